"""The components of KIKAI."""
