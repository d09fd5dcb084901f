"""Stands in for the command line where only its answers matter: prints what it is asked at once."""

import json
import sys
from typing import Any

from bench_answers import estimate, question_answer, show_answer


def answer(words: list[str]) -> Any:
    """The answer to ``bench VERB …``; SystemExit for a folder named ``broken``."""
    verb, last = words[1], words[-1]
    if last.endswith("broken"):
        raise SystemExit("forest-studio: the run can't be read. Take another one")
    if verb == "list" and "--" in words:
        facts = {"suite": "small", "forest": "Small wood", "started": "2026-03-01T10:00:00+00:00"}
        counts = {"samples": 12, "expected": 12, "errors": 0, "only": 0, "commit": "a" * 40}
        criteria = {"met": 1, "missed": 0, "not_measured": 0}
        return [{"path": f"{last}/one", **facts, **counts, "criteria": criteria}]
    if verb == "show":
        return show_answer()
    if verb == "compare":
        lost = "--arm=forager" in words
        pair = {"difference": estimate(0.25, -0.1, 0.6), "p": 1.0}
        sides = {"only_first": int(not lost), "only_second": int(lost)}
        return {
            "arms": [{"before": "top-k", "after": "forager", "pair": pair | sides, "flips": []}]
        }
    return question_answer() | {"id": last}


if __name__ == "__main__":
    print(json.dumps(answer(sys.argv[1:])))
