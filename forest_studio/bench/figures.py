"""The figures of a report, drawn by matplotlib where the extra ``plot`` is installed."""

import io
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

from forest_studio.bench.stats import Estimate
from forest_studio.bench.summary import Summary
from forest_studio.core.hunt.showing.safe_html import visible

NO_PLOT = "figures need the extra 'plot': pip install 'forest-studio[plot]'"
_INK, _DOT, _GRID = "#1f2933", "#2f7d5b", "#d8dee4"
_BLAME = (
    ("read-right", "right from the page", "#2f7d5b"),
    ("lucky", "right without it", "#9cc9b3"),
    ("blame-reader", "wrong: reader", "#e0a458"),
    ("blame-retrieval", "wrong: retrieval", "#b5483a"),
)
_DPI = 150
_MARKS = "osD^vP*Xh<>"


@dataclass(frozen=True, slots=True)
class Figure:
    """One picture in both forms."""

    name: str
    """Of its files, without the ending."""
    title: str
    svg: str
    png: bytes


def can_draw() -> bool:
    """Whether matplotlib is there."""
    return find_spec("matplotlib") is not None


def figures(summary: Summary) -> tuple[Figure, ...]:
    """Every figure that has something to show; none without matplotlib."""
    if not can_draw() or not summary.arms:
        return ()
    drawn = [
        _drawn("correct", "Correct answers", lambda axes: _dots(axes, summary, "correct")),
        _drawn("blame", "Where it went wrong", lambda axes: _bars(axes, summary)),
        _drawn(
            "evidence", "All gold pages in five", lambda axes: _dots(axes, summary, "all-gold-5")
        ),
        _drawn("cost", "Correct answers against tokens seen", lambda axes: _cost(axes, summary)),
    ]
    if len({hops for found in summary.by_hops.values() for hops in found}) > 1:
        drawn.append(_drawn("hops", "Correct by hops", lambda axes: _grid(axes, summary)))
    return tuple(drawn)


def _drawn(name: str, title: str, draw: Callable[[Any], None]) -> Figure:
    # Slow to load, and only where somebody wants a figure; no window is ever opened.
    from matplotlib import rc_context  # noqa: PLC0415
    from matplotlib.backends.backend_agg import FigureCanvasAgg  # noqa: PLC0415
    from matplotlib.figure import Figure as Sheet  # noqa: PLC0415

    # The same run gives the same bytes: no date, and ids from a fixed salt.
    with rc_context({"svg.hashsalt": "forest-studio", "svg.fonttype": "none"}):
        sheet = Sheet(figsize=(7.2, 4.2), layout="constrained")
        FigureCanvasAgg(sheet)
        axes = sheet.subplots()
        axes.set_title(title, loc="left", color=_INK)
        axes.spines[["top", "right"]].set_visible(False)
        draw(axes)
        svg, png = io.StringIO(), io.BytesIO()
        # A page lays it on a ground of its own.
        sheet.savefig(svg, format="svg", metadata={"Date": None}, transparent=True)
        sheet.savefig(png, format="png", dpi=_DPI, metadata={"Software": None})
    return Figure(name, title, svg.getvalue(), png.getvalue())


def _dots(axes: Any, summary: Summary, measure: str) -> None:
    """A dot with its interval for each arm, the first arm on top."""
    found = _of_arms(summary, measure)
    for place, figure in enumerate(found.values()):
        axes.plot([100 * figure.low, 100 * figure.high], [place, place], color=_DOT, linewidth=2)
        axes.plot([100 * figure.value], [place], "o", color=_DOT, clip_on=False, zorder=3)
    _name_rows(axes, list(found))
    axes.set_xlim(0, 100)
    axes.set_xlabel("% of questions, 95% interval")


def _bars(axes: Any, summary: Summary) -> None:
    arms = list(_of_arms(summary, "correct"))
    starts = [0.0] * len(arms)
    for measure, label, colour in _BLAME:
        found = [summary.arms[arm][measure] for arm in arms]
        widths = [100 * figure.value if figure else 0.0 for figure in found]
        axes.barh(range(len(arms)), widths, left=starts, color=colour, label=label, height=0.7)
        starts = [start + width for start, width in zip(starts, widths, strict=True)]
    _name_rows(axes, arms)
    axes.set_xlim(0, 100)
    axes.set_xlabel("% of the questions that have an answer")
    axes.figure.legend(loc="outside lower center", ncols=4, frameon=False, fontsize=8)


def _cost(axes: Any, summary: Summary) -> None:
    """A mark for each arm; names stand in the legend, since cheap arms lie side by side."""
    for place, (arm, figures_of) in enumerate(summary.arms.items()):
        correct, seen = figures_of["correct"], figures_of["observed-tokens"]
        if correct is None or seen is None:
            continue
        colour, mark = f"C{place % 10}", _MARKS[place % len(_MARKS)]
        low, high = 100 * correct.low, 100 * correct.high
        axes.plot([seen.value, seen.value], [low, high], color=colour, alpha=0.35, linewidth=1)
        axes.plot(
            [seen.value],
            [100 * correct.value],
            mark,
            color=colour,
            label=_plain(arm),
            clip_on=False,
        )
    axes.set_ylim(0, 100)
    axes.set_xlabel("tokens seen per question")
    axes.set_ylabel("% correct, 95% interval")
    axes.grid(color=_GRID, linewidth=0.6)
    if axes.get_legend_handles_labels()[0]:
        axes.figure.legend(loc="outside right upper", frameon=False, fontsize=8)


def _grid(axes: Any, summary: Summary) -> None:
    """A field for each arm and number of hops: lines would hide each other."""
    arms = [arm for arm, found in summary.by_hops.items() if found]
    hops = sorted({count for found in summary.by_hops.values() for count in found})
    shares = [[_share(summary, arm, count) for count in hops] for arm in arms]
    edges = {"edgecolors": "white", "linewidth": 1}
    axes.pcolormesh(shares, cmap="Greens", vmin=0, vmax=130, **edges)
    for row, values in enumerate(shares):
        for column, value in enumerate(values):
            if not math.isnan(value):
                where = (column + 0.5, row + 0.5)
                axes.text(*where, f"{value:.0f}%", ha="center", va="center", fontsize=8)
    axes.set_yticks([row + 0.5 for row in range(len(arms))], [_plain(arm) for arm in arms])
    axes.set_xticks([column + 0.5 for column in range(len(hops))], [str(h) for h in hops])
    axes.tick_params(length=0)
    axes.invert_yaxis()
    axes.spines[:].set_visible(False)
    axes.set_xlabel("hops")


def _share(summary: Summary, arm: str, hops: int) -> float:
    found = summary.by_hops[arm].get(hops)
    return 100 * found.value if found else math.nan


def _of_arms(summary: Summary, measure: str) -> Mapping[str, Estimate]:
    found = {arm: figures_of[measure] for arm, figures_of in summary.arms.items()}
    return {arm: figure for arm, figure in found.items() if figure is not None}


def _name_rows(axes: Any, names: Sequence[str]) -> None:
    axes.set_yticks(range(len(names)), [_plain(name) for name in names])
    axes.invert_yaxis()
    axes.grid(axis="x", color=_GRID, linewidth=0.6)
    axes.set_axisbelow(True)


def _plain(name: str) -> str:
    """A name that is drawn as it stands; between dollars matplotlib would read a formula."""
    return visible(name).replace("$", r"\$")
