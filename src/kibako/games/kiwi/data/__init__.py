"""The components of Kiwi Chow Down."""
