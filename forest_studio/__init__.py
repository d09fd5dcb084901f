"""Forest Studio: curated forests of knowledge, hunts in them, and a bench that measures them."""

__version__ = "0.1.0"
