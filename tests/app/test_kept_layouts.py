"""What is remembered of layouts."""

from forest_studio.app.layouts.kept_layouts import KeptLayouts


def test_layouts_come_back_from_the_settings_as_they_were() -> None:
    kept = KeptLayouts().saved("curate", "wide", "AAA").saved("hunt", "wide", "BBB")
    kept = kept.left("curate", "CCC")
    again = KeptLayouts.from_data(kept.to_data())
    assert again == kept
    assert (again.state("curate", "wide"), again.state("hunt", "wide")) == ("AAA", "BBB")


def test_each_workspace_has_names_of_its_own_in_the_order_of_the_alphabet() -> None:
    kept = KeptLayouts().saved("curate", "b", "1").saved("curate", "A", "2")
    assert kept.names("curate") == ("A", "b")
    assert kept.names("hunt") == ()


def test_a_layout_can_be_renamed_and_forgotten() -> None:
    kept = KeptLayouts().saved("curate", "old", "1").renamed("curate", "old", "new")
    assert kept.names("curate") == ("new",)
    assert kept.dropped("curate", "new").names("curate") == ()
    assert kept.renamed("curate", "missing", "x") == kept


def test_a_workspace_that_lies_as_it_ships_is_not_remembered() -> None:
    assert KeptLayouts().left("curate", "1").left("curate", "") == KeptLayouts()


def test_settings_that_are_no_layouts_are_left_out() -> None:
    broken = {"last": {"curate": 7, "hunt": "A"}, "named": {"curate": ["x"], "hunt": {"n": 1}}}
    kept = KeptLayouts.from_data(broken)
    assert dict(kept.last) == {"hunt": "A"}
    assert kept.names("curate") == kept.names("hunt") == ()
    assert KeptLayouts.from_data("nonsense") == KeptLayouts()
