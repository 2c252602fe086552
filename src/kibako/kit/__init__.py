"""Plain functions that two or more games need."""
