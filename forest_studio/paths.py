"""Where the files that ship with the program lie, in a wheel and in a checkout alike."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def shipped(*parts: str) -> Path:
    """A shipped file or folder, such as ``shipped("resources", "fonts")``.

    A wheel carries them inside the package; a checkout has them beside it.
    """
    inside = _PACKAGE / "_shipped"
    return (inside if inside.is_dir() else _PACKAGE.parent).joinpath(*parts)
