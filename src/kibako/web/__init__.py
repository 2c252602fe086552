"""Templates, style sheets, scripts and words of the pages; they know no game."""
