"""What is said below the scale of heat: how much is warm, or why nothing is."""

from forest_studio.app.desk import Desk
from forest_studio.app.heat.heating import OFF, QUESTION, Heating
from forest_studio.app.words.translation import counted, number, translate
from forest_studio.core.hunt.observing.door_lines import HOT, WARM


def heat_words(desk: Desk, heating: Heating) -> str:
    """One line; empty while no heat is shown."""
    trouble = desk.learnt.trouble or heating.trouble
    if trouble or heating.choice == OFF:
        return trouble
    if heating.warmth.nodes and heating.warmth.wish.choice != OFF:
        return _how_much(heating)
    return _why_nothing(desk, heating)


def _how_much(heating: Heating) -> str:
    values = heating.warmth.nodes.values()
    warm, hot = sum(v >= WARM for v in values), sum(v >= HOT for v in values)
    if not warm:
        return translate("HeatLegend", "Only a trace of heat: no page is warm.")
    text = counted("HeatLegend", "%Ln page(s) warm, {0} of them hot", warm)
    return text.format(number(hot))


def _why_nothing(desk: Desk, heating: Heating) -> str:
    asks = heating.choice == QUESTION
    if not desk.learnt.is_read:
        return translate("HeatLegend", "Trails are being read…")
    if not desk.learnt.lessons.trails:
        return translate("HeatLegend", "Nobody has hunted here yet. Hunts that succeed leave heat.")
    if asks and not heating.question:
        return translate("HeatLegend", "Ask something to see what hunts like it have left.")
    if asks:
        return translate("HeatLegend", "No hunt of a question like this one has left heat.")
    return translate("HeatLegend", "Nothing was warm at that time.")
