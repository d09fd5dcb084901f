"""A small company that hunts walk in."""

import pytest

from forest_builder import Leaf, build
from forest_studio.core.hunt.base import World
from forest_studio.core.model.forest import Forest
from hunt_world import world_in

FILES = {
    "index.md": Leaf(id="company", title="The company", summary="Everything there is."),
    "incidents/double-invoices.md": Leaf(
        title="Double invoices of 3 March",
        summary="Customers were billed twice in one night.",
        body="# What happened\n\nOn 3 March 2025 some 1,200 customers got two invoices.\n",
        edges=(("invoice-service", "caused-by", "it retried a run that had worked"),),
    ),
    "services/invoice-service.md": Leaf(
        title="Invoice service",
        summary="Issues customer invoices and keeps their legal copies.",
        tags=("service",),
        scent="where invoices are made",
        body="It runs at 02:00. It needs the tariff book.\n",
        edges=(("team-ledger", "owned-by", "who is paged when invoices stall"),),
    ),
    "services/invoice-v1.md": Leaf(
        title="Invoice service v1",
        summary="The old one.",
        body="Switched off.\n",
        edges=(("invoice-service", "superseded-by", "the one in use"),),
    ),
    "teams/team-ledger.md": Leaf(
        title="Team Ledger",
        summary="Keeps the books of all countries.",
        body="We keep books. Seven people work here.\n",
        edges=(("ana-ruiz", "part-of", "who leads it"),),
    ),
    "teams/ana-ruiz.md": Leaf(
        title="Ana Ruiz",
        summary="Came from treasury.",
        body="Joined in 2019.\n\n- Phone: +34 600 123 456\n- Mail: ana@example.org\n",
    ),
    "notes/loose.md": Leaf(title="Loose notes", body="Some words.\n", wild=True),
}


@pytest.fixture(scope="session")
def company() -> Forest:
    return build(FILES)


@pytest.fixture(scope="session")
def world(company: Forest) -> World:
    return world_in(company)
