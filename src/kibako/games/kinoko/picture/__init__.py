"""Kinoko as pictures."""
