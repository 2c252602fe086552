"""The opponent of a lone player (W90 to W96), compiled."""
