"""Words that a summary can do without, in English and Spanish."""

FILLERS = (
    "basically",
    "actually",
    "essentially",
    "simply",
    "really",
    "very",
    "obviously",
    "of course",
    "in fact",
    "as a matter of fact",
    "needless to say",
    "generally speaking",
    "it should be noted that",
    "it is important to note that",
    "it is worth noting that",
    "please note that",
    "note that",
    "as you can see",
    "básicamente",
    "realmente",
    "simplemente",
    "esencialmente",
    "obviamente",
    "muy",
    "por supuesto",
    "de hecho",
    "en realidad",
    "cabe destacar que",
    "cabe señalar que",
    "es importante señalar que",
    "hay que tener en cuenta que",
    "como es sabido",
)
"""Said without them, a sentence says the same."""

DETOURS = {
    "in order to": "to",
    "so as to": "to",
    "due to the fact that": "because",
    "despite the fact that": "although",
    "in spite of the fact that": "although",
    "at this point in time": "now",
    "is able to": "can",
    "are able to": "can",
    "has the ability to": "can",
    "have the ability to": "can",
    "for the purpose of": "for",
    "with regard to": "about",
    "with respect to": "about",
    "in relation to": "about",
    "in the event that": "if",
    "a large number of": "many",
    "the majority of": "most",
    "each and every": "every",
    "whether or not": "whether",
    "prior to": "before",
    "subsequent to": "after",
    "makes use of": "uses",
    "make use of": "use",
    "utilizes": "uses",
    "utilize": "use",
    "on a daily basis": "daily",
    "on a weekly basis": "weekly",
    "on a monthly basis": "monthly",
    "at all times": "always",
    "as well as": "and",
    "con el fin de": "para",
    "con el objetivo de": "para",
    "con el propósito de": "para",
    "a fin de": "para",
    "debido al hecho de que": "porque",
    "debido a que": "porque",
    "a pesar de que": "aunque",
    "tiene la capacidad de": "puede",
    "tienen la capacidad de": "pueden",
    "es capaz de": "puede",
    "son capaces de": "pueden",
    "hace uso de": "usa",
    "hacen uso de": "usan",
    "lleva a cabo": "hace",
    "llevan a cabo": "hacen",
    "con anterioridad a": "antes de",
    "con posterioridad a": "después de",
    "en relación con": "sobre",
    "con respecto a": "sobre",
    "de forma diaria": "a diario",
    "de manera diaria": "a diario",
}
"""Ways round, and the straight way; only pairs after which the grammar of any sentence holds."""

OPENINGS = (
    r"this (?:document|page|note|file|section|article) "
    r"(?:describes|explains|contains|documents|covers|lists|is about|shows)",
    r"est[ea] (?:documento|página|nota|fichero|archivo|sección|artículo) "
    r"(?:describe|explica|contiene|documenta|recoge|enumera|trata de|muestra)",
)
"""Beginnings that only say that something is said."""

WHO = r"(?:the|this|our|an?|el|la|los|las|est[ea]|nuestr[oa])\s+"
"""What may stand before a title that a summary repeats."""

WHY = r"(?:in order to|to|for|para|con el fin de)\s+[^,.;:]{1,40},\s+"

IS_A = (
    r"\s+(?:is|are|was|es|son|fue)\s+(?:an?|the|una?|el|la|los|las)\s+"
    r"[\wà-ÿ-]+\s+(?:that|which|que)"
)
"""``is a service that``, after a title: what is left begins with the verb."""

NO_VERB = (
    "is|are|was|were|be|has|have|had|can|will|and|or|of|for|in|on|at|to|with|from|that|which|team|"
    "es|son|fue|era|está|ha|han|puede|y|o|de|del|en|con|para|por|que|se|no|not"
)
"""After these words a sentence can't begin where its title was."""
