# Lo que dice la mesa, en español.

waiting = Esperando a que otros se sienten
waiting-for-luck = Esperando a { $who }, que aún debe aportar a la suerte
over = La partida ha terminado
is-to-act = Le toca a { $who }
is-thinking = { $who } está pensando
asks-undo = { $who } pide deshacer la última jugada.
asks-bot = { $who } pide dejar que un bot juegue por { $whom }.
bot-name = Bot { $number }
seat-name = Asiento { $number }
player-name = Jugador { $number }
nothing-there = Ahí no hay nada que elegir ahora. { $ask }
comes-after = Eso viene después. Haz clic primero en: { $first }
comes-later = Eso viene después. Haz clic primero en una de las cosas iluminadas.
no-lesson = esa lección no existe
not-now = eso no se puede jugar ahora
try-another = Está permitido, pero no es lo que queremos probar aquí. Mira otra vez.

# Lo que se rechaza.
not-your-seat = ese asiento no es tuyo
only-players = estás mirando: solo los jugadores pueden hacer eso
too-many-messages = demasiados mensajes: ve un poco más despacio
malformed-message = este mensaje no se puede leer: { $why }
malformed-request = { $where }: no se puede leer ({ $why })
too-large = una petición tiene como mucho { $most } bytes
no-greeting = no llegó ningún saludo a tiempo
no-seat-here = este navegador no tiene asiento en esta mesa: el enlace privado es incorrecto o el asiento se cedió
seat-taken = ese asiento está ocupado
table-full = todos los asientos están ocupados; aún puedes mirar
say-your-name = escribe tu nombre
not-begun = la partida empieza cuando todos los asientos estén ocupados
not-your-turn = no es tu turno
nothing-to-take-back = no tienes nada que deshacer
bot-only-for-away = un bot solo puede sustituir a quien lleva { $minutes } minutos ausente
answer-first = alguien te ha preguntado algo: responde primero
no-such-bot = no existe el bot «{ $bot }»; hay { $bots }
too-many-tables = demasiadas mesas a la vez: espera un poco
store-down = la base de datos no responde; no se ha perdido nada, vuelve a intentarlo pronto
store-slow = la base de datos tarda demasiado en responder; lo que se haya guardado se verá en cuanto vuelva
server-failed = algo ha fallado en este servidor; no se ha perdido nada
bad-luck = una aportación al azar tiene como máximo 64 letras y cifras
too-many-bot-games = desde esta dirección ya se juega en { $most } mesas con bots: termina o cierra antes una de ellas
too-many-watch = ya hay demasiada gente mirando esta mesa
other-host = este servidor no se llama { $host }: quien lo lleva puede añadir ese nombre
no-such-table = no existe esa mesa: el enlace es incorrecto o la mesa ya no está
seat-just-taken = ese asiento se acaba de ocupar
no-such-page = no existe esa página: el enlace es incorrecto o antiguo
not-this-way = esta dirección no responde a una petición así

no-such-seat = esta mesa tiene los asientos 1 a { $seats }
no-such-moment = esta partida tiene { $length } jugadas hasta ahora: ese momento no existe
not-your-eyes = mientras dura la partida, solo quien ocupa un asiento puede ver lo que se ve desde él
over-there = en ese momento la partida ha terminado: elige uno anterior para seguir jugando
save-not-yet = una partida se puede descargar cuando ha terminado: antes, el archivo revelaría lo que está oculto
too-many-looks = demasiadas peticiones a la vez: ve un poco más despacio
# La compañía: chat, relojes, avisos, repartos.
asks-pause = { $who } pide una pausa.
is-paused = La partida está en pausa
paused = la partida está en pausa: alguien tiene que reanudarla primero
no-pause = ahora no hay nada que pausar
nothing-said = el mensaje está vacío
said-too-much = un mensaje tiene como máximo { $most } caracteres
no-such-reaction = esa reacción no existe
chat-needs-name = escribe tu nombre antes de enviar un mensaje
you-were-removed = los jugadores de esta mesa te han expulsado: ya no puedes mirarla
you-are-muted = los jugadores de esta mesa te han silenciado: puedes mirar, pero no escribir
no-such-spectator = no hay tal espectador en esta mesa
chat-too-fast = más despacio: espera un momento y vuelve a intentarlo
no-such-clock = ese reloj no existe
deal-stands = otros también juegan este reparto: lo revelado se queda
over-stands = la partida ha terminado y lo que estaba oculto se ha mostrado: puedes seguir desde cualquiera de sus momentos en una mesa privada
deal-before-end = se puede retar a otros cuando la partida ha terminado
other-rules = esto se jugó con la versión { $version } de las reglas de { $game }; este servidor juega la versión { $known }. Se puede repasar hasta donde esas reglas lo repitan, y descargar
other-box = esto se jugó con otros componentes de { $game } (caja { $box }) que los de este servidor (caja { $known }); puede seguir donde se use la misma caja
damaged = esta mesa está dañada: lo guardado no se puede volver a jugar desde la jugada { $number }. Todo lo guardado se puede descargar.
damaged-row = esta mesa está dañada: no se puede leer su fila en la base de datos. Sus jugadas se pueden descargar.
other-game = este servidor no tiene el juego «{ $game }». Lo guardado se puede descargar.
no-such-deal = ese reparto no existe: el enlace es erróneo, o su día no ha llegado o ya pasó
bad-address = { $kinds ->
    [mail] esto no es una dirección de correo
    [webhook] esto no es la URL de un webhook
    [both] esto no es ni una dirección de correo ni la URL de un webhook
   *[none] este servidor no envía avisos
 }
hook-needs-https = un webhook tiene que empezar por https://
hook-is-private = un webhook no puede ir a una red privada
already-quiet = este enlace ya no vale: no se envían más avisos
too-many-confirmations = se han pedido demasiados enlaces de confirmación: prueba otra vez mañana
no-such-confirmation = este enlace ya no funciona: se ha usado, tiene más de un día o la dirección ya no se quiere allí
confirmation-subject = Confirma tu dirección para Kibako
confirmation-body =
    Hola:

    alguien ha pedido a Kibako, un servidor de juegos de mesa en { $home }, que avise a esta dirección cuando le toque.
    Si has sido tú, abre este enlace en el plazo de un día y pulsa el botón:
    { $link }

    Si no, ignora este mensaje: no se enviará nada más.
notification-subject = Te toca: { $game }
notification-line = { $name }, te toca en { $game } («{ $table }»): { $link }
notification-body =
    Hola, { $name }:

    te toca en { $game }, en la mesa «{ $table }»:
    { $link }

    Ábrelo en el navegador que tiene tu asiento.

    Recibes este aviso porque alguien dejó esta dirección en la mesa. Para no recibir más:
    { $quiet }
deal-from-position = solo una partida entera puede ser un reparto; esta empezó a la mitad
no-hints = solo hay pistas cuando todos tus rivales son bots, y nunca en un reparto
no-hurry = otros juegan también este reparto: cada bot piensa hasta el final
deal-tried-enough = has empezado este reparto { $most } veces; solo puede contar el primer intento
deal-by-the-clock = un bot que piensa un número dado de segundos, o que es del anfitrión, puede jugar de otra manera la próxima vez: esta partida no puede ser un reparto

not-over-yet = esta partida aún no ha terminado
no-such-handover = este enlace ya se ha usado o es demasiado antiguo: haz uno nuevo en el otro dispositivo

preview-open = Hay un asiento libre. En la mesa: { $people }
preview-running = Hay una partida en curso: { $people }

asks-end = { $who } propone terminar aquí la partida, sin ganador.
deal-is-played-out = este reparto se compara con otros: juégalo tú hasta el final
