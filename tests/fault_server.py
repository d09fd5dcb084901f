"""A model's server that misbehaves as it is told to; a plain HTTP server on a thread."""

import json
import socket
import struct
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any

Behaviour = Callable[["Handler"], None]


@dataclass
class Request:
    """What a client sent."""

    path: str
    headers: dict[str, str]
    body: dict[str, Any]


@dataclass
class FaultServer:
    """Answers one request after the other by its script, whose last line is repeated."""

    script: list[Behaviour]
    url: str = ""
    asked: list[Request] = field(default_factory=list)
    stopped: Event = field(default_factory=Event)
    hung_up: Event = field(default_factory=Event)
    """Set when a client went away in the middle of an answer."""

    def next(self) -> Behaviour:
        number = len(self.asked) - 1
        return self.script[min(number, len(self.script) - 1)]


class Handler(BaseHTTPRequestHandler):
    """One connection."""

    faults: FaultServer

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.faults.asked.append(Request(self.path, headers, json.loads(body or b"{}")))
        self.close_connection = True
        try:
            self.faults.next()(self)
        except OSError:
            self.faults.hung_up.set()

    do_GET = do_POST

    def log_message(self, *_: object) -> None:
        pass

    def head(self, status: int, kind: str, headers: Mapping[str, str] | None = None) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.end_headers()

    def event(self, data: Any) -> None:
        text = data if isinstance(data, str) else json.dumps(data)
        self.wfile.write(f"data: {text}\n\n".encode())
        self.wfile.flush()


def chunk(text: str, finish: str | None = None) -> dict[str, Any]:
    return {"choices": [{"delta": {"content": text}, "finish_reason": finish}]}


def says(reply: object, *, usage: bool = True, finish: str = "stop") -> Behaviour:
    """Streams a reply in three pieces."""
    text = reply if isinstance(reply, str) else json.dumps(reply)

    def behave(to: Handler) -> None:
        to.head(200, "text/event-stream")
        third = len(text) // 3
        for piece in (text[:third], text[third : 2 * third], text[2 * third :]):
            to.event(chunk(piece))
        to.event(chunk("", finish))
        if usage:
            to.event({"choices": [], "usage": {"prompt_tokens": 120, "completion_tokens": 9}})
        to.event("[DONE]")

    return behave


def whole(message: Mapping[str, Any], finish: str = "stop") -> Behaviour:
    """Answers in one piece, as a server does that can't stream."""

    def behave(to: Handler) -> None:
        to.head(200, "application/json")
        to.wfile.write(
            json.dumps({"choices": [{"message": message, "finish_reason": finish}]}).encode()
        )

    return behave


def fails(status: int, message: str = "no", headers: Mapping[str, str] | None = None) -> Behaviour:
    def behave(to: Handler) -> None:
        to.head(status, "application/json", headers)
        to.wfile.write(json.dumps({"error": {"message": message}}).encode())

    return behave


def silent(to: Handler) -> None:
    """Takes the request, and never says anything."""
    while not to.faults.stopped.wait(0.02):
        to.connection.setblocking(False)
        try:
            if to.connection.recv(1) == b"":
                to.faults.hung_up.set()
                return
        except BlockingIOError:
            pass


def trickles(to: Handler) -> None:
    """Begins to reply, and goes on for ever, a little at a time."""
    to.head(200, "text/event-stream")
    while not to.faults.stopped.wait(0.02):
        to.event(chunk("la "))


def floods(to: Handler) -> None:
    """Begins to reply, and goes on for ever, as fast as it can."""
    to.head(200, "text/event-stream")
    line = f"data: {json.dumps(chunk('la ' * 300))}\n\n".encode() * 20
    while not to.faults.stopped.is_set():
        to.wfile.write(line)


def one_huge_line(to: Handler) -> None:
    """50 MB that hold no end of a line."""
    to.head(200, "text/event-stream")
    to.wfile.write(b"data: ")
    for _ in range(50):
        to.wfile.write(b"x" * 1_000_000)


def breaks_off(to: Handler) -> None:
    """Resets the connection in the middle of a reply."""
    to.head(200, "text/event-stream", {"Content-Length": "100000"})
    to.event(chunk('{"note": "a'))
    to.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    to.connection.close()


def broken_json(to: Handler) -> None:
    to.head(200, "text/event-stream")
    to.event('{"choices": [{"delta": ')


def nothing(to: Handler) -> None:
    """A stream without a reply."""
    to.head(200, "text/event-stream")
    to.event("[DONE]")


def a_web_page(to: Handler) -> None:
    to.head(200, "text/html")
    to.wfile.write(b"<html>It works!</html>")


def an_endless_error(to: Handler) -> None:
    to.head(500, "text/plain")
    while not to.faults.stopped.is_set():
        to.wfile.write(b"oh no " * 10_000)


def redirects(location: str) -> Behaviour:
    def behave(to: Handler) -> None:
        to.head(307, "text/plain", {"Location": location})

    return behave


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    block_on_close = False

    def handle_error(self, request: Any, client_address: Any) -> None:
        pass


@contextmanager
def serving(*script: Behaviour) -> Iterator[FaultServer]:
    """A server on a free port of this computer."""
    faults = FaultServer(list(script))
    handler = type("BoundHandler", (Handler,), {"faults": faults})
    server = _Server(("127.0.0.1", 0), handler)
    faults.url = f"http://127.0.0.1:{server.server_port}/v1"
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield faults
    finally:
        faults.stopped.set()
        server.shutdown()
        server.server_close()
        thread.join(5)
