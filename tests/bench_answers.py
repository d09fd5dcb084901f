"""Answers of the command line's bench verbs, as the window reads them."""

from typing import Any


def estimate(value: float, low: float, high: float, n: int = 4) -> dict[str, Any]:
    """A figure with its interval."""
    return {"value": value, "low": low, "high": high, "n": n}


def _arm(correct: float, tokens: float) -> dict[str, Any]:
    return {
        "correct": estimate(correct, correct - 0.25, correct + 0.15),
        "reached": estimate(correct, 0.2, 0.9),
        "hops": estimate(2.5, 2, 3),
        "observed-tokens": estimate(tokens, tokens * 0.9, tokens * 1.1),
        "calls": estimate(0, 0, 0),
        "seconds": estimate(0.5, 0.4, 0.6),
        "blame-reader": estimate(0.25, 0, 0.5),
        "blame-retrieval": estimate(0.75 - correct, 0, 0.5),
        "dollars-per-right": None,
    }


def _asked(name: str, hops: int, top_k: bool, forager: bool, answerable: bool = True) -> Any:
    def result(right: bool) -> dict[str, Any]:
        return {"correct": [right] * 2, "right": [right] * 2, "reached": [right] * 2, "errors": 0}

    return {
        "id": name,
        "question": f"What about {name}?",
        "gold_hops": hops,
        "answerable": answerable,
        "kind": "",
        "gold_page": "ledger",
        "arms": {"top-k": result(top_k), "forager": result(forager)},
    }


def show_answer() -> dict[str, Any]:
    """``bench show DIR --json`` of a small run."""
    return {
        "header": {
            "started": "2026-03-01T10:00:00+00:00",
            "forest_path": "../wood",
            "forest_name": "Small wood",
            "forest_commit": "a" * 40,
            "suite": "small",
            "suite_file": "small",
            "suite_sha256": "b" * 64,
            "questions": 3,
            "arms": {"top-k": {}, "forager": {}},
            "not_run": {"llm": "no language model is configured"},
            "seed": 1,
            "repeats": 2,
            "limits": {"hops": 12, "tokens": 6000, "seconds": 60.0},
            "criteria_sha256": "c" * 64,
        },
        "samples": 12,
        "expected": 12,
        "arms": {"top-k": _arm(0.5, 400), "forager": _arm(0.75, 900)},
        "questions": [
            _asked("q1", 1, False, True),
            _asked("q2", 5, True, True),
            _asked("q3", 0, True, False, answerable=False),
        ],
        "criteria": [
            {
                "id": "half",
                "says": "The forager answers half",
                "arm": "forager",
                "minus": "",
                "measure": "correct",
                "bound": "value",
                "at_least": 0.5,
                "measured": estimate(0.75, 0.5, 0.9),
                "outcome": "met",
            }
        ],
    }


def question_answer() -> dict[str, Any]:
    """``bench question DIR ID --json``."""

    def sample(arm: str, repeat: int, right: bool) -> dict[str, Any]:
        return {
            "arm": arm,
            "repeat": repeat,
            "answer": "Marta Quill" if right else "",
            "outcome": "answered" if right else "gave-up",
            "scores": {"right": right, "reached": right},
            "evidence": [{"node": "ledger", "text": "Marta Quill", "supported": True}],
            "hops": 2,
            "error": "",
            "trail_path": "/runs/a/trails/forager/1.json",
        }

    return {
        "id": "q1",
        "question": "Who closes the ledger?",
        "accepted": ["Marta Quill"],
        "path": ["invoices", "ledger"],
        "samples": [
            sample("forager", 1, True),
            sample("forager", 0, True),
            sample("top-k", 0, False),
        ],
    }
