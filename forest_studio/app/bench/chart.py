"""Right answers against tokens, drawn by pyqtgraph; import it late, that costs 0.4 s."""

import math

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QResizeEvent, QWheelEvent

from forest_studio.app.bench.arms import BASELINES, NAVIGATORS, arm_name, look_of
from forest_studio.app.bench.chart_points import Point, Points, ticks
from forest_studio.app.bench.label_places import Wanted, place_labels
from forest_studio.app.look.theme import Look, ui_font
from forest_studio.app.words.translation import number, translate

_SYMBOLS = {NAVIGATORS: "o", BASELINES: "s"}
_SIZES = {NAVIGATORS: 11, BASELINES: 9}
_LEADER = 14.0
"""Pixels from which a line leads from a label to its point."""


class Chart(pg.PlotWidget):
    """A picture to be read; a click on a point compares its arm."""

    arm_wanted = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setAntialiasing(True)
        self._look = look
        self._points = Points((), 0.0, 1.0, None)
        self._shown: list[pg.GraphicsObject] = []
        plot = self.getPlotItem()
        plot.setMenuEnabled(False)
        plot.hideButtons()
        plot.setMouseEnabled(False, False)
        self.setMinimumHeight(300)
        self.setFrameShape(self.frameShape().NoFrame)
        self.setViewportUpdateMode(self.ViewportUpdateMode.FullViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        look.changed.connect(self._wear)
        self._wear()

    def show_points(self, points: Points) -> None:
        """Shows other points."""
        self._points = points
        words = (
            translate("Chart", "{0}: {1} % right at {2} tokens").format(
                arm_name(p.arm), number(p.y, 1), number(p.tokens)
            )
            for p in points.points
        )
        self.setAccessibleDescription("; ".join(words))
        self._draw()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The page scrolls, not the chart."""
        event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Labels find their places anew."""
        super().resizeEvent(event)
        self.viewport().update()

    # Drawing

    def _wear(self) -> None:
        palette = self._look.palette
        self.setBackground(palette.raised)
        for side in ("left", "bottom"):
            axis = self.getAxis(side)
            axis.setPen(pg.mkPen(palette.strong))
            axis.setTextPen(pg.mkPen(palette.text2))
            axis.setStyle(tickFont=ui_font(12), tickLength=-4)
        self._draw()

    def _draw(self) -> None:
        plot, points = self.getPlotItem(), self._points
        for item in self._shown:
            plot.removeItem(item)
        self._shown = []
        plot.setXRange(points.start, points.end, padding=0)
        plot.setYRange(0, 100, padding=0.02)
        self._draw_axes()
        self._draw_best()
        for point in points.points:
            self._draw_point(point)
        self.viewport().update()

    def _draw_axes(self) -> None:
        points = self._points
        shares = [(v, f"{number(v)} %") for v in range(0, 101, 20)]
        self.getAxis("left").setTicks([shares])
        from_here = points.start if points.none_at is None else points.none_at + 0.2
        marks = [(math.log10(value), number(value)) for value in ticks(from_here, points.end)]
        if points.none_at is not None:
            marks.insert(0, (points.none_at, translate("Chart", "none")))
        bottom = self.getAxis("bottom")
        bottom.setTicks([marks])
        bottom.setLabel(translate("Chart", "tokens a question (log)"), **self._label_style())
        self.showGrid(x=True, y=True, alpha=0.22)

    def _label_style(self) -> dict[str, str]:
        return {"color": self._look.palette.text2.name(), "font-size": "12px"}

    def _draw_best(self) -> None:
        best = self._points.best
        if len(best) > 1:
            pen = pg.mkPen(self._look.palette.accent, width=1.4, dash=[5, 4])
            line = pg.PlotDataItem([p.x for p in best], [p.y for p in best], pen=pen)
            self._add(line)

    def _draw_point(self, point: Point) -> None:
        look = look_of(point.arm)
        colour = self._colour(point)
        whisker = pg.ErrorBarItem(
            x=_one(point.x),
            y=_one(point.y),
            top=_one(point.high - point.y),
            bottom=_one(point.y - point.low),
            beam=(self._points.end - self._points.start) * 0.025,
            pen=pg.mkPen(colour, width=1.4),
        )
        self._add(whisker)
        mark = pg.ScatterPlotItem(
            [point.x],
            [point.y],
            symbol=_SYMBOLS.get(look.group, "d"),
            size=_SIZES.get(look.group, 13),
            brush=pg.mkBrush(colour),
            pen=pg.mkPen(self._look.palette.raised, width=1),
            hoverable=True,
            tip=lambda **_at: f"{arm_name(point.arm)} · {number(point.y, 1)} %",
        )
        mark.sigClicked.connect(lambda *_: self.arm_wanted.emit(point.arm))
        self._add(mark)

    def _add(self, item: pg.GraphicsObject) -> None:
        self.getPlotItem().addItem(item)
        self._shown.append(item)

    def _colour(self, point: Point) -> QColor:
        token = look_of(point.arm).token
        return self._look.colour("text2" if token == "text3" else token)

    # Labels

    def drawForeground(self, painter: QPainter, rect: QRectF) -> None:
        """Writes the names of the arms, none over another."""
        super().drawForeground(painter, rect)
        ordered = sorted(self._points.points, key=lambda p: not look_of(p.arm).strong)
        wanted = [self._wanted(point) for point in ordered]
        view = self.getPlotItem().getViewBox()
        room = view.mapRectToScene(view.rect())
        for point, label, place in zip(ordered, wanted, place_labels(wanted, room), strict=True):
            if place is not None:
                self._write(painter, point, label.point, place)

    def _wanted(self, point: Point) -> Wanted:
        view = self.getPlotItem().getViewBox()

        def at(y: float) -> QPointF:
            return view.mapViewToScene(QPointF(point.x, y))

        metrics = QFontMetricsF(self._font(point))
        size = QSizeF(metrics.horizontalAdvance(arm_name(point.arm)) + 2, metrics.height())
        return Wanted(at(point.y), size, at(point.high).y(), at(point.low).y())

    def _write(self, painter: QPainter, point: Point, at: QPointF, place: QRectF) -> None:
        palette = self._look.palette
        strong = look_of(point.arm).strong
        gap = abs(place.center().y() - at.y())
        if gap > _LEADER:
            end = QPointF(
                place.left() if place.left() > at.x() else place.right(), place.center().y()
            )
            away = QLineF(at, end)
            away.setP1(away.pointAt(min(1.0, _LEADER / 2 / max(1.0, away.length()))))
            painter.setPen(QPen(palette.strong, 1))
            painter.drawLine(away)
        painter.setFont(self._font(point))
        painter.setPen(palette.text if strong else palette.text2)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, arm_name(point.arm))

    def _font(self, point: Point) -> QFont:
        return ui_font(13, 600 if look_of(point.arm).strong else 400)


def _one(value: float) -> np.ndarray:
    return np.array([value])
