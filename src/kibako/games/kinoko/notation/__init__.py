"""Actions and positions of Kinoko as text."""
