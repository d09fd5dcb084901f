"""An ingested suite is planted as a git repository that the bench can run."""

import json
from pathlib import Path

import pytest

from forest_studio.bench.suite_files import load_suite
from forest_studio.core.ingest.planted_suite import plant_pool
from forest_studio.core.ingest.pooled import pool
from forest_studio.core.ingest.suite_files import read_published
from forest_studio.core.model.changes import Author
from forest_studio.core.model.errors import StorageError
from forest_studio.core.store.repository import Repository
from published_suites import MUSIQUE

ADA = Author("Ada", "ada@example.org")


def test_the_forest_and_the_suite_fit_each_other(tmp_path: Path) -> None:
    file = tmp_path / "m.jsonl"
    file.write_text(json.dumps(MUSIQUE), encoding="utf-8")
    made = pool([read_published(file)])
    plant_pool(made, tmp_path / "out", ADA)
    forest = Repository.open(tmp_path / "out" / "forest").read()
    (question,) = load_suite(str(tmp_path / "out" / "suite.yaml")).questions
    assert forest.nodes.keys() == made.forest.nodes.keys()
    assert question.path == made.questions[0].gold
    assert question.accepted == ("Porto", "Oporto")
    assert question.quote == ("Ada Moss was born in Porto and flew kites.",)
    assert (question.hops, question.grading) == (2, "musique")


def test_a_folder_that_holds_something_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "m.jsonl"
    file.write_text(json.dumps(MUSIQUE), encoding="utf-8")
    with pytest.raises(StorageError, match="is not empty"):
        plant_pool(pool([read_published(file)]), tmp_path, ADA)
