"""The tables of a report, each a small function from a summary to rows of texts."""

from collections.abc import Callable, Mapping, Sequence

from forest_studio.bench.criteria import Verdict
from forest_studio.bench.records import Header
from forest_studio.bench.stats import Estimate
from forest_studio.bench.summary import Pair, Summary
from forest_studio.bench.tables import NOTHING, Table, number, points, share, spread

Cell = Callable[[Estimate | None], str]
Column = tuple[str, str, Cell]
"""Name of a measure, head of its column, and how its figure is written."""


def _digits(count: int) -> Cell:
    return lambda figure: number(figure, count)


_ANSWERS: tuple[Column, ...] = (
    ("correct", "correct", share),
    ("reached", "reached", share),
    ("grounded", "grounded", share),
    ("abstained-right", "refused rightly", share),
    ("abstained-wrong", "refused wrongly", share),
    ("stopped", "stopped", share),
    ("errors", "broke", share),
    ("supported", "quotes found", share),
)
_ANSWERS_NOTE = (
    "Shares with their 95% Wilson interval over questions. correct (an accepted answer stands in "
    "the answer), reached, grounded and refused wrongly: of the questions that have an answer; "
    "reached: the gold page was read or its quote shown; grounded: correct, reached and every "
    "quote found; refused rightly: of those that have none; stopped: ended by a limit without an "
    "answer, which is no refusal; broke: the arm failed, which counts as wrong; quotes found: all "
    "of them, of the answers given."
)
_BLAME: tuple[Column, ...] = (
    ("read-right", "right from the page", share),
    ("lucky", "right without it", share),
    ("blame-reader", "wrong: reader", share),
    ("blame-retrieval", "wrong: retrieval", share),
)
_BLAME_NOTE = (
    "Of the questions that have an answer. reader: the gold page was read and the answer is wrong "
    "all the same; retrieval: the gold page was never read. A right answer without the gold page "
    "is luck, or stands on another page too. The four add up to 100%."
)
_RULES: tuple[Column, ...] = (
    ("official-em", "EM (suite's rule)", share),
    ("official-f1", "F1 (suite's rule)", spread),
    ("official-accuracy", "accuracy (suite's rule)", share),
    ("common-em", "EM (simplified)", share),
    ("common-f1", "F1 (simplified)", spread),
    ("judged-right", "right, says a model", share),
)
_RULES_NOTE = (
    "The suite's rule: what the suite's own evaluation script does with case, articles, yes and "
    "no, and aliases; a dash where it has none or does not measure that. Simplified: SQuAD's "
    "normalisation and the best of all accepted answers, for every suite alike. The two must not "
    "be compared with each other. An arm without a model answers with a whole sentence, which an "
    "exact match hardly ever is."
)
_EVIDENCE: tuple[Column, ...] = (
    ("recall-2", "recall@2", spread),
    ("recall-5", "recall@5", spread),
    ("recall-10", "recall@10", spread),
    ("all-gold-5", "all gold in 5", share),
    ("path-share", "gold path", _digits(2)),
)
_EVIDENCE_NOTE = (
    "How many of the gold pages stand among the first 2, 5 and 10: of the ranking, where an arm "
    "ranks pages; of the pages in the order in which they were opened, then stood on, then "
    "quoted, where it walks. A walk that reads two pages can't have more than two. gold path: "
    "share of the gold pages that were visited at all."
)
_COSTS: tuple[Column, ...] = (
    ("hops", "hops", _digits(1)),
    ("explored", "planned over", _digits(0)),
    ("observed-tokens", "tokens seen", _digits(0)),
    ("tokens-per-right", "seen/right", _digits(0)),
    ("prompt-tokens", "tokens in", _digits(0)),
    ("reply-tokens", "tokens out", _digits(0)),
    ("calls", "calls", _digits(1)),
    ("dollars-per-right", "$/right", _digits(4)),
    ("first-door", "first door", _digits(2)),
    ("seconds", "seconds", _digits(3)),
    ("cpu-seconds", "CPU s", _digits(3)),
    ("seconds-per-right", "s/right", _digits(2)),
)
_COSTS_NOTE = (
    "Means over questions. planned over: passports read beside what was shown; seen/right: tokens "
    "shown in all per correct answer; tokens in and out, calls: of a language model; $/right: by "
    "the prices that ship, for models whose price is known; first door: share of hops through "
    "door number 1."
)
_PAIRS_NOTE = (
    "Same questions; 95% interval of the paired bootstrap, 10,000 draws of questions with all "
    "their repeats; exact McNemar test over questions won in more than half of the repeats."
)
_HOPS_NOTE = (
    "Steps between the pages of the gold path; in a published suite, pages that its questions need."
)


def tables(
    header: Header, summary: Summary, verdicts: Sequence[Verdict], afterwards: bool
) -> list[Table]:
    """Every table that has a row and a figure."""
    found = [
        _by_arm(summary, "Answers", _ANSWERS, _ANSWERS_NOTE),
        _by_arm(summary, "Where it went wrong", _BLAME, _BLAME_NOTE),
        _by_arm(summary, "Exact match and F1", _RULES, _RULES_NOTE),
        _by_arm(summary, "Evidence", _EVIDENCE, _EVIDENCE_NOTE),
        _by_arm(summary, "Costs", _COSTS, _COSTS_NOTE),
        _pairs(summary.pairs),
        _by_hops(summary),
        _by_kind(summary),
        _index(header),
        _criteria(verdicts, afterwards),
    ]
    return [table for table in found if table.rows]


def _by_arm(summary: Summary, title: str, columns: Sequence[Column], note: str) -> Table:
    """A row for each arm; columns in which no arm has a figure are left out."""
    shown = [c for c in columns if any(f[c[0]] is not None for f in summary.arms.values())]
    rows = [
        [arm, _questions(figures), *(write(figures[name]) for name, _, write in shown)]
        for arm, figures in summary.arms.items()
    ]
    return Table(title, ["arm", "n", *(head for _, head, _ in shown)], rows, note)


def _questions(figures: Mapping[str, Estimate | None]) -> str:
    right = figures["right"]
    return str(right.n if right else 0)


def _pairs(pairs: Sequence[Pair]) -> Table:
    rows = [
        [
            f"{pair.first} − {pair.second}",
            pair.measure,
            points(pair.difference),
            str(pair.only_first),
            str(pair.only_second),
            chance(pair.p),
        ]
        for pair in pairs
        if pair.difference is not None
    ]
    columns = ["arms", "measure", "difference, points", "only first", "only second", "McNemar p"]
    return Table("Differences", columns, rows, _PAIRS_NOTE, texts=2)


def chance(p: float | None) -> str:
    """A p value with four digits."""
    if p is None:
        return NOTHING
    return f"{p:.4f}" if p >= 0.0001 else "< 0.0001"


def _by_hops(summary: Summary) -> Table:
    counts = sorted({count for found in summary.by_hops.values() for count in found})
    named = {count: "1 hop" if count == 1 else f"{count} hops" for count in counts}
    by_arm = {
        arm: {named[count]: figure for count, figure in found.items()}
        for arm, found in summary.by_hops.items()
    }
    title = "Correct by hops of the gold path"
    return _split(title, by_arm, list(named.values()), _HOPS_NOTE)


def _by_kind(summary: Summary) -> Table:
    kinds = sorted({kind for found in summary.by_kind.values() for kind in found})
    return _split("Correct by kind of question", summary.by_kind, kinds, "")


def _split(
    title: str, by_arm: Mapping[str, Mapping[str, Estimate]], parts: Sequence[str], note: str
) -> Table:
    sizes = {part: found[part].n for found in by_arm.values() for part in parts if part in found}
    rows = [[arm, *(share(found.get(p)) for p in parts)] for arm, found in by_arm.items() if found]
    return Table(title, ["arm", *(f"{part} (n={sizes[part]})" for part in parts)], rows, note)


def _index(header: Header) -> Table:
    facts = header.index
    row = [facts.engine, f"{facts.nodes:,}", f"{facts.seconds:.2f}", _size(facts.bytes)]
    rows = [row] if facts.engine else []
    return Table("Index", ["engine", "nodes", "seconds", "size"], rows)


def _size(count: int) -> str:
    return f"{count / 1_000_000:.1f} MB" if count else NOTHING


def _criteria(verdicts: Sequence[Verdict], afterwards: bool) -> Table:
    rows = [_criterion_row(verdict) for verdict in verdicts]
    columns = ["criterion", "limit", "measured", "outcome"]
    note = "These criteria were not part of the run: they were given after it." * afterwards
    return Table("Criteria", columns, rows, note, texts=4)


def _criterion_row(verdict: Verdict) -> list[str]:
    criterion = verdict.criterion
    arms = f"{criterion.arm} − {criterion.minus}" if criterion.minus else criterion.arm
    bound = "" if criterion.bound == "value" else f" {criterion.bound} end"
    figure = verdict.measured
    measured = NOTHING
    if figure is not None:
        measured = f"{figure.value:.4g} [{figure.low:.4g}, {figure.high:.4g}]"
    limit = f"{arms}: {criterion.measure}{bound} {criterion.limit}"
    return [criterion.says, limit, measured, verdict.status.upper()]
