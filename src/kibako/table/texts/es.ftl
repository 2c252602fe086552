# Lo que dice la mesa, en español.

waiting = Esperando a que otros se sienten
over = La partida ha terminado
is-to-act = Le toca a { $who }
asks-undo = { $who } pide deshacer la última jugada.
asks-bot = { $who } pide que un bot juegue por { $whom }.
bot-name = Bot { $number }
player-name = Jugador { $number }
nothing-there = Ahí no hay nada que elegir ahora. { $ask }
no-such-picture = esa imagen no existe
no-rules = estas reglas aún no están escritas
no-lesson = esa lección no existe
not-now = eso no se puede jugar ahora
try-another = Está permitido, pero no es lo que queremos probar ahora. Mira otra vez.
