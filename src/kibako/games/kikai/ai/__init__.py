"""What the bots make of a position of KIKAI, compiled."""
