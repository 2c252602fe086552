"""The rules of Kiwi Chow Down, compiled."""
