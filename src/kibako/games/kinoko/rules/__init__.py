"""The rules of Kinoko, compiled."""
