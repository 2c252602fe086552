# The table, in English.

over = The game is over
