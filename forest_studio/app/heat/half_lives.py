"""The half-lives that can be tried, and how a half-life and a moment are written."""

from datetime import UTC, datetime, timedelta

from forest_studio.app.words.translation import counted, day, number, translate

_TRIED = (1, 2, 3, 5, 7, 10, 14, 21, 30, 45, 60, 90, 120, 180, 270, 365, 730)
STEPS = 120
"""Stops of the slider from the first hunt until now."""


def half_lives(own: float) -> tuple[float, ...]:
    """Days that can be tried, the manifest's own among them."""
    return tuple(sorted({*map(float, _TRIED), own}))


def nearest(lives: tuple[float, ...], days: float) -> int:
    """The place of the half-life that is closest to so many days."""
    return min(range(len(lives)), key=lambda place: abs(lives[place] - days))


def days_text(days: float) -> str:
    """A half-life in words."""
    if days == round(days):
        return counted("HeatLegend", "%Ln day(s)", round(days))
    return translate("HeatLegend", "{0} days").format(number(days, 1))


def moment_at(span: tuple[datetime, datetime] | None, stop: int) -> datetime | None:
    """The moment of a stop of the slider; None for the last one, which is now."""
    if span is None or stop >= STEPS:
        return None
    first, now = span[0], datetime.now(UTC)
    return first + (now - first) * stop / STEPS


def stop_of(span: tuple[datetime, datetime] | None, moment: datetime | None) -> int:
    """The stop of the slider for a moment."""
    if span is None or moment is None:
        return STEPS
    first, now = span[0], datetime.now(UTC)
    whole = max((now - first).total_seconds(), 1.0)
    return max(0, min(STEPS, round(STEPS * (moment - first).total_seconds() / whole)))


def moment_text(moment: datetime | None) -> str:
    """A moment as the legend writes it: a day, and the hour where it is of today."""
    if moment is None:
        return translate("HeatLegend", "now")
    here = moment.astimezone()
    if datetime.now().astimezone() - here < timedelta(days=1):
        return f"{here:%H:%M}"
    return day(moment.timestamp(), with_year=here.year != datetime.now().year)
