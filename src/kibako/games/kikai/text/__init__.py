"""KIKAI in words."""
