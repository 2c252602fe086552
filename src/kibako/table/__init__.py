"""The table: games played in the browser, kept in a database, shown to each seat as far as it may see."""
