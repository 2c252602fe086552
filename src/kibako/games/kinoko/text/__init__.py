"""Kinoko in words."""
