"""Entry search over passports and bodies."""
