"""What the bots make of a position of Kinoko, compiled."""
