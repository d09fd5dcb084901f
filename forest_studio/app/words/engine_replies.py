"""Why a model's reply was not used, in the engine's English words; see ``engine_sentences``."""

from forest_studio.app.words.translation import noop

REPLIES = (
    noop("Engine", "it is no JSON object"),
    noop("Engine", "it is no JSON object with an answer"),
    noop("Engine", "the reply holds no JSON object"),
    noop("Engine", "the reply is empty"),
    noop("Engine", "the reply has {0} characters"),
    noop("Engine", "the reply used up its tokens before it was complete"),
    noop("Engine", "it was too long; be brief"),
    noop("Engine", "it is no object"),
    noop("Engine", "it is no JSON: {0}"),
    noop("Engine", "it is nested too deeply"),
    noop("Engine", "no colon after “{0}”"),
    noop("Engine", "no comma before “{0}”"),
    noop("Engine", "a field has no name"),
    noop("Engine", "a value is missing"),
    noop("Engine", "“{0}” is no value"),
    noop("Engine", "“{0}” must be a number"),
    noop("Engine", "the reply is no {0}"),
    noop("Engine", "an item of {0} is no {1}"),
    noop("Engine", "“{0}” is no {1}"),
    noop("Engine", "the reply is none of {0}"),
    noop("Engine", "an item of {0} is none of {1}"),
    noop("Engine", "“{0}” is none of {1}"),
    noop("Engine", "the reply lacks “{0}”"),
    noop("Engine", "an item of {0} lacks “{1}”"),
    noop("Engine", "“{0}” lacks “{1}”"),
    noop("Engine", "the reply has fields that nobody asked for"),
    noop("Engine", "an item of {0} has fields that nobody asked for"),
    noop("Engine", "“{0}” has fields that nobody asked for"),
    noop("Engine", "the reply is of no known kind"),
    noop("Engine", "“{0}” is of no known kind"),
    noop("Engine", "an item of {0} is of no known kind"),
    noop("Engine", "it names no action; take search, go, open, more, back, answer or give_up"),
    noop(
        "Engine",
        "it names an action that there is not; take search, go, open, more, back, answer or "
        "give_up",
    ),
    noop("Engine", "its quotes are not in the texts of these pages; copy them letter for letter"),
    noop("Engine", "it quotes nothing; open the page and copy the words that answer"),
    noop("Engine", "the model's replies could not be read"),
    noop("Engine", "the paragraphs do not hold the answer"),
    noop("Engine", "there is no decision in the reply"),
)
"""Replies that are no JSON, or not the JSON that was asked for."""
