"""Passports and the manifest as text: read with marks, edited in place, never dumped anew."""
