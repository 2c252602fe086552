"""Tables, and what happens at them."""
