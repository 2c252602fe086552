"""GrandBois in words."""
