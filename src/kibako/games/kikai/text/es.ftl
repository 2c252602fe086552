# KIKAI en español. El reglamento impreso solo existe en francés; estas son nuestras palabras para las suyas.

colour = { $colour ->
    [red] rojo
    [blue] azul
   *[green] verde
}
element = { $type ->
    [feet] { $colour ->
        [red] pies rojos
        [blue] pies azules
       *[green] pies verdes
    }
    [body] { $colour ->
        [red] cuerpo rojo
        [blue] cuerpo azul
       *[green] cuerpo verde
    }
   *[head] { $colour ->
        [red] cabeza roja
        [blue] cabeza azul
       *[green] cabeza verde
    }
}{ $start ->
    [yes] { " " }iniciales
   *[no] { "" }
}
the-element = { $type ->
    [feet] { $colour ->
        [red] los pies rojos
        [blue] los pies azules
       *[green] los pies verdes
    }
    [body] { $colour ->
        [red] el cuerpo rojo
        [blue] el cuerpo azul
       *[green] el cuerpo verde
    }
   *[head] { $colour ->
        [red] la cabeza roja
        [blue] la cabeza azul
       *[green] la cabeza verde
    }
}{ $start ->
    [yes] { " " }iniciales
   *[no] { "" }
}
some-fans = { $count ->
    [one] { $count } fan { $colour ->
        [red] rojo
        [blue] azul
       *[green] verde
    }
   *[other] { $count } fans { $colour ->
        [red] rojos
        [blue] azules
       *[green] verdes
    }
}
at = en { $district }
from = de { $district }
street = { $one }–{ $other }
list = { $first }, { $rest }
nothing = nada
amount = { $what }
some-energy = { $count } de energía
some-megaphones = { $count ->
    [one] { $count } megáfono
   *[other] { $count } megáfonos
}
some-ladders = { $count ->
    [one] { $count } escalera
   *[other] { $count } escaleras
}
some-points = { $count } PV
some-discard = { $count } repartidores fuera de la pista de energía
brief-energy = { $count }E
brief-megaphones = { $count ->
    [one] M
   *[other] { $count }M
}
brief-ladders = { $count ->
    [one] Esc
   *[other] { $count }Esc
}
brief-points = { $count }PV
brief-discard = descarta { $count }
tile = { $tile ->
    [distributors] { $points } PV por cada repartidor tuyo en las calles
    [taller] { $points } PV por cada barrio donde tu kikai es más alto
    [billboards] { $points } PV por cada valla tuya en la ciudad
    [heads] { $points } PV por cada barrio donde tienes una cabeza
    [feet] { $points } PV por cada barrio donde tienes pies
   *[influence] { $points } PV por cada punto de tu influencia más alta
}
power = { $power ->
    [remove-fan] retira un fan de cualquier plaza
    [cheap-flyers] los repartidores cuestan 1 de energía
    [ladders-as-megaphones] las escaleras valen también como megáfonos
    [free-toll] el primer peaje de cada acción de atraer es gratis
    [gift] 1 escalera y 5 de energía
   *[pair-draws] jugar una pareja te hace robar una carta
}

ask-found = Elige qué pies iniciales construyes y en qué barrio.
ask-exit = Pon tu primer repartidor en una calle de un solo espacio que salga de { $place }.
ask-card = Juega una carta para actuar en su barrio; con dos iguales, donde quieras.
ask-action = Elige qué haces en { $place }.
ask-build = Elige el elemento que construyes en { $place }.
ask-street = Elige la calle en la que repartir folletos, desde { $place }.
ask-attract = { $some ->
    [yes] Atrae otro fan a { $place }, o detente.
   *[no] Atrae un fan a { $place }.
}
ask-billboard = Has vaciado la plaza { $place }: elige qué valla pones en ella.
ask-choice = Tu pista de energía te da una de estas dos cosas: un megáfono (para una segunda acción) o una escalera (para la influencia).
ask-exhibit = Recoge a tus fans en { $place }. A cambio de megáfonos puedes añadir antes otros barrios.
ask-pay = Elige cómo pagas.
ask-remove = Elige el fan que sale del juego.
ask-take = Toma una carta. Antes puedes colocar escaleras.
ask-end = Gasta una escalera para robar una carta, o termina tu turno.
ask-fill = La primera partida es más amable: al final de una ronda puedes robar hasta tener cuatro cartas en la mano.
ask-over = La partida ha terminado.

do-found = Construir { $element } { at }
do-play = Jugar { $district }
do-pair = Jugar dos { $card } para actuar { at }
do-build = Construir un elemento
do-distribute = Repartir folletos
do-attract = Atraer fans
do-exhibit = Hacer una exposición
do-element = Construir { $element } por { $cost } de energía; allí un fan da { $effect }
do-street = Colocar repartidores en { $street } por { $cost } de energía{ $gains ->
    [yes] { "," } ganando { $effect }
   *[no] { "" }
}
do-fan = Atraer un fan { $colour } de { $square } a { $type ->
    [feet] tus pies
    [body] tu cuerpo
   *[head] tu cabeza
}{ $toll ->
    [0] { "" }
   *[other] { "," } peaje { $toll } de energía
}
do-stop = No atraer más fans
do-billboard = Poner la valla { $number }: { $effect }, y { $points } PV por la plaza
do-choose = { $what ->
    [megaphone] Tomar un megáfono
   *[ladder] Tomar una escalera
}
do-fetch = Traer también a tus fans { from }, por { $cost ->
    [one] { $cost } megáfono
   *[other] { $cost } megáfonos
}
do-open = Abrir la exposición
do-pay = Pagar { $megaphones ->
    [one] { $megaphones } megáfono
   *[other] { $megaphones } megáfonos
} y { $ladders ->
    [one] { $ladders } escalera
   *[other] { $ladders } escaleras
}
do-again = Descartar un megáfono para jugar otra carta
do-take = Tomar { $district }
do-take-pile = Tomar la primera carta del mazo
do-take-nothing = No tomar nada: no quedan cartas
do-draw = { $paid ->
    [yes] Descartar una escalera para robar una carta
   *[no] Robar una carta
}
do-end = Terminar el turno
do-enough = No robar más
do-ladder = Colocar { $ladders ->
    [one] una escalera
   *[other] { $ladders } escaleras
} junto a { $type ->
    [body] tu cuerpo
   *[head] tu cabeza
} en { $district }: { $influence } más de influencia { $colour ->
    [red] roja
    [blue] azul
   *[green] verde
}
do-remove = Retirar un fan { $colour } de { $square }

not-found = primero coloca tus pies iniciales
not-exit = primero elige la calle de tu repartidor
not-card = primero juega una carta
not-action = primero elige qué haces con la carta jugada
not-build = primero elige el elemento que construyes
not-street = primero elige la calle de tus repartidores
not-attract = estás atrayendo fans: elige uno, o detente
not-billboard = primero elige la valla para la plaza vaciada
not-choice = primero elige un megáfono o una escalera
not-exhibit = elige barrios de los que traer fans, o abre la exposición
not-pay = primero elige cómo pagas
not-remove = primero elige el fan que sale del juego
not-take = primero toma una carta
not-end = tu turno casi ha terminado: gasta una escalera para robar, o termínalo
not-fill = la ronda ha terminado: roba, o di que ya basta
no-card = no tienes ninguna carta de { $district }
no-pair = no tienes dos cartas de { $district }
again-once = solo una acción adicional por turno
again-no-card = una segunda acción solo viene después de una primera, y necesita una carta que jugar
again-no-megaphone = no tienes ningún megáfono para una segunda acción
not-offered = { $district } no está en la oferta
pile-empty = el mazo está vacío
must-take = queda una carta que tomar
no-ladder = no tienes ninguna escalera que descartar
none-shown = no { $type ->
    [feet] quedan pies
    [body] queda ningún cuerpo
   *[head] queda ninguna cabeza
} por construir
build-dear = { $type ->
    [feet] los pies más baratos cuestan
    [body] el cuerpo más barato cuesta
   *[head] la cabeza más barata cuesta
} { $cost } de energía, y tienes { $energy }
kikai-whole = tu kikai de aquí está completo
flyers-dear = un repartidor cuesta { $cost } de energía, y tienes { $energy }
no-distributor = no te queda ningún repartidor
no-free-street = ninguna calle libre que puedas pagar sale de { $district } ni continúa tu red desde allí
no-feet = no tienes ningún kikai aquí
places-full = cada elemento de tu kikai de aquí ya tiene un fan
cannot-attract = ningún fan del color adecuado puede venir aquí por calles con repartidores con un peaje que puedas pagar
not-shown = este elemento no está a la vista
next-is = { $type ->
    [feet] primero van sus pies
    [body] ahora va su cuerpo
   *[head] ahora va su cabeza
}
too-dear = cuesta { $cost } de energía, y tienes { $energy }
not-single-exit = elige una calle libre de un solo espacio { at }
street-taken = esta calle está ocupada
street-dear = esta calle cuesta { $cost } de energía, y tienes { $energy }
no-distributors = no te { $count ->
    [one] queda { $count } repartidor
   *[other] quedan { $count } repartidores
}
not-connected = esta calle no continúa tu red desde { $district }
no-element = ningún elemento de aquí puede atraer a este fan: tu kikai aún no tiene { $type ->
    [feet] pies
    [body] cuerpo
   *[head] cabeza
}
no-element-draws = ningún elemento de este kikai atrae fans { $colour }s
place-full = ya hay un fan ante { $type ->
    [feet] los pies
    [body] el cuerpo
   *[head] la cabeza
}
no-such-fan = no hay ningún fan { $colour } en { $square }
no-way = ninguna calle con repartidores une { $square } con este barrio
toll-dear = el peaje es de { $toll } de energía, y tienes { $energy }
at-least-one = atrae al menos un fan
already-chosen = los fans { from } ya vienen
no-fans-there = no tienes fans { at }
no-megaphones = eso cuesta { $count ->
    [one] { $count } megáfono
   *[other] { $count } megáfonos
}
billboard-used = la valla { $number } ya está puesta
cannot-pay = no puedes pagar así
nothing-there = no tienes { $type ->
    [body] ningún cuerpo
   *[head] ninguna cabeza
} { at }
ladders-once = sus escaleras ya están allí
body-first = primero recibe su escalera el cuerpo de este kikai
too-few-ladders = eso necesita { $count ->
    [one] { $count } escalera disponible
   *[other] { $count } escaleras disponibles
}
no-such-feet = no tienes { $element } por construir
other-district = tus dos pies iniciales van a barrios distintos
no-single-exit = a { $district } no le queda ninguna calle libre de un solo espacio

was-turn = { $who-you ->
    [yes] Ronda { $round }, turno { $turn }: te toca.
   *[no] Ronda { $round }, turno { $turn }: le toca a { $who }.
}
    .heading = Ronda { $round } · turno { $turn }
was-founded = { $who-you ->
    [yes] Construyes { $element } { at }.
   *[no] { $who } construye { $element } { at }.
}
was-deployed = { $who-you ->
    [yes] Colocas { $count ->
        [one] un repartidor
       *[other] { $count } repartidores
    } en { $street }.
   *[no] { $who } coloca { $count ->
        [one] un repartidor
       *[other] { $count } repartidores
    } en { $street }.
}
was-played = { $who-you ->
    [yes] Juegas { $district }.
   *[no] { $who } juega { $district }.
}
was-played-pair = { $who-you ->
    [yes] Juegas dos { $card } para actuar { at }.
   *[no] { $who } juega dos { $card } para actuar { at }.
}
was-built = { $who-you ->
    [yes] Construyes { $element } { at } por { $cost } de energía.
   *[no] { $who } construye { $element } { at } por { $cost } de energía.
}
was-gained = { $who-you ->
    [yes] Ganas { $effect }.
   *[no] { $who } gana { $effect }.
}
was-discarded = { $who-you ->
    [yes] { $count ->
        [one] Un repartidor tuyo sale
       *[other] { $count } repartidores tuyos salen
    } para siempre de la pista de energía.
   *[no] { $who } retira para siempre { $count ->
        [one] un repartidor
       *[other] { $count } repartidores
    } de su pista de energía.
}
was-attracted = { $who-you ->
    [yes] Atraes un fan { $colour } de { $square } a { $type ->
        [feet] tus pies
        [body] tu cuerpo
       *[head] tu cabeza
    }{ $toll ->
        [0] .
       *[other] { " " }por un peaje de { $toll } de energía.
    }
   *[no] { $who } atrae un fan { $colour } de { $square } a { $type ->
        [feet] sus pies
        [body] su cuerpo
       *[head] su cabeza
    }{ $toll ->
        [0] .
       *[other] { " " }por un peaje de { $toll } de energía.
    }
}
was-billboard = { $who-you ->
    [yes] Pones la valla { $number } en { $square }.
   *[no] { $who } pone la valla { $number } en { $square }.
}
was-fetched = { $who-you ->
    [yes] Traes también a tus fans { from }.
   *[no] { $who } trae también a sus fans { from }.
}
was-exhibited = { $who-you ->
    [yes] Haces una exposición { at } con { $fans ->
        [one] { $fans } fan
       *[other] { $fans } fans
    } y ganas { $energy } de energía.
   *[no] { $who } hace una exposición { at } con { $fans ->
        [one] { $fans } fan
       *[other] { $fans } fans
    } y gana { $energy } de energía.
}
was-renown = { $who-you ->
    [yes] Tu renombre avanza { $steps }, hasta { $space }.
   *[no] { $who } avanza { $steps } en renombre, hasta { $space }.
}
was-ladder = { $who-you ->
    [yes] Colocas { $ladders ->
        [one] una escalera
       *[other] { $ladders } escaleras
    } junto a { $type ->
        [body] tu cuerpo
       *[head] tu cabeza
    } en { $district }: { $influence } más de influencia { $colour ->
        [red] roja
        [blue] azul
       *[green] verde
    }.
   *[no] { $who } coloca { $ladders ->
        [one] una escalera
       *[other] { $ladders } escaleras
    } junto a { $type ->
        [body] su cuerpo
       *[head] su cabeza
    } en { $district }: { $influence } más de influencia { $colour ->
        [red] roja
        [blue] azul
       *[green] verde
    }.
}
was-took = { $who-you ->
    [yes] Tomas { $district }.
   *[no] { $who } toma { $district }.
}
was-drew = { $who-you ->
    [yes] Robas { $district }.
   *[no] { $who } roba { $district }.
}
was-offered = Carta revelada: { $district }.
was-shown = Elemento revelado: { $element }, { $cost } de energía.
was-removed = { $who-you ->
    [yes] Retiras un fan { $colour } de { $square }.
   *[no] { $who } retira un fan { $colour } de { $square }.
}
was-tile = { $who-you ->
    [yes] Tomas la loseta de bonificación: { $tile }{ $mode ->
        [normal] { ":" } { $points }.
       *[advanced] .
    }
   *[no] { $who } toma la loseta de bonificación: { $tile }{ $mode ->
        [normal] { ":" } { $points }.
       *[advanced] .
    }
}
was-round = La ronda { $round } ha terminado.
was-master = { $mode ->
    [normal] { $who-you ->
        [yes] El Maestro te da { $amount } PV por la columna { $line }.
       *[no] El Maestro da { $amount } PV a { $who } por la columna { $line }.
    }
   *[advanced] { $who-you ->
        [yes] Por la columna { $line } el Maestro te quita { $amount } de energía.
       *[no] Por la columna { $line } el Maestro quita { $amount } de energía a { $who }.
    }
}
was-again = { $who-you ->
    [yes] Descartas un megáfono para una segunda acción.
   *[no] { $who } descarta un megáfono para una segunda acción.
}
was-media = { $who-you ->
    [yes] Todas tus vallas están puestas: ¡victoria mediática!
   *[no] { $who } ha puesto todas sus vallas: ¡victoria mediática!
}

progress = Ronda { $round } de { $rounds }
status = { $score } PV, { $energy } de energía

board-head = { $mode ->
    [normal] Modo normal
   *[advanced] Modo avanzado
}, { $over ->
    [yes] la partida ha terminado
   *[no] ronda { $round } de { $rounds }, turno { $turn } de { $turns }{ $factor ->
        [0] { "" }
       *[other] { "," } las columnas de renombre cuentan ×{ $factor }
    }
}
board-legend = ● rojo, ▲ azul, ■ verde; E energía, M megáfono, Esc escalera, PV puntos de victoria. Calles: – un espacio, = dos; a (amarillo) o m (morado): quién las ocupa.
board-districts = Barrios
board-squares = Plazas
board-shown = Elementos por construir: nombre, coste: lo que da un fan
board-box = En la caja: { $feet } pies, { $bodies } cuerpos y { $heads } cabezas.
board-cards = Cartas para tomar: { $offer }; { $pile } en el mazo
board-name = { $who-you ->
    [yes] { $who } (tú)
   *[no] { $who }
}
board-colour = { $colour ->
    [yellow] amarillo
   *[purple] morado
}
board-mark = { $colour ->
    [yellow] a
   *[purple] m
}
board-ladders = escalera
board-toll = peaje { $toll }
board-energy = energía
board-tokens = megáfonos, escaleras
board-track = repartidores, ingreso
board-influence = influencia
board-renown = renombre
board-fans = fans recogidos
board-billboards = vallas restantes
board-tiles = losetas de bonificación
board-hand = mano
board-points = PV por ahora
board-tile = loseta de bonificación: { $tile }
board-foundation = cimientos { $what }
board-none = —

picture-element = { $element }, coste { $cost }; allí un fan da { $effect }
picture-start = { $element } que { $owner ->
    [yellow] amarillo
   *[purple] morado
} aún debe construir; allí un fan da { $effect }
picture-built = { $element } de { $owner ->
    [yellow] amarillo
   *[purple] morado
} { at }; allí un fan da { $effect }{ $fan ->
    [yes] { "," } y ya hay uno
   *[no] { "" }
}{ $ladders ->
    [yes] { ";" } con escaleras
   *[no] { "" }
}
picture-district = Barrio { $district }
picture-square = Plaza { $square }: { $fans } de { $most } fans
picture-square-owned = Plaza { $square }, con una valla de { $owner ->
    [yellow] amarillo
   *[purple] morado
}
picture-fan = Un fan { $colour } en { $square }
picture-fans = { $fans } en { $square }
picture-seated = Un fan { $colour } { at }, ante { $type ->
    [feet] los pies
    [body] el cuerpo
   *[head] la cabeza
} de { $owner ->
    [yellow] amarillo
   *[purple] morado
}
picture-street-free = Calle { $street }, libre, { $spaces ->
    [one] un espacio
   *[other] { $spaces } espacios
}
picture-street-owned = Calle { $street }, de { $owner ->
    [yellow] amarillo
   *[purple] morado
}
picture-bonus = Bonificación de la primera cabeza: { $tile }
picture-foundation-points = { $points } PV al final si aquí no se construye nada
picture-foundation-bonus = quien construya pies aquí gana { $effect }
picture-billboard = Valla { $number } de { $owner ->
    [yellow] amarillo
   *[purple] morado
}: { $effect }
picture-billboard-plain = Valla { $number } de { $owner ->
    [yellow] amarillo
   *[purple] morado
}
picture-card = Carta { $district }, { $where ->
    [offer] para tomar
    [yellow] en la mano de amarillo
   *[purple] en la mano de morado
}
picture-pile = Mazo, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
picture-ladders = Escaleras de { $owner ->
    [yellow] amarillo
   *[purple] morado
}: { $count }
picture-owned = { $what } ({ $owner ->
    [yellow] amarillo
   *[purple] morado
})
picture-megaphones = Megáfonos: { $count }
picture-energy = Energía: { $count }
picture-track = Pista de energía: una exposición da { $income }, { $left ->
    [one] queda { $left } repartidor
   *[other] quedan { $left } repartidores
}
picture-influence = Influencia: roja { $red }, azul { $blue }, verde { $green }
picture-kept = Fans recogidos: rojos { $red }, azules { $blue }, verdes { $green }
picture-renown = Renombre
picture-renown-now = Renombre de { $owner ->
    [yellow] amarillo
   *[purple] morado
}: { $count }
picture-board = { $who-you ->
    [yes] Tu tablero
   *[no] Tablero de { $who }
}, { $colour ->
    [yellow] amarillo
   *[purple] morado
}
picture-stage = { $who-you ->
    [yes] tu kikai
   *[no] kikai de { $who }
}
picture-feet = { $who-you ->
    [yes] tus pies iniciales
   *[no] pies iniciales de { $who }
}
picture-type = { $type ->
    [feet] pies
    [body] cuerpo
   *[head] cabeza
}
picture-round = Ronda
picture-yard = Chatarra
picture-left = en la caja
picture-offer = Cartas para tomar
picture-played = Jugadas esta ronda
picture-free = gratis
picture-turn = juega
picture-short-track = pista de energía
picture-short-influence = influencia
picture-short-billboards = vallas
picture-short-kept = fans
picture-short-income = ingreso

outline-now = Ahora
outline-turn = { $who-you ->
    [yes] Te toca.
   *[no] Le toca a { $who }.
}
outline-side = { $who-you ->
    [yes] Tú, { $colour ->
        [yellow] amarillo
       *[purple] morado
    }
   *[no] { $who }, { $colour ->
        [yellow] amarillo
       *[purple] morado
    }
}
outline-score = PV por ahora: { $score }
outline-tokens = Fichas: { $tokens }
outline-hand = Cartas en la mano: { $cards }
outline-feet = Pies iniciales aún por construir: { $elements }
outline-renown = Renombre: { $renown } de { $last }, columna { $line }
outline-next-renown = La siguiente bonificación está en { $at } de renombre: { $effect }
outline-last-renown = No queda ninguna bonificación de renombre
outline-track = Lo siguiente en la pista de energía: { $spaces }
outline-income = ingreso { $count }
outline-choice = un megáfono o una escalera
outline-billboards = Vallas restantes: { $billboards }
outline-number = valla { $number }
outline-numbered = valla { $number }: { $effect }
outline-tiles = Losetas de bonificación tomadas: { $tiles }
outline-town = Barrios
outline-district = { $district }: bonificación de la primera cabeza: { $tile }
outline-district-taken = { $district }: la loseta de bonificación ya no está
outline-kikai = { $district }, { $who-you ->
    [yes] tú
   *[no] { $who }
}: { $parts }
outline-part = { $element }, allí un fan da { $effect }{ $fan ->
    [yes] { "," } hay un fan
   *[no] { "," } sin fan
}{ $ladders ->
    [yes] { "," } con escaleras
   *[no] { "" }
}
outline-empty = nada construido; { $foundation }
outline-squares = Plazas
outline-square = { $square }: { $fans }; vaciarla da { $effect }
outline-toll = { $square }: { $fans }; vaciarla da { $effect }; { $toll ->
    [0] un fan viene gratis
   *[other] el peaje es de { $toll } de energía
}
outline-billboard = { $who-you ->
    [yes] { $square }: tu valla { $number }
   *[no] { $square }: valla { $number } de { $who }
}
outline-streets = Calles
outline-street-owned = { $who-you ->
    [yes] { $street }: repartidores tuyos, { $spaces }
   *[no] { $street }: repartidores de { $who }, { $spaces }
}
outline-street-free = { $street }: libre, { $spaces ->
    [one] un espacio
   *[other] { $spaces } espacios
}
outline-street-bonus = { $street }: libre, { $spaces ->
    [one] un espacio
   *[other] { $spaces } espacios
}, da { $effect }
outline-yard = Elementos por construir
outline-box = En la caja: { $feet } pies, { $bodies } cuerpos, { $heads } cabezas
outline-cards = Cartas
outline-offer = A la vista, para tomar: { $cards }
outline-pile = En el mazo: { $count }
outline-played = Jugadas esta ronda: { $cards }

# El juego antes de abrirlo.
about = Construye esculturas de chatarra, reparte folletos por las calles y atrae a los fans de toda una ciudad a tus exposiciones.
credits = De los creadores de KIKAI – Bricolage Heads. Adaptación no oficial de aficionados; los componentes cuyas imágenes nos faltan son nuestros.
option-mode = Modo
    .normal = Normal
    .advanced = Avanzado
    .about = Normal: los puntos vienen de muchas fuentes. Avanzado: solo cuentan los fans y la influencia, y las losetas dan poderes duraderos.
option-first_game = Primera partida
    .about = Al final de cada ronda todos pueden robar hasta tener cuatro cartas en la mano.

# Cómo terminó.
reason-four-rounds = Las cuatro rondas han terminado
reason-media-victory = Victoria mediática: las seis vallas están puestas
category-on-the-way = Ganados durante la partida
category-master = Del Maestro
category-energy-track = Pista de energía
category-most-fans = Más fans
category-foundations = Cimientos restantes
category-leftovers = Energía y fichas restantes
category-fans = Fans
category-influence = Influencia

# La lección.
lesson-you = Tú
lesson-rival = Giza
chapter-board = La ciudad
chapter-round = Una primera ronda
chapter-more = Turnos dobles y puntos
lesson-goal = ¡Te damos la bienvenida a Yukon Street! Construyes kikai, esculturas de chatarra: pies, cuerpo y cabeza. Aquí están tus primeros pies. Los kikai atraen fans, los fans traen puntos, y tras cuatro rondas gana quien tenga más; o quien antes ponga sus seis vallas, de inmediato.
lesson-districts = Estos son los seis barrios. En cada uno puedes construir un kikai tuyo, y tu rival Giza también.
lesson-squares = Entre los barrios están las plazas, donde esperan fans de tres colores: rojo, azul y verde. La estrella muestra cuánto vale la plaza para quien se lleve al último fan.
lesson-street = Los fans solo caminan por calles donde se reparten folletos. Esta calle es tuya: en ella está uno de tus repartidores. Une Diner con una plaza.
lesson-walk = ¡Te toca! ¿Desde qué plaza pueden llegar hoy los fans a Diner? Haz clic en ella.
lesson-walk-right = Eso es: solo la plaza al final de tu calle. Una red más larga llegará a más fans.
lesson-walk-wrong = Ninguna calle tuya une todavía esa plaza con Diner. Sigue al repartidor amarillo.
lesson-energy = Ahora tu tablero, pieza a pieza. La energía paga casi todo: elementos, repartidores, el paso por las calles de tu rival.
lesson-megaphones = Un megáfono reúne a la gente: compra una segunda acción en tu turno o lleva a una exposición a los fans de un barrio vecino.
lesson-ladders = Una escalera se apoya en un cuerpo o una cabeza y sube tu influencia en su color. A más influencia, más vale en una exposición cada fan de ese color.
lesson-track = Tus repartidores esperan en esta pista hasta ir a una calle. Cada uno que sale descubre una casilla. El último número con un rayo es tu ingreso: la energía que te da una exposición.
lesson-renown = En la pista del Maestro, esta ficha cuenta tu renombre, que traen las exposiciones. Al final de cada ronda el Maestro paga puntos por la columna alcanzada, y la ficha vuelve a la salida.
lesson-score = Y aquí está tu puntuación. Empieza bajo cero; el último capítulo cuenta por qué.
lesson-cards = Y estas son tus cartas. Cada una nombra un barrio: jugarla es actuar allí.
lesson-found = La preparación no ha terminado: pones tus segundos pies, los rojos, donde quieras. Haz clic en los pies y luego en un barrio. ¿Dónde los pondrías?
lesson-found-parking = Bien: Parking está al lado de Diner. Más tarde, una exposición reunirá a los fans de ambos por un solo megáfono.
lesson-found-station = También está al lado de Diner y es buen sitio. Pero los pies de Giza, en School, están cerca, y hay fans rojos junto a Parking: esta vez ponlos allí.
lesson-found-far = Se puede, pero queda lejos de Diner: reunir a los fans de ambos en una exposición costaría dos o tres megáfonos. Prueba un vecino de Diner.
lesson-exit = Los primeros pies vienen con un repartidor. ¿En qué calle? Mira dónde esperan fans rojos, porque tus pies son rojos.
lesson-exit-right = La plaza pequeña entre Parking y Diner: un fan rojo, y solo dos en total, así que pronto se vacía.
lesson-exit-wrong = Allí también espera un fan rojo, pero entre cuatro: esa plaza cuesta más vaciarla. Esta vez elige la pequeña.
lesson-card = Empieza la primera ronda, y empiezas tú: 6 turnos para ti, 5 para Giza. Un turno empieza con una carta. Juega Diner.
lesson-card-wrong = Queremos actuar en Diner, donde están tus pies azules. Elige la carta Diner.
lesson-build = En Diner haces una de cuatro cosas: construir, repartir folletos, atraer fans o hacer una exposición. Tienes 5 de energía y un kikai que solo son pies. ¿Por dónde empezarías?
lesson-build-right = Bien: cada pieza más atrae un fan más.
lesson-build-distribute = Posible: ahora elegirías calles, 2 de energía por repartidor. Pero los fans necesitan una pieza de su color a la que venir: construye primero.
lesson-build-attract = Ya podría venir un fan azul a tus pies. Con un cuerpo serán dos por la misma acción: construye primero.
lesson-build-exhibit = Te ha dado 3 de energía, tu ingreso, pero no había fans que dieran renombre. Útil cuando falta energía; ahora construye.
lesson-element = Tras los pies viene un cuerpo, y luego una cabeza. El número es el precio; el color, qué fans atrae. Mira la plaza de tu calle: ¿qué cuerpo le va?
lesson-element-right = Sí: allí esperan dos fans verdes, y solo ha costado 3.
lesson-element-wrong = Está construido, pero ningún fan rojo puede llegar aún a Diner. Los verdes sí: deshazlo y elige el cuerpo verde.
lesson-ladder = Tu escalera puede ir a un cuerpo en cualquier momento de tu turno: 2 de influencia verde, y los fans verdes darán más renombre. Haz clic en la escalera y luego en el cuerpo de Diner.
lesson-ladder-wrong = Podrías, pero coloca antes la escalera: haz clic en ella y luego en el cuerpo de Diner.
lesson-take = El turno acaba tomando una carta: una de las dos a la vista o la primera del mazo. Toma Diner, para poder volver.
lesson-take-wrong = Posible, pero toma la carta Diner que está a la vista: queremos volver a actuar allí.
lesson-attract = Giza ha repartido folletos en una calle suya, y tú has vuelto a jugar Diner. Dos de tus piezas esperan fans, y tienes 2 de energía. ¿Qué acción eliges?
lesson-attract-right = Sí: atraer aquí no cuesta nada, y cada fan te paga.
lesson-attract-distribute = Un repartidor costaría toda tu energía. Los fans que ya pueden venir te pagarán: atráelos primero.
lesson-attract-exhibit = Ganas 3 de energía, pero sin fans en tu kikai la exposición no da renombre. Llénalo primero.
lesson-which = Pies azules y cuerpo verde: cada uno atrae un fan de su color por tus calles. ¿Qué fans pueden venir ahora a Diner? Haz clic en todos.
lesson-which-right = Justo estos: el color adecuado y unidos a Diner por tu calle.
lesson-which-wrong = Ese fan no puede venir: su plaza no está unida a Diner por tu calle, o ninguna pieza tiene su color.
lesson-blue = Trae el fan azul a tus pies: te da lo impreso debajo, 2 de energía y una escalera.
lesson-blue-wrong = También puede venir primero. Pero empecemos por el azul.
lesson-green = Queda una zona de fans libre. Puedes parar aquí o traer otro fan.
lesson-green-right = El fan verde te da 2 de energía. Ahora tienes 6, y un kikai lleno.
lesson-green-stop = Has parado y renunciado a 2 de energía y un fan: una zona de fans vacía no da nada. Trae también el fan verde.
lesson-again-take = Toma Diner otra vez.
lesson-end-turn = Tienes una escalera, así que se te pregunta antes de acabar: ¿la gastas para robar una carta o la guardas y terminas el turno?
lesson-end-turn-right = Guardada: dos escaleras darán un día 3 de influencia a una cabeza.
lesson-end-turn-draw = Has robado una carta y la escalera se ha ido. Tienes cartas de sobra; en una cabeza, las escaleras valen 3 de influencia. Guárdala.
lesson-flyers = Giza ha hecho una pequeña exposición por energía. Has vuelto a jugar Diner. Tus zonas de fans están llenas y tienes 6 de energía. ¿Qué acción llega a nuevos fans?
lesson-flyers-right = Sí: los folletos alargan tu red, y cada repartidor que sale de tu pista descubre algo.
lesson-flyers-exhibit = Ya sería una buena exposición: dos fans y energía. Pero con más folletos la misma exposición paga más. Reparte primero.
lesson-flyers-build = Una cabeza por casi toda tu energía: qué bonita, pero queda muy poca para calles. Reparte primero.
lesson-double = Una calle debe salir de Diner o continuar tu red. Un repartidor cuesta 2 de energía; una calle doble lleva dos a la vez, y algunas dan una bonificación. ¿Qué calle?
lesson-double-right = La mejor: llega a cinco fans, da una escalera enseguida, y dos repartidores suben tu ingreso de 3 a 5.
lesson-double-diner = Llega a los mismos cinco fans, y tu ingreso es 5. Pero la otra calle doble da además una escalera: toma esa.
lesson-double-other = Un repartidor, y tu ingreso es 4. Busca la calle doble que continúa tu red y muestra una escalera.
lesson-parking = Giza ha descansado en Cinema. Los pies rojos de Parking aún no tienen fan: juega Parking.
lesson-parking-wrong = Diner está lleno de fans. Los pies rojos de Parking esperan: juega Parking.
lesson-parking-action = Tienes muy poca energía para construir aquí. Queda repartir, atraer o exponer. ¿Qué haces?
lesson-parking-attract = Sí: primero el fan, luego la exposición. Un fan rojo espera al final de tu calle.
lesson-parking-distribute = Una calle más por tus últimos 2 de energía. Pero al final de la que tienes espera un fan rojo: atráelo primero, que te paga.
lesson-parking-exhibit = Ganas tu ingreso de energía, pero no había nadie junto a tus pies rojos: ningún renombre. Atrae antes al fan rojo.
lesson-red = El fan rojo de la plaza pequeña viene a tus pies rojos: 2 de energía para ti.
lesson-exhibit = Tres fans están junto a tus kikai, y tienes 4 de energía: muy poco para una cabeza. Has jugado Diner. ¿Qué acción?
lesson-exhibit-right = Es el momento: las zonas de fans están llenas, y no pueden venir más fans antes de una exposición.
lesson-exhibit-distribute = Una calle más por 2 de energía. Pero tus zonas de fans están llenas: nadie podría venir. Primero expón.
lesson-fetch = La exposición recoge a tus fans de Diner. Por un megáfono puede venir también el fan de Parking, al lado. ¿Lo traes o abres ya?
lesson-fetch-right = Tres fans en una exposición. Ahora se abre.
lesson-fetch-open = Tienes 10 de energía y 3 de renombre, pero el fan rojo se quedó en Parking. Con él el renombre sería 4: la columna siguiente. Tráelo.
lesson-master = Ganas 5 de energía, tu ingreso, y renombre: azul 1, rojo 1, verde 2 por su escalera. El 4 está en la columna 2, y de camino alcanzó 1 de energía. En la primera ronda el Maestro paga 4 puntos por columna, luego 3, 2 y 2: avanza pronto.
lesson-pair = Tu último turno de la ronda. ¿No tienes carta del barrio que quieres? Dos iguales actúan en cualquiera. Juega las dos de Casino para Diner: haz clic en una, en la otra y luego en Diner.
lesson-pair-wrong = También valdría, pero guarda la carta Diner: la necesitas enseguida. Las dos de Casino y luego Diner.
lesson-last = Tu cuerpo verde puede atraer un fan verde de dos plazas; ambos pagan 2 de energía. ¿De cuál lo tomas?
lesson-last-right = Era el último: pones una valla y ganas los puntos de la plaza. Quien pone seis vallas gana de inmediato.
lesson-last-wrong = Ganas 2 de energía. Pero en otra plaza hay un fan verde solo: llevarse al último da una valla.
lesson-billboard = Cada una de tus seis vallas da algo distinto. No te queda megáfono y tienes una carta Diner. ¿Qué valla ayuda más ahora?
lesson-billboard-right = Un megáfono: te compra una segunda acción en este mismo turno.
lesson-billboard-discard = Dos repartidores han dejado tu pista para siempre: más ingreso, pero nunca estarán en una calle. Un megáfono compraría ahora una segunda acción.
lesson-billboard-other = Lo ganas, y nunca es malo. Pero la del megáfono compraría enseguida una segunda acción.
lesson-second = Antes de tomar una carta puedes gastar el megáfono: una vez por turno te deja jugar otra carta. Hazlo; construiremos en Diner.
lesson-second-wrong = Eso acabaría tu turno o gastaría las escaleras. Usa antes el megáfono.
lesson-head = Ahora una cabeza; las tres cuestan 5. Atrae un tercer fan. ¿Qué colores alcanza tu red en Diner? Elige una cabeza que no se quede sola.
lesson-head-right = Hay fans verdes al alcance, y el verde es tu mejor influencia. Al ser la primera cabeza de Diner toma la loseta: 1 punto por cada repartidor en tus calles, 4 en total.
lesson-head-blue = La cabeza toma la loseta, 4 puntos. Pero ahora ningún fan azul está al alcance de Diner. Verdes y rojos, sí.
lesson-head-red = Hay tres fans rojos al alcance, y la loseta te da 4 puntos: también vale. Pero el verde trae más renombre, 2 por fan: pruébalo.
lesson-round-end = Has hecho tus dos acciones, y la ronda acaba contigo. Toma School, para tener carta en la siguiente; luego mira cómo paga el Maestro.
lesson-round-end-wrong = Posible. Pero para seguir esta lección toma la carta School.
lesson-paid = El Maestro ha pagado: columna 2, a 4 puntos, 8 puntos. Giza no ha expuesto nada en esta ronda y no recibe nada. El renombre vuelve a la salida para los dos.
lesson-fill = La primera partida tiene una ventaja entre rondas: robar hasta tener cuatro cartas en la mano. Tienes una. ¿Robas o basta?
lesson-fill-draw = Claro: no cuesta nada, y más cartas son más barrios en los que actuar. Seguirían dos más.
lesson-fill-enough = Con una sola carta solo puedes actuar en un barrio, y sin pareja. Ahora las cartas son gratis: roba.
lesson-points = Tres rondas después acaba la partida. Por el camino has ganado 14 puntos: de plazas cuyo último fan te llevaste, de vallas y de losetas.
lesson-points-master = El Maestro pagó al final de cada ronda: 20 puntos en total. Van 34.
lesson-points-track = En tu pista de energía también hay puntos, bajo los últimos repartidores. Se ha descubierto uno: 35.
lesson-points-fans = Quien haya recogido más fans en exposiciones recibe 5. Tú tienes 11 y Giza 4: van 40.
lesson-minus = Ahora lo que pierdes: cada barrio tiene una loseta de cimientos tuya que resta sus puntos si nunca construiste allí. Por eso se empieza bajo cero. Haz clic en cada barrio que te resta.
lesson-minus-right = 2, 2, 4 y 4: 12 menos, quedan 28. Unos pies nuevos cuestan de 1 a 3 de energía y salvan hasta 4 puntos.
lesson-minus-wrong = Allí construiste: la loseta se fue y no resta nada.
lesson-points-left = Lo que te queda cuenta un poco: 1 punto por cada 5 de energía, 1 por cada 2 megáfonos, 1 por cada 2 escaleras. Tienes 6, 2 y 1: son 2 más.
lesson-total = 14 + 20 + 1 + 5 − 12 + 2 = 30. Giza tiene 18: ¡ganas!
lesson-end = Una regla más: los fans que usan calles de Giza te cuestan 1 de energía por repartidor, y los suyos te pagan a ti. Eso es todo. Construye, reparte, atrae, expón, en ese orden, y la ciudad es tuya.
coach-full = Todas las zonas de fans de uno de tus kikai tienen fan. No puede venir nadie más antes de exponer: juega ese barrio.
coach-last-turn = Es tu último turno de la ronda y hay fans en tus kikai. Expón ahora: el Maestro paga según el renombre que tengas al acabar la ronda.
coach-poor = Casi no te queda energía. Una exposición te da tu ingreso, incluso en un barrio vacío.
coach-ladder = Tienes una escalera y un cuerpo sin ella. Colocarla da 2 de influencia y no gasta acción.
coach-last-fan = Uno de los fans que puedes atraer es el último de su plaza. Llevártelo da una valla y los puntos de la plaza.
coach-second = Tienes un megáfono y te quedan cartas: puedes gastarlo en una segunda acción antes de tomar carta.
because-billboard = pone una valla
because-renown = da renombre
because-points = da puntos enseguida
because-income = sube tu ingreso
because-influence = sube tu influencia
because-energy = da energía
because-taller = hace crecer un kikai

# La caja.
box-town = La ciudad
    .about = Seis barrios en anillo, entre ellos plazas con fans y calles con espacios para repartidores (M1, M5, M6).
box-squares = Plazas
    .about = Lo que vale vaciar una plaza: a la izquierda en modo normal, a la derecha en modo avanzado (M5).
box-square = { $fans ->
    [one] { $fans } fan
   *[other] { $fans } fans
}
box-streets = Calles
    .about = En cada una caben uno o dos repartidores; algunas dan algo a quien despliega allí (M6).
box-street = { $spaces ->
    [one] { $spaces } espacio
   *[other] { $spaces } espacios
}
box-cards = Cartas de barrio
    .about = Una carta dice dónde se actúa (M4).
box-elements = Elementos
    .about = Pies, cuerpos y cabezas, con su coste y lo que da un fan allí (M3, M7).
box-element = En modo avanzado: { $effect }
box-tracks = Pistas
    .about = La pista de energía está bajo tus repartidores; la del Maestro cuenta el renombre (M8, M9).
box-energy = Pista de energía, { $mode ->
    [advanced] modo avanzado
   *[normal] modo normal
}
box-master = Pista del Maestro, { $mode ->
    [advanced] modo avanzado
   *[normal] modo normal
}
box-billboards = Vallas
    .about = Uno de cada para cada persona; lo que dan en modo normal. En modo avanzado valen puntos al final (M10).
box-foundations = Losetas de cimientos
    .about = Un juego por modo (M10).
box-tiles = Losetas de bonificación
    .about = Para la primera cabeza de un barrio. Modo normal: puntos por cada cosa mostrada; modo avanzado: poderes y un regalo (M21, M22).
box-tokens = Fans y repartidores
    .about = Los fans esperan en las plazas; los repartidores cubren tu pista de energía hasta que se despliegan (M5, M8).
box-distributor = Repartidores, { $seat ->
    [yellow] amarillo
   *[purple] morado
}

# Las fichas de cada cual junto al tablero.
thing-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
} si la partida acabara ahora{ $lost ->
    [0] {""}
   *[other] , con { $lost } perdidos por los cimientos donde aún no hay nada construido
}
thing-foundations = Cimientos donde aún no hay nada construido: al final cuestan { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}, pero los de donde construyas pies salen del juego
thing-fans = { $colour ->
    [red] Fans rojos recogidos
    [blue] Fans azules recogidos
   *[green] Fans verdes recogidos
}: { $count }
thing-influence = { $colour ->
    [red] Influencia roja
    [blue] Influencia azul
   *[green] Influencia verde
}: { $count } de 10
thing-distributors = { $count ->
    [one] queda { $count } repartidor
   *[other] quedan { $count } repartidores
}; una exposición da { $income } de energía
thing-billboards = { $count ->
    [one] queda { $count } valla
   *[other] quedan { $count } vallas
}
thing-card = Carta { $district }

tile-action = { $what ->
    [build] Construir
    [flyers] Folletos
    [attract] Atraer
   *[exhibit] Exhibir
}
tile-billboard = Valla { $number }
tile-ladder = Escalera
picture-boards = Los dos tableros de jugador
