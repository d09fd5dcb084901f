"""Writes a report: tables as Markdown, CSV and LaTeX, figures, and one page that needs no other."""

import os
from html import escape
from pathlib import Path

from forest_studio.bench.figures import NO_PLOT, Figure, can_draw, figures
from forest_studio.bench.report import Report
from forest_studio.bench.run_log import write_whole

FIGURES = "figures"
_STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; color: #1f2933; background: #fbfcfb;
       max-width: 1180px; margin: 2rem auto; padding: 0 1.5rem; }
h1 { font-size: 1.5rem; margin-bottom: .3rem } h2 { font-size: 1.1rem; margin-top: 2.2rem }
ul.facts { list-style: none; padding: 0; color: #52606d; font-size: .9rem }
section { overflow-x: auto } section p { color: #52606d; font-size: .88rem; max-width: 80ch }
table { border-collapse: collapse; font-size: .88rem; white-space: nowrap }
th { text-align: left; border-bottom: 2px solid #cbd2d9; padding: .3rem .8rem .3rem 0 }
td { border-bottom: 1px solid #e4e7eb; padding: .3rem .8rem .3rem 0 }
td.n { text-align: right; font-variant-numeric: tabular-nums }
figure { margin: 1.5rem 0 } svg { max-width: 100%; height: auto }
@media (prefers-color-scheme: dark) {
  body { background: #161b1a; color: #dfe6e3 } ul.facts, section p { color: #9fb0aa }
  th { border-color: #3b4744 } td { border-color: #2a3331 }
  figure { background: #f4f6f5; padding: .5rem; border-radius: 6px } }
"""


def write_report(folder: Path, report: Report, *, drawings: bool = True) -> tuple[Path, ...]:
    """Writes ``report.md``, ``.csv``, ``.tex``, ``.html`` and, with the extra ``plot``, figures."""
    drawn = figures(report.summary) if drawings else ()
    texts = {
        "report.md": report.markdown(),
        "report.csv": report.csv(),
        "report.tex": report.latex(),
        "report.html": page(report, drawn),
    }
    for name, text in texts.items():
        write_whole(folder / name, text)
    written = [folder / name for name in texts]
    for figure in drawn:
        svg, png = (folder / FIGURES / f"{figure.name}.{kind}" for kind in ("svg", "png"))
        write_whole(svg, figure.svg)
        _write_bytes(png, figure.png)
        written += [svg, png]
    return tuple(written)


def page(report: Report, drawn: tuple[Figure, ...]) -> str:
    """The report as one HTML page; it asks for nothing from outside, and every text is escaped."""
    title = escape(report.title)
    facts = "".join(f"<li>{escape(line)}</li>" for line in report.heading()[1:])
    pictures = "\n".join(f"<figure>{_inline(figure)}</figure>" for figure in drawn)
    if not drawn and not can_draw():
        pictures = f"<p>{escape(NO_PLOT)}</p>"
    tables = "\n".join(table.html() for table in report.tables())
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{_STYLE}</style></head>\n<body><h1>{title}</h1>"
        f'<ul class="facts">{facts}</ul>\n{pictures}\n{tables}\n</body></html>\n'
    )


def _inline(figure: Figure) -> str:
    """The drawing without its XML head, ids apart from those of the other drawings."""
    drawing = figure.svg[figure.svg.index("<svg") :]
    for mark in ('id="', 'href="#', "url(#"):
        drawing = drawing.replace(mark, f"{mark}{figure.name}-")
    return drawing


def _write_bytes(path: Path, content: bytes) -> None:
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(content)
    os.replace(beside, path)
