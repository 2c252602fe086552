"""Actions and positions of Kiwi Chow Down as text."""
