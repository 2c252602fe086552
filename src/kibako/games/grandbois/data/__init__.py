"""The components of GrandBois."""
