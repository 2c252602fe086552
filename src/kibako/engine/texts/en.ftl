# Shared by all games, in English.

seat = Seat { $number }
