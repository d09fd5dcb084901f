"""The languages of the window: how texts are translated, and the engine's own sentences."""
