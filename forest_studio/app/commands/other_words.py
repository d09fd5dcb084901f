"""Words that commands are not called by, and under which people look for them."""

from forest_studio.app.words.translation import translate


def other_words() -> dict[str, str]:
    """By the name of the action or of its kind, in the language that is spoken now."""
    return _of_edits() | _of_views() | _of_hunts() | _of_window()


def words_of(name: str, known: dict[str, str]) -> str:
    """Those of one action: its own, else those of its kind."""
    return known.get(name) or known.get(name.rpartition(".")[0], "")


def _of_edits() -> dict[str, str]:
    return {
        "save": translate("CommandWords", "commit write store"),
        "discard": translate("CommandWords", "throw away reset changes"),
        "undo": translate("CommandWords", "revert take back"),
        "redo": translate("CommandWords", "repeat again"),
        "refresh": translate("CommandWords", "reload refresh update"),
        "add_edge": translate("CommandWords", "link connect relation new create nodes pages"),
        "types": translate("CommandWords", "relations colours inverse family ontology"),
        "structure.new": translate("CommandWords", "create add page file note"),
        "structure.rename": translate("CommandWords", "page title"),
        "structure.move": translate("CommandWords", "page folder grove"),
        "structure.merge": translate("CommandWords", "join combine pages"),
        "structure.split": translate("CommandWords", "divide cut extract page"),
        "structure.change-id": translate("CommandWords", "identifier slug"),
        "structure.delete": translate("CommandWords", "remove erase page file"),
    }


def _of_views() -> dict[str, str]:
    return {
        "fit": translate("CommandWords", "zoom fit all overview map graph"),
        "around": translate("CommandWords", "local graph neighbours neighbors"),
        "zoom_in": translate("CommandWords", "closer bigger larger"),
        "zoom_out": translate("CommandWords", "farther smaller"),
        "zoom_to_node": translate("CommandWords", "centre center locate"),
        "problems": translate("CommandWords", "errors warnings findings lint check validate"),
        "history": translate("CommandWords", "git log commits timeline past versions time"),
        "now": translate("CommandWords", "present today head past"),
        "page.body": translate("CommandWords", "text edit markdown content"),
        "page.doors": translate("CommandWords", "observation preview tokens"),
        "page.passport": translate("CommandWords", "edit title summary tags scent"),
        "page.edges": translate("CommandWords", "links relations"),
        "heat.off": translate("CommandWords", "hide heat off"),
        "export_map": translate("CommandWords", "svg png picture image screenshot"),
        "export": translate("CommandWords", "graphml json download"),
        "doctor": translate("CommandWords", "repair fix broken git"),
    }


def _of_hunts() -> dict[str, str]:
    return {
        "hunt": translate("CommandWords", "ask search answer"),
        "hunt_workspace": translate("CommandWords", "ask question answer"),
        "hunt.walk": translate("CommandWords", "manual hand play"),
        "hunt.cancel": translate("CommandWords", "stop abort"),
        "hunt.replay": translate("CommandWords", "play"),
        "hunt.export": translate("CommandWords", "html opentelemetry save"),
        "bench": translate("CommandWords", "benchmark measure evaluate test compare"),
        "bench-new-run": translate("CommandWords", "benchmark measure evaluate test start"),
        "learned.shortcuts": translate("CommandWords", "learned learnt"),
    }


def _of_window() -> dict[str, str]:
    return {
        "open": translate("CommandWords", "folder repository load"),
        "open_sample": translate("CommandWords", "example demo tutorial"),
        "plant": translate("CommandWords", "new import create"),
        "next_theme": translate("CommandWords", "theme mode colours"),
        "themes.system": translate("CommandWords", "theme mode automatic"),
        "themes.dark": translate("CommandWords", "theme mode night black"),
        "themes.light": translate("CommandWords", "theme mode day white bright"),
        "themes.contrast": translate("CommandWords", "theme mode accessibility"),
        "settings": translate(
            "CommandWords", "preferences options configuration model llm endpoint api key author"
        ),
        "languages.en": translate("CommandWords", "english"),
        "languages.es": translate("CommandWords", "spanish"),
        "find": translate("CommandWords", "palette commands help keyboard shortcuts keys"),
        "search": translate("CommandWords", "look for text"),
        "quit": translate("CommandWords", "exit leave close"),
        "panel": translate("CommandWords", "float dock undock tab side"),
        "panel.toggle": translate("CommandWords", "show hide dock tab"),
        "layout.save": translate("CommandWords", "docks panels arrangement"),
        "layout.reset": translate("CommandWords", "docks panels default arrangement"),
    }
