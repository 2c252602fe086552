"""GrandBois: lay the forest so that your secret clan is everywhere in it."""
