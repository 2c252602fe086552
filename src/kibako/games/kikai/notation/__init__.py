"""Actions and positions of KIKAI as text."""
