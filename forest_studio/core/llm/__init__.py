"""Language models: asking one that speaks the OpenAI protocol, and what it costs."""
