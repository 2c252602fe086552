"""What the bots make of a position of Kiwi Chow Down, compiled."""
