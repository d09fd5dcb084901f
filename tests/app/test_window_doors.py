"""The doors page: exactly what a navigator sees, with every cut said, and what More shows."""

from collections.abc import Callable
from pathlib import Path

from forest_studio.app.doors.doors_page import DoorsPage
from forest_studio.app.workshop import Workshop
from forest_studio.core.hunt.base import State, World
from forest_studio.core.hunt.observing.observation import observe
from forest_studio.core.model.budget import count

Settled = Callable[[], None]


def open_doors(workshop: Workshop, wood: Path, settled: Settled, more: int) -> DoorsPage:
    """The doors of the services grove after it got more children."""
    for n in range(more):
        name = f"part-{n:02}"
        scent = "a part that does one of the many things"
        text = f"---\nid: {name}\ntitle: Part {n}\nsummary: A part.\nscent: {scent}\n---\nWords.\n"
        (wood / f"services/{name}.md").write_text(text)
    workshop.desk.refresh()
    settled()
    workshop.desk.select("services")
    workshop.curate.show_page("doors")
    settled()
    return workshop.curate.doors


def test_the_observation_is_shown_word_for_word_with_its_cuts_marked(
    workshop: Workshop, wood: Path, settled: Settled
) -> None:
    page = open_doors(workshop, wood, settled, 40)
    desk = workshop.desk
    seen = observe(World(desk.forest, desk.session.index), State("", "services"))
    page.views.button("exact").click()
    assert page.exact.toPlainText() == seen.text
    (cut,) = page.exact.cuts
    assert cut == f"[{len(seen.doors)} of {seen.doors_total} doors shown; say more]"
    assert page.meter.tokens == seen.tokens == count(seen.text)


def test_more_shows_the_next_doors_until_none_are_left(
    workshop: Workshop, wood: Path, settled: Settled
) -> None:
    page = open_doors(workshop, wood, settled, 40)
    first = page.observation
    assert first is not None
    assert page.band.isVisible()
    page.more_button.click()
    settled()
    second = page.observation
    assert second is not None
    assert second.doors[0].number == first.doors[-1].number + 1
    assert f"{second.doors[0].number}–{second.doors[-1].number}" in page.band.text()
    while page.more_button.isVisible():
        page.more_button.click()
        settled()
    assert page.observation is not None
    assert page.observation.doors[-1].number == first.doors_total
    page.first_button.click()
    settled()
    assert page.observation == first


def test_the_body_opens_page_by_page(workshop: Workshop, wood: Path, settled: Settled) -> None:
    file = wood / "services/ledger.md"
    file.write_text(file.read_text() + "A line about totals and what becomes of them.\n" * 60)
    workshop.desk.refresh()
    settled()
    workshop.desk.select("ledger")
    workshop.curate.show_page("doors")
    settled()
    page = workshop.curate.doors
    page.open_button.click()
    settled()
    assert page.observation is not None
    assert (page.observation.opened, page.observation.page) == ("ledger", 1)
    assert page.body_band.isVisible()
    page.more_button.click()
    settled()
    assert page.observation.page == 2
    page.views.button("exact").click()
    assert any(cut.startswith("[body cut at") for cut in page.exact.cuts)


def test_a_place_where_everything_fits_has_nothing_to_say_more(
    workshop: Workshop, settled: Settled
) -> None:
    workshop.desk.select("ledger")
    workshop.curate.show_page("doors")
    settled()
    page = workshop.curate.doors
    assert not page.band.isVisible()
    assert not page.more_button.isVisible()
    page.views.button("exact").click()
    assert page.exact.cuts == ()
