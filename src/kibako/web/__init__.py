"""Pages, style and the one small script; it knows no game."""
