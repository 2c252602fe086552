# Commun à tous les jeux, en français.

seat = Place { $number }
