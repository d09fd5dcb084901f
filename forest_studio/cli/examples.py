"""The line of a verb as somebody would type it, shown under its help."""


def example(line: str) -> str:
    """What the help of a verb ends with."""
    return f"Example: forest-studio {line}"
