"""The rules of GrandBois, compiled."""
