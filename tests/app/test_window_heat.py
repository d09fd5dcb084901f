"""Heat over the map: of one question or of all, as of any moment, by any half-life."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from forest_studio.app.heat.half_lives import STEPS
from forest_studio.app.heat.overlay import HeatOverlay
from forest_studio.app.main_window import MainWindow
from forest_studio.app.opening import open_forest
from forest_studio.app.workshop import Workshop
from forest_studio.app.workspaces.workspace import CURATE, HUNT
from hunted_wood import TOTALS, led, misled

Settled = Callable[[], None]


def overlay_of(workshop: Workshop) -> HeatOverlay:
    return next(part for part in workshop.overlays if isinstance(part, HeatOverlay))


@pytest.fixture
def calm(window: MainWindow, settled: Settled, qtbot: object) -> Settled:
    """Waits until heat and lessons have come to rest, with the timers that go before them."""

    def wait() -> None:
        def quiet() -> bool:
            workshop = window.workshop
            assert workshop is not None
            learnt, heating = workshop.desk.learnt, overlay_of(workshop).heating
            timers = (learnt._soon, heating._soon)
            return not (window.tasks.busy or any(timer.isActive() for timer in timers))

        qtbot.waitUntil(quiet)  # type: ignore[attr-defined]

    return wait


@pytest.fixture
def hunted(workshop: Workshop, calm: Settled) -> Workshop:
    """The window of a wood with two hunts: one of today, one of twenty days ago."""
    led(workshop.desk.session)
    led(workshop.desk.session, "how do totals reach the ledger at night", days_ago=20)
    workshop.desk.learnt.read()
    calm()
    return workshop


def test_h_shows_the_heat_of_all_hunts_and_takes_it_away(hunted: Workshop, calm: Settled) -> None:
    part, view = overlay_of(hunted), hunted.map
    assert view.scene.heat is None
    assert not part.buttons.isVisible()
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_H)
    calm()
    assert part.heating.choice == "all"
    assert part.buttons.isVisible()
    assert part.legend.isVisible()
    assert set(view.scene.overlay.heat or {}) == {"invoices", "ledger"}
    assert list(view.scene.overlay.warm_edges) == [("invoices", "ledger", "depends-on")]
    assert "2 page" in part.legend.text
    QTest.keyClick(view, Qt.Key.Key_H)
    calm()
    assert view.scene.heat is None
    assert not part.legend.isVisible()


def test_the_flame_says_whether_heat_is_shown(hunted: Workshop, calm: Settled) -> None:
    flame = hunted.map.chrome.tools.heat
    flame.click()
    calm()
    assert flame.isChecked()
    overlay_of(hunted).buttons.button("off").click()
    calm()
    assert not flame.isChecked()


def test_in_a_hunt_the_question_in_the_box_is_warm_and_another_is_not(
    hunted: Workshop, calm: Settled
) -> None:
    hunted.show_workspace(HUNT)
    part = overlay_of(hunted)
    calm()
    assert part.heating.choice == "question"
    assert part.buttons.isVisible()
    assert "Ask something" in part.legend.text
    hunted.question.question.setPlainText(TOTALS)
    calm()
    assert hunted.map.scene.overlay.heat
    hunted.question.question.setPlainText("what colour are the curtains of the mayor")
    calm()
    assert hunted.map.scene.heat is None
    assert "like this one" in part.legend.text
    part.buttons.button("all").click()
    calm()
    assert hunted.map.scene.overlay.heat


def test_in_curate_this_question_is_what_is_searched_for(hunted: Workshop, calm: Settled) -> None:
    part = overlay_of(hunted)
    part.heating.choose("question")
    calm()
    assert hunted.map.scene.heat is None
    hunted.left.search.box.setText("ledger totals type:depends-on")
    calm()
    assert part.heating.question == "ledger totals"
    assert hunted.map.scene.overlay.heat


def test_one_can_look_back_to_before_a_hunt(hunted: Workshop, calm: Settled) -> None:
    part = overlay_of(hunted)
    part.heating.choose("all")
    calm()
    now = dict(hunted.map.scene.overlay.heat or {})
    part.legend.moment.setValue(STEPS // 2)
    calm()
    before = dict(hunted.map.scene.overlay.heat or {})
    assert 0 < before["ledger"] < now["ledger"]
    part.legend.moment.setValue(STEPS)
    calm()
    assert hunted.map.scene.overlay.heat == pytest.approx(now, abs=1e-3)


def test_another_half_life_is_only_tried(hunted: Workshop, wood: Path, calm: Settled) -> None:
    part, manifest = overlay_of(hunted), (wood / "forest.yaml").read_text()
    part.heating.choose("all")
    calm()
    own = dict(hunted.map.scene.overlay.heat or {})
    part.legend.half_life.setValue(0)
    calm()
    fast = dict(hunted.map.scene.overlay.heat or {})
    assert fast["ledger"] < own["ledger"]
    assert (wood / "forest.yaml").read_text() == manifest
    back = next(b for b in part.legend.findChildren(QPushButton) if "Back" in b.text())
    back.click()
    calm()
    assert hunted.map.scene.overlay.heat == pytest.approx(own, abs=1e-3)
    assert not back.isVisible()
    assert not part.legend.keep_button.isVisible()


def test_a_half_life_that_was_tried_can_be_kept_and_undone(
    hunted: Workshop, wood: Path, calm: Settled, settled: Settled
) -> None:
    part, legend = overlay_of(hunted), overlay_of(hunted).legend
    part.heating.choose("all")
    calm()
    own = dict(hunted.map.scene.overlay.heat or {})
    assert not legend.keep_button.isVisible()
    legend.half_life.setValue(0)
    calm()
    fast = dict(hunted.map.scene.overlay.heat or {})
    legend.keep_button.setFocus()
    legend.keep_button.click()
    settled()
    calm()
    assert "half-life: 1\n" in (wood / "forest.yaml").read_text()
    assert hunted.desk.forest.manifest.half_life_days == 1
    assert hunted.desk.learnt.half_life is None
    assert not legend.keep_button.isVisible()
    assert legend.half_life.hasFocus()
    assert hunted.map.scene.overlay.heat == pytest.approx(fast, abs=1e-3)
    hunted.window().actions_of_window.undo.trigger()  # type: ignore[attr-defined]
    settled()
    calm()
    assert "half-life" not in (wood / "forest.yaml").read_text()
    assert hunted.map.scene.overlay.heat == pytest.approx(own, abs=1e-3)


def test_a_hunt_warms_the_map_by_itself(workshop: Workshop, calm: Settled) -> None:
    part = overlay_of(workshop)
    part.heating.choose("all")
    calm()
    assert "Nobody has hunted here yet" in part.legend.text
    assert workshop.map.scene.heat is None
    workshop.show_workspace(HUNT)
    workshop.question.question.setPlainText("Who closes the ledger on the last Friday?")
    workshop.question.hunt()
    calm()
    assert workshop.hunting.trail is not None
    assert workshop.hunting.trail.supported
    calm()
    assert "ledger" in (workshop.map.scene.overlay.heat or {})


def test_a_failed_hunt_leaves_no_heat(workshop: Workshop, calm: Settled) -> None:
    misled(workshop.desk.session)
    workshop.desk.learnt.read()
    overlay_of(workshop).heating.choose("all")
    calm()
    assert workshop.map.scene.heat is None


def test_what_was_chosen_is_remembered_by_workspace(
    window: MainWindow, hunted: Workshop, wood: Path, calm: Settled
) -> None:
    overlay_of(hunted).heating.choose("all")
    hunted.show_workspace(HUNT)
    overlay_of(hunted).heating.choose("off")
    calm()
    window.close_forest()
    window.show_forest(open_forest(wood))
    assert window.workshop is not None
    calm()
    again = overlay_of(window.workshop)
    assert again.heating.choice == "all"
    assert window.workshop.map.scene.overlay.heat
    window.workshop.show_workspace(HUNT)
    assert again.heating.choice == "off"


def test_another_language_goes_on_with_the_same_heat(
    window: MainWindow, hunted: Workshop, calm: Settled
) -> None:
    part = overlay_of(hunted)
    part.heating.choose("all")
    part.legend.half_life.setValue(5)
    part.legend.moment.setValue(STEPS // 2)
    calm()
    wish = part.heating.wish
    window.speak("es")
    calm()
    assert window.workshop is not None
    assert overlay_of(window.workshop).heating.wish == wish
    assert window.workshop.workspace == CURATE
    assert window.workshop.map.scene.overlay.heat


def test_the_forest_as_it_was_has_the_heat_of_that_time(hunted: Workshop, calm: Settled) -> None:
    part, session = overlay_of(hunted), hunted.desk.session
    part.heating.choose("all")
    calm()
    session.history.update()
    planted = session.history.of_forest(1)[0]
    hunted.desk.show_past(planted, session.repository.read(at=planted.commit))
    calm()
    assert part.heating.wish.as_of == planted.time
    assert not part.legend.moment.isEnabled()
    # The one of twenty days ago was before that commit; the other came after it.
    assert set(hunted.map.scene.overlay.heat or {}) == {"invoices", "ledger"}
    assert max((hunted.map.scene.overlay.heat or {}).values()) < 0.5
    hunted.desk.show_present()
    calm()
    assert max((hunted.map.scene.overlay.heat or {}).values()) > 0.5


def test_around_a_node_there_is_no_legend_of_heat(hunted: Workshop, calm: Settled) -> None:
    part = overlay_of(hunted)
    part.heating.choose("all")
    hunted.range.show_around()
    calm()
    assert not part.legend.isVisible()
    hunted.range.fit(animate=False)
    assert part.legend.isVisible()
