# Común a todos los juegos, en español.

seat = Asiento { $number }

# Lo que se rechaza.
nothing-to-undo = no hay nada que deshacer
undo-revealed = la última acción reveló algo: deshacerla necesita el acuerdo de los demás
action-no-text = una acción es un texto o un número entero, no { $type }
action-no-number = ninguna acción del juego tiene el número { $number }
action-of-other-game = { $action } es una acción de otro juego
action-too-long = una acción tiene como mucho { $most } caracteres, esta tiene { $length }
is-over = la partida ha terminado
no-such-seat = esta mesa tiene los asientos 0 a { $last } (None: un espectador), no { $seat }
bad-value = la opción { $option } admite { $allowed }, no { $value }
bad-seats = { $game } se juega con { $allowed } asientos, no { $seats }
no-option = { $game } no tiene la opción { $option }; sus opciones: { $options }
no-such-language = Kibako no habla { $language }; hay { $languages }
no-such-game = no existe el juego { $game }; hay { $games }
no-such-game-near = no existe el juego { $game }; ¿querías decir { $near }?

save-no-text = una partida guardada es un texto
save-too-long = una partida guardada tiene como máximo { $most } caracteres, esta tiene { $length }
save-not-whole = esto no es una partida guardada de Kibako completa: { $reason }
save-format = esta partida guardada tiene el formato { $format }; este Kibako lee el formato { $known }
save-changed = esta partida guardada está cortada o se cambió después de escribirla: su resumen no coincide
save-too-many = una partida guardada tiene como máximo { $most } jugadas, esta tiene { $count }
save-not-contributed = tu aportación al azar no está entre las de esta partida guardada
save-contributions = una partida guardada con aportaciones al azar tiene una por cada uno de los { $seats } asientos
save-other-game = esta partida guardada es de otro juego: { $reason }
save-rules = esta partida se jugó con la versión { $version } de las reglas de { $game }; este Kibako juega la versión { $known }
save-box = esta partida se jugó con otros componentes de { $game } (caja { $box }) que los que se usan aquí (caja { $known }); empieza con --box y la carpeta de esa caja
save-seat = la jugada { $number } es del asiento { $seat }, pero le toca a { $turn }
save-illegal = esta partida guardada no es una partida legal: { $reason }
save-start = el comienzo de esta partida guardada tiene otros asientos u opciones que los que dice
save-result = esta partida guardada dice que el resultado es { $said }, pero sus jugadas llevan a { $found }
save-promise = el compromiso de esta partida guardada no es el de su juego, sus opciones y su semilla: se cambió alguno
save-other-promise = el compromiso de esta partida guardada es { $found }, no el que se mostró: es otra partida, o se cambió
save-no-promise = esta partida guardada no contiene compromiso: no se jugó en una mesa que se comprometa con su azar
save-chosen-luck = parte del azar de esta partida guardada fue elegida, no sacada de la semilla

# Cómo empiezan las frases sobre quien lee; el diario lo omite donde continúa una línea.
sentence-you = {""}
