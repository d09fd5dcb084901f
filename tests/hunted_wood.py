"""Hunts for the small wood of the window: what succeeded, what was misled, what joins two pages."""

from datetime import UTC, datetime, timedelta

from forest_studio.core.session import Session
from trail_builder import Walk

TOTALS = "when does the ledger get the totals"
ALIKE = (
    "who sets the price of an invoice",
    "which book sets the price of an invoice",
    "the price of an invoice is set where",
)
SCENT = "receives the totals each night"


def led(session: Session, question: str = TOTALS, days_ago: float = 0.0) -> None:
    """A hunt from the invoices through the one edge of the wood to its answer."""
    walk = Walk(question).enter("invoices").go("ledger", "depends-on", scent=SCENT)
    session.record(walk.answer("ledger", started=_at(days_ago)))


def misled(session: Session, question: str = "who pays for the wood") -> None:
    """A hunt that followed the same scent and found nothing."""
    walk = Walk(question).enter("invoices").go("ledger", "depends-on", scent=SCENT)
    session.record(walk.give_up(started=_at(0.0)))


def joined(session: Session, *questions: str, days_ago: float = 0.0) -> None:
    """Hunts from the invoices by way of the ledger to the tariff book."""
    for question in questions:
        walk = Walk(question).enter("invoices").go("ledger", "depends-on", scent=SCENT)
        session.record(walk.go("tariffs").answer("tariffs", started=_at(days_ago)))


def _at(days_ago: float) -> datetime:
    return datetime.now(UTC) - timedelta(days=days_ago)
