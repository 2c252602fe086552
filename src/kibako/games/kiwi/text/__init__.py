"""Kiwi Chow Down in words."""
