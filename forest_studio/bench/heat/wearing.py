"""How a forest is worn: by the gold path of a question, as a hunt that a person judged right."""

import time
from itertools import pairwise
from uuid import uuid4

from forest_studio.bench.suites import Question
from forest_studio.core.hunt.observing.doors import neighbours
from forest_studio.core.model.forest import Forest
from forest_studio.core.trails.lesson import Lesson
from forest_studio.core.trails.useful_path import DoorKey, Way, key_of


def gold_lesson(forest: Forest, question: Question) -> Lesson:
    """What a hunt would teach that walked the gold path and nothing else.

    Where two pages of the path are no neighbours, as in published suites, each piece is a way of
    its own, with the page of the answer, or the last of the piece, as its evidence.
    """
    ways: list[list[str]] = [[]]
    doors: list[list[DoorKey]] = [[]]
    path = [node for node in question.path if node in forest.nodes]
    for node, following in pairwise([*path, ""]):
        ways[-1].append(node)
        door = next((d for d in neighbours(forest, node) if d.node == following), None)
        if door is not None:
            doors[-1].append(key_of(node, door))
        elif following:
            ways.append([])
            doors.append([])
    found = tuple(
        Way(tuple(way), tuple(through)) for way, through in zip(ways, doors, strict=True) if way
    )
    gone = tuple(door for through in doors for door in through)
    return Lesson(uuid4().hex, question.question, time.time(), True, False, found, gone, ())
