"""One invented question in the format of each published suite."""

from typing import Any

MUSIQUE: dict[str, Any] = {
    "id": "2hop__1_2",
    "paragraphs": [
        {
            "idx": 0,
            "title": "Ada Moss",
            "paragraph_text": "Ada Moss was born in Porto and flew kites.",
            "is_supporting": True,
        },
        {"idx": 1, "title": "Glue", "paragraph_text": "Glue holds.", "is_supporting": False},
        {
            "idx": 2,
            "title": "Kite Street",
            "paragraph_text": "Kite Street is a novel by Ada Moss.",
            "is_supporting": True,
        },
    ],
    "question": "Where was the author of Kite Street born?",
    "question_decomposition": [
        {"question": "Kite Street >> author", "answer": "Ada Moss", "paragraph_support_idx": 2},
        {"question": "Where was #1 born?", "answer": "Porto", "paragraph_support_idx": 0},
    ],
    "answer": "Porto",
    "answer_aliases": ["Oporto"],
    "answerable": True,
}
HOTPOT: dict[str, Any] = {
    "_id": "a",
    "type": "bridge",
    "level": "easy",
    "question": "When was the director of Red Kite born?",
    "context": [
        ["Red Kite (film)", ["Red Kite is a film.", " It was directed by Ada Moss."]],
        ["Ada Moss", ["Ada Moss was born in 1901.", ""]],
        ["Glue", ["Glue holds."]],
    ],
    "supporting_facts": [["Red Kite (film)", 1], ["Ada Moss", 0], ["Red Kite (film)", 0]],
    "answer": "1901",
}
TWO_WIKI: dict[str, Any] = HOTPOT | {
    "type": "compositional",
    "evidences": [["Red Kite", "director", "Ada Moss"]],
    "evidences_id": [],
    "entity_ids": "Q1",
    "answer_id": None,
}
MULTIHOP_RAG: dict[str, Any] = {
    "query": "Did both papers write about kites?",
    "answer": "yes",
    "question_type": "comparison_query",
    "evidence_list": [
        {"title": "Kites sold", "fact": "Kites were sold in Porto.", "source": "The Day"},
        {"title": "Kites bought", "fact": "Somebody bought kites.", "source": "The Night"},
    ],
}
