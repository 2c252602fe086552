"""The contract between games and everything that plays, shows or studies them. No game is named here."""
