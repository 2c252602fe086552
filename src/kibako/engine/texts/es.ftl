# Común a todos los juegos, en español.

seat = Asiento { $number }
