"""The components of Kinoko."""
