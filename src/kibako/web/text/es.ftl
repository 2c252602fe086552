# Las páginas de Kibako, en español.

language = Idioma
language-en = English
language-fr = Français
language-es = Español
all-tables = Todas las mesas
to-tables = Ir a las mesas
cancel = Cancelar
done = Listo
close = Cerrar
error-title = Eso no ha funcionado
download-kept = Descargar lo guardado
stopped-title = Esta mesa no puede seguir

box-of-games = una caja de juegos de mesa
facts = { $seats } jugadores · { $minutes } min
play-now = Jugar
set-up = Preparar
tables = Mesas abiertas
looking = Buscando mesas…
unofficial = Adaptaciones no oficiales de aficionados; todos los derechos sobre los juegos pertenecen a sus autores y editores.
licences = Licencias de fuentes e iconos
table-name = Nombre de la mesa
you-are-called = Tu nombre
seats = Asientos
add-seat = Añadir un asiento
options = Opciones
show-among-tables = Mostrarla en la lista de mesas
open-table = Abrir la mesa

board = Tablero
your-move = Tu jugada
players = Jugadores
players-and-log = Jugadores y registro
views = Qué se muestra
log = Registro
text = En palabras
your-choices = Tus opciones
board-in-words = El tablero en palabras
closer = Acercar
farther = Alejar
show-all = Mostrar todo
help = Ayuda
help-title = ¿Qué puedo hacer?
share = Compartir
share-title = Copiar el enlace para los demás
settings = Ajustes
settings-title = Ajustes y teclas
turn = Girar
undo = Deshacer
payment = Con qué pagas
confirm = Confirmar
have-screen = Tengo la pantalla
sit-down = Sentarse
only-watch = Solo mirar
take-seat = Ocupar un asiento
download = Descargar
lesson = Lección
all-rules = Todas las reglas
ask-before = Preguntar antes de cada jugada
motion = Movimiento de las piezas
motion-none = inmediato
motion-quick = rápido
motion-usual = normal
motion-slow = lento
private-link = Lleva tu asiento a otro dispositivo con este enlace privado
pace = Velocidad de los bots, cuando juegas a solas contra ellos
volume = Volumen
again = Ver otra vez las últimas jugadas
again-title = Ver otra vez las últimas jugadas de los demás (L)
rules-title = Las reglas del juego, en una pestaña aparte
keys = Teclas: las flechas van de un objetivo a otro, Intro elige, Esc vuelve atrás, del 1 al 9 pulsan los botones, R gira, U deshace, H pide una pista, L muestra las últimas jugadas, C al entrenador, + y − acercan y alejan, 0 muestra todo, ? abre la ayuda.

js-no-answer = el servidor no ha respondido
js-you-name = Tú
js-me = yo
js-someone-here = alguien aquí
js-open-share = libre: comparte el enlace
js-seat = Asiento { $number }
js-player = Jugador { $number }
js-remove = Quitar
js-yes = sí
js-no = no
js-no-tables = No hay ninguna mesa abierta. ¡Prepara una!
js-bot-random = bot aleatorio
js-bot-easy = bot fácil
js-bot-medium = bot medio
js-bot-hard = bot difícil
js-bot-own = bot, presupuesto libre…
js-bot-seconds = bot, { $amount } s por jugada
js-bot-tries = bot, { $amount } iteraciones por jugada
js-budget-amount = cuánto piensa
js-budget-unit = segundos o iteraciones
js-budget-seconds = segundos por jugada
js-budget-tries = iteraciones por jugada
js-hurry = Que juegue ya

js-connection-lost = Se ha perdido la conexión; reintentando…
js-server-restarts = El servidor se está reiniciando. Todo queda guardado; volverás en un momento…
js-choose-what = Haz clic en lo que quieras jugar; lo que se puede jugar brilla.
js-choose-where = Haz clic donde brilla para terminar esta jugada; Esc vuelve atrás.
js-agree = Aceptar
js-refuse = Rechazar
js-back = Atrás
js-tile-held = quedan { $count }
js-still-to-pay = { $count ->
    [one] uno más
   *[other] { $count } más
}
js-take-back = Recuperar: { $what }
js-sounds = Sonidos
js-sound-on = Los sonidos están activados
js-sound-off = Los sonidos están desactivados
js-undo = Deshacer
js-ask-undo = Pedir deshacer
js-more-choices = … y { $count } más
js-thinking = pensando
js-your-turn = tu turno
js-next-player = siguiente
js-to-act = le toca
js-away = ausente
js-you = tú
js-open-seat = asiento libre
js-let-bot-play = Que juegue un bot
js-i-am-back = He vuelto
js-wins = Gana { $who }
js-share-victory = { $who } comparten la victoria
js-over = La partida ha terminado
js-total = Total
js-pass-screen = Pasa la pantalla a { $who }
js-link-copied = Enlace copiado: envíalo a quien vaya a jugar o mirar.
js-watching = estás mirando
rules = Reglas
player-aid = En una página
    .about = Imprime esta página o tenla abierta junto a la mesa.
rule-numbers = El número que precede a una regla es su nombre: la mesa lo cita cuando explica algo. Algunos números no se usan.
show-sources = Mostrar de dónde viene cada regla
teacher = El profesor
progress = Progreso de la lección
back = Atrás
next = Siguiente
take-back = Deshacer
chapters = Capítulos
js-click-ringed = La respuesta está entre lo que está rodeado.
js-found-answers = { $found } de { $all } encontrados
coach = Entrenador
coach-wish = El entrenador me aconseja mientras juego
coach-title = ¿Qué dice el entrenador?
js-coach-silent = No hay consejo para esta posición. Pide una pista (H) si quieres ver una jugada.
play-real = Jugar una partida de verdad
learn = Aprender
api-title = Para otros programas
api-about = Todo lo que hacen las páginas lo puede hacer un programa: abrir mesas, sentarse, jugar. Valen las mismas reglas y límites.
for-programs = Para programas


look-back = Repasar la partida
table = Mesa
details = Detalles
moment = Momento
moments = Momentos de la partida
seen-by = Vista
play-on = Seguir desde aquí
play-on-real = Una nueva mesa privada empieza exactamente en esta posición, con bots en los demás asientos. La partida que miras queda como está.
play-on-imagined = Mientras dura la partida, nadie debe saber lo que está oculto: la nueva mesa empieza en una posición que encaja con todo lo que ves, y lo demás es imaginado. La partida misma queda como está.
your-seat = Tu asiento
others-are = Los demás son
first-moment = Al comienzo
last-moment = Al final
step-back = Una jugada atrás
step-forth = Una jugada adelante
turn-back = Al turno anterior
turn-forth = Al turno siguiente
play-moments = Reproducir las jugadas
what-happened = Qué pasó
score = Puntuación
share-moment = Copiar el enlace a este momento
no-download = Una partida se puede descargar cuando ha terminado: antes, el archivo diría lo que está oculto.
memory-game = Es un juego de memoria: hasta que termine la repasas como espectador, para que no se vuelva a mostrar nada que haya que recordar.
review-keys = Teclas: ← y → van de jugada en jugada, con Mayús de turno en turno, Inicio y Fin al comienzo y al final, Espacio reproduce las jugadas, + y − acercan y alejan, 0 muestra todo.
proof = Azar limpio
proof-about = El azar de esta partida se fijó antes de la primera jugada. El compromiso es la huella de la parte de este servidor, mostrada antes de que nadie se sentara; la semilla y la sal se muestran al terminar la partida, y kibako check demuestra que encajan y que cada sorteo salió de ellas y de las aportaciones.
proof-commitment = Compromiso
proof-seed = Semilla
proof-salt = Sal
proof-given = Aportaciones
js-luck-server = El azar lo sorteó este servidor, porque nadie más puede sentarse aquí.
js-luck-shared = El azar sale de la semilla de este servidor y de lo que aporta el navegador de cada persona que se sienta: nadie en la mesa puede elegirlo ni conocerlo.
js-luck-chosen = Quien abrió esta mesa eligió el azar: la semilla se muestra aquí, así que cualquiera puede saber lo que está oculto.
js-luck-given = El azar venía dado al abrir esta mesa: es un reparto, una partida guardada o lo eligió quien juega aquí a solas.
js-luck-seed = Semilla: { $seed }
js-luck-own = { $luck } (la tuya)
open-save = Abrir una partida guardada
drop-save = o suéltala en esta página

js-beginning = El comienzo de la partida
js-decided = { $who } decide
js-of-moves = Jugada { $at } de { $length }
js-move-before = Jugada anterior de { $who }
js-move-after = Jugada siguiente de { $who }
js-eyes-open = todo abierto
js-eyes-watcher = espectador
js-moment-copied = Enlace a este momento copiado.

# La compañía: chat, avisos, relojes, repartos.
chat = Chat
chat-empty = Todavía nadie ha dicho nada.
chat-write = Escribe algo
chat-send = Enviar
audience = Espectadores
audience-about = Cualquier jugador puede impedir a un espectador que escriba o que mire. Vale aunque vuelva, y lo que ha escrito se oculta. Quien comparte su dirección cuenta como la misma persona.
audience-empty = Nadie está mirando.
reactions = Reacciones
pause = Pausa
your-turn-notices = Cuando te toca
notice-sound = Sonidos: piezas, dados, tu turno, el final
notice-browser = Mostrar una notificación
notice-vibrate = Vibrar
notifications-mail = Escribir a esta dirección de correo
notifications-webhook = Llamar a este webhook
notifications-mail-webhook = Escribir a esta dirección de correo, o llamar a este webhook
notifications-about = Se envía cuando no estás y te toca desde hace un rato. Vacía el campo para no recibir más.
notifications-unconfirmed = aún sin confirmar: abre el enlace que enviamos allí
confirm-address = Confirmar tu dirección
confirm-address-about = ¿Quieres recibir un aviso en { $address } cuando te toque en { $game }?
confirm-address-go = Sí, avísame
notifications-confirmed = Tu dirección está confirmada: recibirás avisos de tus turnos en { $game }.
no-notifications = No más avisos
end-notifications = Dejar de recibirlos
end-notifications-about = A tu dirección se envían avisos de tus turnos en { $game }, en la mesa «{ $table }». ¿Quieres dejar de recibirlos?
notifications-ended = Ya no se envían a tu dirección avisos de { $game }, en la mesa «{ $table }».
clock = Reloj
clock-none = Ninguno
clock-relaxed = { $days ->
    [one] Tranquilo: { $days } día por decisión
   *[other] Tranquilo: { $days } días por decisión
 }
clock-seconds = Por jugada: { $seconds } segundos por decisión
clock-minutes = { $minutes ->
    [one] Por jugada: { $minutes } minuto por decisión
   *[other] Por jugada: { $minutes } minutos por decisión
 }
js-clock-none-about = Cada cual se toma el tiempo que quiere.
js-clock-relaxed-about = Para partidas de varios días. Cuando a alguien se le acaba el tiempo, los demás pueden dejar que un bot juegue por esa persona.
js-clock-move-about = Cuando a alguien se le acaba el tiempo, un bot fácil toma esa decisión. Los bots no tienen reloj.
daily-deal = El reparto de hoy
deal-of-day = El reparto de otro día
solo = en solitario
deal-played = { $count ->
    [0] nadie lo ha jugado aún
    [one] { $count } persona lo ha jugado
   *[other] { $count } personas lo han jugado
 }
deal-done = tú también
challenge-title = El mismo reparto
deal-against = { $count ->
    [one] Juegas contra un bot.
   *[other] Juegas contra { $count } bots.
 }
deal-solo = Juegas en solitario.
deal-about = Todos los que juegan este reparto tienen el mismo asiento y la misma suerte. Cuenta el primer intento que empieces.
deal-play = Jugar este reparto
deal-again = Jugarlo otra vez
deal-go-on = Seguir con tu intento
deal-share = Copiar el enlace
results = Resultados
place = Puesto
name = Nombre
total = Total
bots-had = Los demás
at-table = En la mesa
moves = Jugadas
game = Partida
yours = tú
rehearsed = ensayado
rehearsed-why = { $why ->
    [again] el mismo navegador lo había empezado antes, o lo empezó de nuevo entretanto
    [address] otro navegador en la misma dirección lo había empezado antes, o lo hizo entretanto
   *[chosen] la suerte se eligió al abrir la mesa y, por tanto, podía conocerse
 }
more-results = { $count ->
    [one] Hay un resultado más que no se muestra.
   *[other] Hay { $count } resultados más que no se muestran.
}
deal-proves = La lista distingue los intentos por navegador y por dirección. No puede probar que nadie haya ensayado en otro dispositivo, sepa por otros lo que viene o juegue con ayuda de un programa.
challenge-proves = Viene de una partida terminada: quien la jugó o la vio conoce el azar, y sus intentos no se distinguen.
against-people = contra personas
has-won = victoria
has-lost = derrota
was-placed = { $rank }.º de { $count }
look = Mirar
tables-after-playing = Cuando hayas jugado podrás mirar las partidas de los demás.
nobody-yet = Nadie ha terminado aún este reparto. ¡Sé el primero!
other-days = Otros días
day-before = El día anterior
day-after = El día siguiente
js-deal-copied = Enlace copiado: envíalo a quien vaya a jugar el mismo reparto.
js-challenge = Retar a otros con este reparto
js-compare-deal = Comparar con otros
js-chat-name-first = Escribe tu nombre antes de enviar un mensaje.
js-spectator-unnamed = Un espectador
js-spectator-here = mira
js-spectator-gone = ausente
js-spectator-muted = silenciado
js-spectator-removed = expulsado
js-spectator-mute = Silenciar
js-spectator-remove = Expulsar
js-spectator-let = Permitir de nuevo
js-watches = mira
js-unread = sin leer: { $count }
js-time-was-up = A { $who } se le acabó el tiempo: decidió un bot.
js-react-thumbs-up = pulgar arriba
js-react-clapping-hands = aplauso
js-react-astonished-face = asombro
js-react-face-with-tears-of-joy = risa
js-react-party-popper = hurra
js-react-thinking-face = reflexión
js-your-turn-title = Te toca
js-notify-refused = El navegador no permite que esta página muestre notificaciones.
js-address-kept = Recibirás un aviso cuando te toque y no estés.
js-address-asked = Hemos enviado un enlace a esta dirección. Ábrelo para confirmar que es tuya; antes no se envía nada más.
js-address-gone = Ya no recibirás más avisos.
js-resume = Reanudar
js-paused = en pausa { $time }
js-time-a-move = { $time } por jugada
js-time-left = queda { $time }
js-time-low = solo queda { $time }
js-time-over = tiempo agotado
js-days = { $days } d
js-days-hours = { $days } d { $hours } h
js-hours-minutes = { $hours } h { $minutes } min
hint = Pista
hint-title = ¿Qué jugaría el bot?
js-hint-thinking = El bot está pensando…
js-hint-best = El bot jugaría: { $words } ({ $share } % de probabilidad de ganar).
js-hint-because = El bot jugaría: { $words } ({ $reason }; en torno al { $share } % de probabilidades de ganar).
js-hint-other = O: { $words } ({ $share } %).

# The page of a game’s box.
in-the-box = En la caja
own-box = Con los componentes de { $name }
box-about = Cada componente tal como se juega aquí, y de dónde viene.
box-own-about = ¿Tienes el juego impreso? Pon lo que muestra tu ejemplar y juega con ello:
contents = Contenido
mark-book = reglamento
    .about = lo dice el reglamento
mark-known = publicado
    .about = publicado sobre el juego impreso
mark-deduced = deducido
    .about = se desprende de los ejemplos del reglamento
mark-ruling = decisión
    .about = elección nuestra donde el reglamento calla
mark-made = inventado
    .about = nuestro, acorde con cada dato del reglamento, porque sus imágenes se perdieron
mark-copy = ejemplar propio
    .about = puesto por quien posee esta caja

your-games = Tus partidas
all-own-games = Todas ›
js-all-own-games = Las { $count } ›
js-some-wait = { $count } te esperan
js-one-waits = una te espera
js-none-waits = les toca a los demás
js-just-now = ahora mismo
js-finished = Terminada
js-given-up = Abandonada
js-damaged = Dañada
js-stopped = Detenida
js-is-thinking = { $who } está pensando
js-waits-for = Esperando a { $who }
js-waits-for-people = Esperando jugadores
js-you-won = Has ganado
js-you-won-by = Has ganado por { $by }
js-won = Ha ganado { $who }
js-won-by = Ha ganado { $who } por { $by }
js-was-placed = tú: puesto { $rank } de { $count }
js-resume-game = Continuar
js-open-game = Abrir
js-play-again = Jugar otra vez
js-look-back = Repetición
js-join-table = Sentarse
js-watch-table = Mirar
deal-place = puesto { $place } de { $count }
deal-best = lo mejor: { $total }, { $name }
deal-short = Jugar
points = { $count ->
    [one] punto
   *[other] puntos
 }
with-others = Con otras personas
js-seat-name = Nombre del asiento { $number }
filter = Qué partidas mostrar
every-game = Todos los juegos
which-ones = Cuáles
all-of-them = Todas
where-my-turn = Me toca
going-on = En curso
finished-ones = Terminadas
won-ones = Ganadas
other-device = Pasar a otro dispositivo
no-own-games = No hay ninguna partida que mostrar aquí.
to-the-box = Elige una de la caja
own-figures = Tus cifras
played-count = Jugadas
won-count = Ganadas
best-points = Mejor resultado
against-whom = Contra quién
js-met = { $who }: por delante en { $beaten } de { $met }
js-bots = bots
js-nobody = nadie
handover-about = Abre este enlace en el otro dispositivo antes de diez minutos: sirve una sola vez y lleva allí todas tus partidas. Aquí también siguen. Quien tiene el enlace tiene tus asientos, así que no se lo envíes a nadie más.
handover-link = Enlace privado
code-of-link = El enlace como código para una cámara
copy = Copiar
js-handover-copied = Enlace copiado. Ábrelo en el otro dispositivo.
js-taken-over = Partidas que ya están aquí: { $count }

todays-deals = Los repartos de hoy

js-wins-by = { $who } gana por { $by }
js-by-tie-break = por delante de { $who } en el desempate
js-bot = bot
js-score = Resultado
js-close-score = Cerrar el resultado
js-accept-again = Jugar otra vez juntos
js-asks-again = { $who } te propone jugar otra vez.
rematch = Revancha
rematch-turned = Revancha, rotando asientos
challenge-short = Reto
download-short = Descargar
share-link = Enlace a esta mesa
share-system = Enviar…

js-you-watch = Estás mirando; no juegas en esta mesa.
js-ask-pause = Pedir una pausa
js-pause = Pausa

js-no-network = No hay red: esto es lo que se guarda en este dispositivo.

leave-to-bot = Que un bot siga por mí
give-up = Terminar aquí la partida
js-really = ¿Seguro? Haz clic otra vez

notice-push = Avisarme aunque no haya ninguna página abierta
