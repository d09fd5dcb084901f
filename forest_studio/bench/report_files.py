"""Writes a report: tables as Markdown, CSV and LaTeX, figures, and one page that needs no other."""

from pathlib import Path

from forest_studio.bench.figures import NO_PLOT, Figure, can_draw, figures
from forest_studio.bench.report import Report
from forest_studio.bench.run_files import refuse_links, write_whole
from forest_studio.core.hunt.showing.safe_html import safe

FIGURES = "figures"
_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
"""Nothing is fetched and nothing runs; the drawings bring styles of their own."""
_STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; color: #1f2933; background: #fbfcfb;
       max-width: 1180px; margin: 2rem auto; padding: 0 1.5rem; }
h1 { font-size: 1.5rem; margin-bottom: .3rem } h2 { font-size: 1.1rem; margin-top: 2.2rem }
ul.facts { list-style: none; padding: 0; color: #52606d; font-size: .9rem }
section { overflow-x: auto } section p { color: #52606d; font-size: .88rem; max-width: 80ch }
table { border-collapse: collapse; font-size: .88rem; white-space: nowrap }
th { text-align: left; border-bottom: 2px solid #cbd2d9; padding: .3rem .8rem .3rem 0 }
td { border-bottom: 1px solid #e4e7eb; padding: .3rem .8rem .3rem 0 }
th.n { text-align: right } td.n { text-align: right; font-variant-numeric: tabular-nums }
.figures { display: grid; gap: 1.2rem; margin: 1.5rem 0;
           grid-template-columns: repeat(auto-fill, minmax(min(100%, 32rem), 1fr)) }
figure { margin: 0; padding: .6rem; border-radius: 6px;
         background: #fff; border: 1px solid #e4e7eb }
svg { width: 100%; height: auto }
@media (prefers-color-scheme: dark) {
  body { background: #161b1a; color: #dfe6e3 } ul.facts, section p { color: #9fb0aa }
  th { border-color: #3b4744 } td { border-color: #2a3331 }
  figure { background: #eef1ef; border-color: #eef1ef } }
"""


def write_report(folder: Path, report: Report, *, drawings: bool = True) -> tuple[Path, ...]:
    """Writes ``report.md``, ``.csv``, ``.tex``, ``.html`` and, with the extra ``plot``, figures.

    Raises BenchError for a folder with links in it.
    """
    refuse_links(folder)
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
        write_whole(png, figure.png)
        written += [svg, png]
    return tuple(written)


def page(report: Report, drawn: tuple[Figure, ...]) -> str:
    """The report as one HTML page; it asks for nothing from outside, and every text is escaped."""
    title = safe(report.title)
    facts = "".join(f"<li>{safe(line)}</li>" for line in report.heading()[1:])
    pictures = "\n".join(f"<figure>{_inline(figure)}</figure>" for figure in drawn)
    if not drawn and not can_draw():
        pictures = f"<p>{safe(NO_PLOT)}</p>"
    elif drawn:
        pictures = f'<div class="figures">{pictures}</div>'
    tables = "\n".join(table.html() for table in report.tables())
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
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
