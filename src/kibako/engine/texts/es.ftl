# Común a todos los juegos, en español.

seat = Asiento { $number }

# Lo que se rechaza.
nothing-to-undo = no hay nada que deshacer
undo-revealed = la última acción reveló algo: deshacerla necesita el acuerdo de los demás
action-no-text = una acción es un texto, no { $type }
action-too-long = una acción tiene como mucho { $most } caracteres, esta tiene { $length }
is-over = la partida ha terminado
no-such-seat = esta mesa tiene los asientos 0 a { $last } (None: un espectador), no { $seat }
bad-value = la opción { $option } admite { $allowed }, no { $value }
bad-seats = { $game } se juega con { $allowed } asientos, no { $seats }
no-option = { $game } no tiene la opción { $option }; sus opciones: { $options }
no-such-game = no existe el juego { $game }; hay { $games }
no-such-game-near = no existe el juego { $game }; ¿querías decir { $near }?
