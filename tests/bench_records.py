"""Headers and samples as a run would write them, made by hand."""

from forest_studio.bench.records import Cost, Header, LimitSettings, Sample, Scores


def header(*arms: str, questions: int = 10, repeats: int = 1, seed: int = 0) -> Header:
    return Header(
        started="2026-01-02T03:04:05+00:00",
        forest_path="../forest",
        forest_name="Test forest",
        forest_commit="c0ffee" * 6 + "c0ff",
        forest_content="0" * 64,
        suite="small",
        suite_file="../small.yaml",
        suite_sha256="1" * 64,
        language="en",
        questions=questions,
        arms={arm: {"navigator": arm} for arm in arms},
        seed=seed,
        repeats=repeats,
        limits=LimitSettings(hops=12, tokens=6000, seconds=60),
        versions={"forest_studio": "0.1.0"},
    )


def sample(
    arm: str,
    question: str,
    *,
    correct: bool = False,
    answerable: bool = True,
    refused: bool = False,
    repeat: int = 0,
    hops: int = 2,
    tokens: int = 100,
    error: str = "",
    reached: bool | None = None,
    kind: str = "",
) -> Sample:
    return Sample(
        arm=arm,
        question=question,
        repeat=repeat,
        seed=1,
        answerable=answerable,
        gold_hops=hops,
        kind=kind,
        error=error,
        outcome="gave-up" if refused else "answered",
        answer="" if refused else "some words",
        scores=Scores(
            correct=correct,
            common_f1=0.5 if correct else 0.0,
            reached=correct if reached is None else reached,
            refused=refused,
            stopped=False,
            right=correct if answerable else refused,
            supported=not refused,
            path_share=1.0 if correct else 0.5,
        ),
        hops=4,
        first_doors=1,
        steps=6,
        cost=Cost(observed_tokens=tokens, seconds=0.01, cpu_seconds=0.01),
        trail=f"trails/{arm}/{question}.{repeat}.json",
    )
