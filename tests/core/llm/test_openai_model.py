"""A question comes to an end in time, whatever the server does, and says what happened."""

import json
import time
from threading import Thread
from typing import Any

import pytest

import fault_server as fault
from forest_studio.core.llm.base import Finish, Message, Reply
from forest_studio.core.llm.openai_model import OpenAIModel
from forest_studio.core.model.errors import (
    BadReply,
    KeyRefused,
    ModelError,
    ModelTimedOut,
    ModelUnreachable,
    RateLimited,
    ReplyTooLarge,
    RequestRefused,
)

SCHEMA = {
    "type": "object",
    "properties": {"door": {"type": "integer"}},
    "required": ["door"],
    "additionalProperties": False,
}
ASK = (Message("system", "You walk."), Message("user", "Which door?"))


def ask(model: OpenAIModel, **options: Any) -> Reply:
    return model.ask(ASK, SCHEMA, **options)


def test_a_streamed_reply_arrives_whole_and_piece_by_piece(make_model: Any) -> None:
    seen: list[str] = []
    with fault.serving(fault.says({"door": 3})) as server:
        reply = ask(make_model(server.url), on_text=seen.append)
    assert (reply.text, reply.parsed, reply.problem) == ('{"door": 3}', {"door": 3}, "")
    assert seen[-1] == reply.text
    assert all(reply.text.startswith(text) for text in seen)
    assert (reply.usage.prompt_tokens, reply.usage.reply_tokens) == (120, 9)
    assert (reply.usage.calls, reply.usage.estimated) == (1, False)
    (request,) = server.asked
    assert request.path == "/v1/chat/completions"
    assert request.body["response_format"]["json_schema"]["schema"] == SCHEMA
    assert [turn["role"] for turn in request.body["messages"]] == ["system", "user"]


def test_a_server_that_cannot_stream_is_understood(make_model: Any) -> None:
    with fault.serving(fault.whole({"content": '{"door": 1}'})) as server:
        reply = ask(make_model(server.url))
    assert reply.parsed == {"door": 1}


def test_tokens_that_the_server_does_not_count_are_estimated(make_model: Any) -> None:
    with fault.serving(fault.says({"door": 3}, usage=False)) as server:
        usage = ask(make_model(server.url)).usage
    assert usage.estimated
    assert usage.prompt_tokens > 4
    assert usage.reply_tokens > 1


def test_a_reply_outside_of_the_schema_is_returned_with_its_fault(make_model: Any) -> None:
    with fault.serving(fault.says({"door": "left"}), fault.says("Door 3, I think.")) as server:
        model = make_model(server.url)
        assert ask(model).problem == "“door” is no integer"
        reply = ask(model)
    assert reply.parsed is None
    assert reply.problem == "the reply holds no JSON object"


@pytest.mark.parametrize(
    ("behaviour", "error", "words"),
    [
        (fault.fails(401, "bad key sk-secret"), KeyRefused, "refuses the key: “bad key …”"),
        (fault.fails(403), KeyRefused, "FOREST_STUDIO_API_KEY"),
        (fault.fails(404, "no such model"), RequestRefused, "no such model"),
        (fault.fails(429, "slow down"), RateLimited, "wants fewer questions: “slow down”"),
        (fault.fails(500, "out of memory"), ModelUnreachable, "HTTP 500: “out of memory”"),
        (fault.an_endless_error, ModelUnreachable, "HTTP 500"),
        (fault.breaks_off, ModelUnreachable, "broke off"),
        (fault.broken_json, BadReply, "broken JSON"),
        (fault.a_web_page, BadReply, "text/html"),
        (fault.nothing, BadReply, "nothing"),
        (fault.floods, ReplyTooLarge, "did not stop"),
        (fault.one_huge_line, ReplyTooLarge, "more than 8 MB"),
        (fault.redirects("http://elsewhere.example.org/v1"), RequestRefused, "elsewhere.example"),
    ],
)
def test_each_fault_is_told_in_words_with_a_remedy(
    make_model: Any, behaviour: fault.Behaviour, error: type[ModelError], words: str
) -> None:
    with fault.serving(behaviour) as server:
        model = make_model(server.url, key="sk-secret")
        with pytest.raises(error) as caught:
            ask(model)
    assert words in str(caught.value)
    assert "sk-secret" not in f"{caught.value} {caught.value!r} {model!r}"
    assert "\n" not in str(caught.value)


def test_a_server_that_is_not_there_is_told(make_model: Any) -> None:
    with fault.serving(fault.silent) as server:
        url = server.url
    with pytest.raises(ModelUnreachable, match="does not answer"):
        ask(make_model(url))


@pytest.mark.parametrize("code", [408, 429, 500, 503])
def test_a_busy_server_is_asked_again(make_model: Any, code: int) -> None:
    with fault.serving(fault.fails(code), fault.says({"door": 2})) as server:
        reply = ask(make_model(server.url))
    assert reply.parsed == {"door": 2}
    assert reply.usage.calls == 2


def test_a_broken_connection_is_tried_again(make_model: Any) -> None:
    with fault.serving(fault.breaks_off, fault.says({"door": 2})) as server:
        assert ask(make_model(server.url)).parsed == {"door": 2}


def test_retry_after_is_waited_for(make_model: Any) -> None:
    busy = fault.fails(429, headers={"Retry-After": "0.4"})
    began = time.monotonic()
    with fault.serving(busy, fault.says({"door": 2})) as server:
        assert ask(make_model(server.url)).parsed == {"door": 2}
    assert time.monotonic() - began >= 0.4


def test_a_wait_that_is_too_long_is_not_begun(make_model: Any) -> None:
    began = time.monotonic()
    with (
        fault.serving(fault.fails(429, headers={"Retry-After": "3600"})) as server,
        pytest.raises(RateLimited),
    ):
        ask(make_model(server.url))
    assert time.monotonic() - began < 60


@pytest.mark.parametrize("behaviour", [fault.silent, fault.trickles])
def test_a_slow_server_is_given_up_in_time(make_model: Any, behaviour: fault.Behaviour) -> None:
    began = time.monotonic()
    with fault.serving(behaviour) as server:
        with pytest.raises(ModelTimedOut, match=r"within \d.* seconds"):
            ask(make_model(server.url), timeout=0.4)
        assert time.monotonic() - began < 60
        assert not server.asked or server.hung_up.wait(60)


def test_the_first_sign_of_a_reply_has_a_limit_of_its_own(make_model: Any) -> None:
    with (
        fault.serving(fault.silent) as server,
        pytest.raises(ModelTimedOut, match="no sign of a reply"),
    ):
        ask(make_model(server.url, first_token=0.2))


@pytest.mark.parametrize("behaviour", [fault.silent, fault.trickles])
def test_a_cancel_returns_at_once_and_closes_the_connection(
    make_model: Any, behaviour: fault.Behaviour
) -> None:
    with fault.serving(behaviour) as server:
        began = time.monotonic()
        reply = ask(make_model(server.url), cancelled=lambda: bool(server.asked))
        assert time.monotonic() - began < 60
        assert server.hung_up.wait(60)
    assert reply.finish is Finish.CANCELLED


def test_a_cancel_ends_the_wait_between_two_attempts(make_model: Any) -> None:
    busy = fault.fails(429, headers={"Retry-After": "100"})
    began = time.monotonic()
    with fault.serving(busy) as server:
        reply = ask(make_model(server.url), cancelled=lambda: time.monotonic() - began > 0.5)
        assert len(server.asked) <= 1
    assert reply.finish is Finish.CANCELLED
    assert time.monotonic() - began < 60


def test_the_key_is_sent_and_nothing_from_the_environment(
    make_model: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPENAI_ORG_ID", "org-1")
    monkeypatch.setenv("OPENAI_CUSTOM_HEADERS", "X-Mine: secret")
    monkeypatch.setenv("OPENAI_API_KEY", "sk-other")
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9")
    monkeypatch.delenv("NO_PROXY", raising=False)
    with fault.serving(fault.says({"door": 1})) as server:
        ask(make_model(server.url, key="k", headers={"X-Extra": "1"}))
        ask(make_model(server.url))
    first, second = (request.headers for request in server.asked)
    assert (first["authorization"], first["x-extra"]) == ("Bearer k", "1")
    assert "authorization" not in second
    for headers in (first, second):
        assert not {"openai-organization", "x-mine"} & headers.keys()
        assert "sk-other" not in json.dumps(headers)
        assert headers["user-agent"].startswith("forest-studio/")


def test_a_redirect_is_not_followed(make_model: Any) -> None:
    with fault.serving(fault.says({"door": 1})) as other:
        with (
            fault.serving(fault.redirects(f"{other.url}/chat/completions")) as server,
            pytest.raises(RequestRefused, match="no key is sent after it"),
        ):
            ask(make_model(server.url, key="k"))
        assert other.asked == []


def test_many_threads_may_ask_one_model(make_model: Any) -> None:
    with fault.serving(fault.says({"door": 1})) as server:
        model = make_model(server.url)
        replies: list[Reply] = []
        threads = [Thread(target=lambda: replies.append(ask(model))) for _ in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert [reply.parsed for reply in replies] == [{"door": 1}] * 6
