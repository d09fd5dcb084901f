"""Moments in files that anybody may have written: usable ones, and one that is the newest."""

from datetime import UTC, datetime, timedelta

_LAST = datetime(9000, 1, 1, tzinfo=UTC).timestamp()
"""Seconds since 1970: later dates leave no room for time zones and for what comes after."""


def checked(moment: datetime) -> datetime:
    """The moment; raises ValueError for one without a time zone or out of the calendar's middle."""
    if moment.tzinfo is None:
        raise ValueError("it has no time zone")
    if not 0 <= moment.timestamp() < _LAST:
        raise ValueError("it has no date that can be used")
    return moment


def now_after(moment: datetime | None) -> datetime:
    """Now, or just after a moment: somebody's clock may be ahead, and the last word counts."""
    now = datetime.now(UTC)
    return now if moment is None else max(now, moment.astimezone(UTC) + timedelta(microseconds=1))
