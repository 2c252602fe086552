"""What the bots make of a position of GrandBois, compiled."""
