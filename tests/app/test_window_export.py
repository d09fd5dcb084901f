"""The map as a file: what is shown, the whole or what lies around a node."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QImage

from forest_studio.app.map_exporting import write
from forest_studio.app.workshop import Workshop


def test_the_local_view_is_exported_with_its_names_as_text(
    workshop: Workshop, settled: Callable[[], None], tmp_path: Path
) -> None:
    workshop.desk.select("invoices")
    workshop.range.show_around()
    settled()
    out = tmp_path / "around.svg"
    write(workshop, out)
    drawing = out.read_text(encoding="utf-8")
    assert "Invoice service" in drawing
    assert "Ledger" in drawing
    assert "<image" not in drawing
    workshop.range.fit()
    whole = tmp_path / "whole.svg"
    write(workshop, whole)
    assert whole.read_text(encoding="utf-8") != drawing


def test_the_local_view_is_exported_with_two_points_a_pixel(
    workshop: Workshop, settled: Callable[[], None], tmp_path: Path
) -> None:
    workshop.desk.select("invoices")
    workshop.range.show_around()
    settled()
    out = tmp_path / "around.png"
    write(workshop, out)
    size = workshop.map.around.size()
    assert QImage(str(out)).size() == size * 2
