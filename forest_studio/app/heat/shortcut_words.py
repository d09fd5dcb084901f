"""What the states of a shortcut are called, and how they are marked."""

from forest_studio.app.words.translation import translate
from forest_studio.core.session.shortcut import State

MARKS = {
    State.MINTED: ("lightning", "amber"),
    State.COLD: ("snowflake", "blue"),
    State.CANDIDATE: ("plus-circle", "accent"),
    State.BARRED: ("prohibit", "text3"),
    State.ACCEPTED: ("check-circle", "accent"),
    State.REFUSED: ("x-circle", "text3"),
}
"""Icon and colour token of a state."""
REVIEWED_FIRST = (State.MINTED, State.COLD)
"""What waits for a curator."""


def state_name(state: State) -> str:
    """One word for a list."""
    names = {
        State.MINTED: translate("Shortcuts", "Minted"),
        State.COLD: translate("Shortcuts", "Cold"),
        State.CANDIDATE: translate("Shortcuts", "Candidate"),
        State.BARRED: translate("Shortcuts", "Not possible"),
        State.ACCEPTED: translate("Shortcuts", "Accepted"),
        State.REFUSED: translate("Shortcuts", "Refused"),
    }
    return names[state]


def state_sentence(state: State) -> str:
    """What it means, for the card of one shortcut."""
    sentences = {
        State.MINTED: translate("Shortcuts", "Written by the agent, and not reviewed yet."),
        State.COLD: translate("Shortcuts", "Written by the agent; no hunt has kept it warm since."),
        State.CANDIDATE: translate("Shortcuts", "Not in the forest yet; minting writes it."),
        State.BARRED: translate("Shortcuts", "Hunts have joined the two, but it can't be written."),
        State.ACCEPTED: translate("Shortcuts", "In the forest for good."),
        State.REFUSED: translate("Shortcuts", "Refused: it is not minted again."),
    }
    return sentences[state]
