"""A small forest in a real git repository, and a suite about it."""

import subprocess
from pathlib import Path

FILES = {
    "forest.yaml": "name: Harbour\nformat: 1\n",
    "index.md": """\
---
id: home
title: Harbour
summary: A small harbour with its services and its people.
---
# Harbour

Start here.
""",
    "services/index.md": """\
---
id: services
title: Services
summary: What runs in the harbour.
scent: programs and who owns them
---
# Services
""",
    "services/invoices.md": """\
---
id: invoices
title: Invoice service
summary: Issues the invoices of the harbour each night.
scent: where invoices are made
edges:
- {to: pricing, type: owned-by, scent: the team that is paged for invoices}
---
# Invoice service

Invoices are printed at 02:10 and sent by pigeon.
""",
    "services/crane.md": """\
---
id: crane
title: Crane control
summary: Moves the cranes on the north quay.
---
# Crane control

The cranes lift 40 tonnes.
""",
    "teams/index.md": """\
---
id: teams
title: Teams
summary: The teams of the harbour.
---
# Teams
""",
    "teams/pricing.md": """\
---
id: pricing
title: Pricing team
summary: Keeps the tariff book.
edges:
- {to: greta, type: related-to, scent: who leads the team}
---
# Pricing team

The team is led from the old lighthouse.
""",
    "teams/greta.md": """\
---
id: greta
title: Greta Lindqvist
summary: Leads a team from the lighthouse.
scent: a person and her former trade
---
# Greta Lindqvist

Before she came to the harbour Greta was a piano tuner.
""",
}

SUITE = """\
name: small
description: a chain, a plain question and one without an answer
language: en
questions:
- id: chain
  question: What was the trade of the leader of the team that owns the invoice service?
  answer: piano tuner
  path: [invoices, pricing, greta]
  quote: Greta was a piano tuner
  hops: 2
  answerable: true
- id: plain
  question: At what time are invoices printed?
  answer: "02:10"
  path: [invoices]
  quote: Invoices are printed at 02:10
  hops: 0
  answerable: true
- id: nobody
  question: How many zebras does the observatory feed?
  answerable: false
"""


def plant(folder: Path) -> Path:
    """Writes the forest and commits it."""
    for name, text in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    git(folder, "init", "-q", "-b", "main")
    git(folder, "add", ".")
    git(folder, "commit", "-q", "-m", "Plant the harbour")
    return folder


def git(folder: Path, *words: str) -> str:
    """Runs git as nobody in particular."""
    who = ("-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "gc.auto=0")
    ran = subprocess.run(
        ["git", *who, *words], cwd=folder, check=True, capture_output=True, text=True
    )
    return ran.stdout


def write_suite(folder: Path, text: str = SUITE) -> Path:
    """Writes the suite beside the forest."""
    path = folder / "small.yaml"
    path.write_text(text, encoding="utf-8")
    return path
