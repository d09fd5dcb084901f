"""A small forest for tests of the window, and git to look at what it wrote."""

import subprocess
from pathlib import Path

FILES = {
    "forest.yaml": "name: Small wood\nformat: 1\n",
    "index.md": "---\nid: wood\ntitle: Small wood\nsummary: A small wood to test in.\n---\n",
    "services/index.md": (
        "---\nid: services\ntitle: Services\nsummary: What the company runs.\n"
        "scent: programs that run\n---\n"
    ),
    "services/invoices.md": (
        "---\n"
        "id: invoices   # kept by hand\n"
        "title: Invoice service\n"
        "summary: Issues customer invoices and keeps their legal copies.\n"
        "tags: [service, billing]\n"
        "scent: where invoices are made\n"
        "edges:\n"
        "- {to: ledger, type: depends-on, scent: receives the totals each night}\n"
        "---\n"
        "# Invoices\n"
        "Invoices are written once. The ledger gets the totals at 01:15.\n"
    ),
    "services/ledger.md": (
        "---\nid: ledger\ntitle: Ledger\nsummary: Books every total once.\n---\n"
        "The ledger is closed by Marta Quill on the last Friday.\n"
    ),
    "services/tariffs.md": (
        "---\nid: tariffs\ntitle: Tariff book\nsummary: Holds every price.\n---\n"
        "Prices change in January. See [the invoices](invoices.md).\n"
    ),
    "inbox/note.md": "# A loose note\nWithout a passport.\n",
}


def git(folder: Path, *arguments: str) -> str:
    """Runs git in a folder and returns what it says."""
    who = ["-c", "user.name=Ana", "-c", "user.email=ana@example.org"]
    done = subprocess.run(
        ["git", *who, *arguments], cwd=folder, check=True, capture_output=True, text=True
    )
    return done.stdout


def plant(folder: Path, files: dict[str, str]) -> Path:
    """A git repository with these files in one commit."""
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    git(folder, "init", "-q", "-b", "main")
    git(folder, "config", "user.name", "Ana")
    git(folder, "config", "user.email", "ana@example.org")
    git(folder, "add", "-A")
    git(folder, "commit", "-qm", "plant")
    return folder
