"""Kiwi Chow Down."""
