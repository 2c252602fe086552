"""GrandBois as pictures."""
