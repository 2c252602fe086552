"""Actions and positions of GrandBois as text."""
