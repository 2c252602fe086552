"""KIKAI as pictures."""
