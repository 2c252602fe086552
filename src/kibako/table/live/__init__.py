"""The live connections of browsers."""
