"""Server-sent events, as a model's server streams them.

The format is that of https://html.spec.whatwg.org/multipage/server-sent-events.html; of it only
``data`` matters here.
"""

from collections.abc import Iterable, Iterator

DONE = "[DONE]"
"""What the OpenAI protocol sends as its last event."""


def event_data(chunks: Iterable[bytes]) -> Iterator[str]:
    """The data of each event, however the bytes are cut; the last needs no blank line."""
    data: list[str] = []
    for line in _lines(chunks):
        if not line:
            if data:
                yield "\n".join(data)
            data = []
        elif line.startswith("data:"):
            data.append(line[5:].removeprefix(" "))
    if data:
        yield "\n".join(data)


def _lines(chunks: Iterable[bytes]) -> Iterator[str]:
    """Lines without their ends, which may be LF, CR LF or CR."""
    held: list[bytes] = []
    after_return = False
    for chunk in chunks:
        if after_return and chunk.startswith(b"\n"):
            chunk = chunk[1:]  # noqa: PLW2901
        if not chunk:
            continue
        after_return = chunk.endswith(b"\r")
        parts = chunk.replace(b"\r\n", b"\n").replace(b"\r", b"\n").split(b"\n")
        held.append(parts[0])
        for part in parts[1:]:
            yield b"".join(held).decode("utf-8", "replace")
            held = [part]
    if any(held):
        yield b"".join(held).decode("utf-8", "replace")
