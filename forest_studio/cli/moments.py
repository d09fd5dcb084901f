"""Moments on the command line: a day, a time of day, or a commit."""

from datetime import UTC, datetime, timedelta

import typer

from forest_studio.core.session import Session


def moment(session: Session, text: str) -> datetime | None:
    """The moment that a text names, None for an empty one; a day means its end (UTC).

    Raises typer.BadParameter for what is neither a date nor a commit of the forest.
    """
    if not text:
        return None
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        return _of_commit(session, text)
    if found.tzinfo is None:
        found = found.replace(tzinfo=UTC)
    if any(sign in text for sign in "T :"):
        return found
    try:
        return found + timedelta(days=1)
    except OverflowError as error:
        raise typer.BadParameter(f"nothing comes after {text!r}") from error


def _of_commit(session: Session, prefix: str) -> datetime:
    session.history.update()
    found = session.history.find(prefix, 2)
    if len(found) != 1:
        raise typer.BadParameter(
            f"{prefix!r} is no date such as 2025-03-01, and names no single commit"
        )
    return found[0].time
