"""Kiwi Chow Down as pictures."""
