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
street = { $one }–{ $other }
list = { $first }, { $rest }
nothing = nada
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
ask-exit = Elige la calle que sale de { $place } para tu primer repartidor.
ask-card = Juega una carta, o dos iguales para el barrio que quieras.
ask-action = Elige qué haces en { $place }.
ask-build = Elige el elemento que construyes en { $place }.
ask-street = Elige la calle para tus repartidores, desde { $place }.
ask-attract = { $some ->
    [yes] Atrae otro fan a { $place }, o detente.
   *[no] Atrae un fan a { $place }.
}
ask-billboard = Has vaciado la plaza { $place }: elige qué valla pones en ella.
ask-choice = Elige un megáfono o una escalera.
ask-exhibit = Exposición en { $place }: trae fans de otros barrios, o ábrela.
ask-pay = Elige cómo pagas.
ask-remove = Elige el fan que sale del juego.
ask-take = Toma una carta.
ask-end = Roba cartas a cambio de escaleras, o termina tu turno.
ask-fill = Roba, si quieres, hasta tener cuatro cartas en la mano.
ask-over = La partida ha terminado.

do-found = Construir { $element } en { $district }
do-play = Jugar { $district }
do-pair = Jugar dos { $card } para actuar en { $district }
do-build = Construir un elemento
do-distribute = Repartir flyers
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
do-fetch = Traer también a tus fans de { $district }, por { $cost ->
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

not-found = primero elige tus pies iniciales y un barrio
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
not-take = toma una carta, o vuelve a jugar por un megáfono
not-end = tu turno casi ha terminado: roba a cambio de escaleras, o termínalo
not-fill = la ronda ha terminado: roba, o di que ya basta
no-card = no tienes ninguna carta de { $district }
no-pair = no tienes dos cartas de { $district }
again-once = solo una acción adicional por turno
again-no-card = una segunda acción necesita una primera, y una carta que jugar
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
cannot-attract = ningún fan del color adecuado puede venir aquí por calles con repartidores que puedas pagar
not-shown = este elemento no está a la vista
next-is = el siguiente elemento de este kikai { $type ->
    [feet] son sus pies
    [body] es su cuerpo
   *[head] es su cabeza
}
too-dear = cuesta { $cost } de energía, y tienes { $energy }
not-single-exit = elige una calle libre de un solo espacio en { $district }
street-taken = esta calle está ocupada
street-dear = esta calle cuesta { $cost } de energía, y tienes { $energy }
no-distributors = no te { $count ->
    [one] queda { $count } repartidor
   *[other] quedan { $count } repartidores
}
not-connected = esta calle no continúa tu red desde { $district }
no-element = tu kikai de aquí aún no tiene { $type ->
    [feet] pies
    [body] cuerpo
   *[head] cabeza
}
place-full = ya hay un fan ante { $type ->
    [feet] los pies
    [body] el cuerpo
   *[head] la cabeza
}
no-such-fan = no hay ningún fan { $colour } en { $square }
no-way = ninguna calle con repartidores une { $square } con este barrio
toll-dear = el peaje es de { $toll } de energía, y tienes { $energy }
at-least-one = atrae al menos un fan
already-chosen = los fans de { $district } ya vienen
no-fans-there = no tienes fans en { $district }
no-megaphones = eso cuesta { $count ->
    [one] { $count } megáfono
   *[other] { $count } megáfonos
}
billboard-used = la valla { $number } ya está puesta
cannot-pay = no puedes pagar así
nothing-there = no tienes { $type ->
    [body] ningún cuerpo
   *[head] ninguna cabeza
} en { $district }
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
was-founded = { $who-you ->
    [yes] Construyes { $element } en { $district }.
   *[no] { $who } construye { $element } en { $district }.
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
    [yes] Juegas dos { $card } para actuar en { $district }.
   *[no] { $who } juega dos { $card } para actuar en { $district }.
}
was-built = { $who-you ->
    [yes] Construyes { $element } en { $district } por { $cost } de energía.
   *[no] { $who } construye { $element } en { $district } por { $cost } de energía.
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
    [yes] Traes también a tus fans de { $district }.
   *[no] { $who } trae también a sus fans de { $district }.
}
was-exhibited = { $who-you ->
    [yes] Haces una exposición en { $district } con { $fans ->
        [one] { $fans } fan
       *[other] { $fans } fans
    } y ganas { $energy } de energía.
   *[no] { $who } hace una exposición en { $district } con { $fans ->
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
        [yes] El Maestro te da { $amount } PV por la línea { $line }.
       *[no] El Maestro da { $amount } PV a { $who } por la línea { $line }.
    }
   *[advanced] { $who-you ->
        [yes] Por la línea { $line } el Maestro te quita { $amount } de energía.
       *[no] Por la línea { $line } el Maestro quita { $amount } de energía a { $who }.
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

status = { $score } PV, { $energy } de energía

board-head = { $mode ->
    [normal] Modo normal
   *[advanced] Modo avanzado
}, { $over ->
    [yes] la partida ha terminado
   *[no] ronda { $round } de { $rounds }, turno { $turn } de { $turns }{ $factor ->
        [0] { "" }
       *[other] { "," } las líneas de renombre cuentan ×{ $factor }
    }
}
board-legend = ● rojo, ▲ azul, ■ verde; E energía, M megáfono, Esc escalera, PV puntos de victoria. Calles: – un espacio, = dos; a (amarillo) o m (morado): quién las ocupa.
board-districts = Barrios
board-squares = Plazas
board-shown = Elementos por construir: nombre coste: lo que da un fan
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
} en { $district }; allí un fan da { $effect }{ $fan ->
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
picture-seated = Un fan { $colour } en { $district }, ante { $type ->
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
outline-renown = Renombre: { $renown } de { $last }, línea { $line }
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
about = Construye esculturas de chatarra, reparte flyers por las calles y atrae a los fans de toda una ciudad a tus exposiciones.
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
lesson-goal = ¡Bienvenido a Yukon Street! Construyes kikai, esculturas de chatarra, y atraes fans hacia ellas. Tras cuatro rondas gana quien tenga más puntos; o de inmediato, quien haya puesto sus seis vallas.
lesson-see = Tú eres amarillo. Tus primeros pies están en Diner y en Parking. En tu tablero ves tu energía, tus megáfonos y escaleras, y debajo tus pistas.
lesson-card = Un turno empieza con una carta: dice dónde actúas. Juega Diner.
lesson-card-wrong = Queremos actuar en Diner, donde están tus pies azules. Elige la carta Diner.
lesson-action = Allí haces una de cuatro cosas. Empecemos por construir.
lesson-action-wrong = Pronto lo probaremos. Primero construye un elemento.
lesson-element = Tras los pies viene un cuerpo, y luego una cabeza. Su color dice qué fans atrae; los iconos de abajo, lo que allí da un fan. Construye el cuerpo verde por 3 de energía.
lesson-element-wrong = También encajaría, pero el verde es más barato, y hay fans verdes cerca.
lesson-take = Al final tomas una carta: una de las dos a la vista, o la primera del mazo. Toma una a la vista.
lesson-take-wrong = También es posible, pero ahora toma una de las cartas a la vista.
lesson-flyers = Siguiente turno: repartes flyers desde Diner. Cada repartidor cuesta 2 de energía y debe continuar tus calles. La calle doble hacia S9 cuesta 4 y da enseguida una escalera: tómala.
lesson-flyers-wrong = Buena calle, pero la de S2 a S9 lleva a más fans, y da una escalera.
lesson-ladder = Los repartidores descubren tu ingreso: una exposición da ahora 5 de energía. ¡Y has ganado una escalera! Colócala junto al cuerpo verde por 2 de influencia verde: pulsa tus escaleras y luego Diner.
lesson-ladder-wrong = Antes de tomar una carta, coloca la escalera: pulsa tus escaleras y luego Diner.
lesson-attract = Ahora atraes fans a Diner. Caminan por calles con repartidores, cada uno hacia un elemento de su color. Trae el fan verde de S9 a tu cuerpo: 2 de energía.
lesson-attract-wrong = Primero el fan verde de S9; el azul viene después.
lesson-last = Un fan azul de S12 costaría un peaje de 1 de energía, pues pasa por la calle de Giza. El de S3 es gratis, y es el último de allí. Tráelo.
lesson-last-wrong = Es posible, pero elige el fan azul de S3: es gratis, y vacía la plaza.
lesson-billboard = Has vaciado S3: pon una valla, y gana lo que muestra y 2 PV por la plaza. La sexta valla de un jugador gana la partida de inmediato. Elige una.
lesson-billboard-wrong = Esa retira para siempre repartidores de tu pista de energía. Elige otra por ahora.
lesson-fetch = Más tarde: haces una exposición en Diner. Recoge a tus fans de allí; por un megáfono vienen también los de un barrio vecino. Trae los de Parking.
lesson-fetch-wrong = Espera: por tu megáfono puede venir también el fan rojo de Parking. Elige primero Parking.
lesson-open = Abre la exposición. Ganas 5 de energía, y cada fan trae renombre: tanto como tu influencia en su color.
lesson-master = Azul 1, verde 2, rojo 1: tu renombre es 4, en la línea 2, y has pasado una bonificación. Al final de la ronda el Maestro da los puntos de tu línea, por 4 en la ronda 1, después por 3, 2 y 2. Luego el renombre vuelve a empezar.
lesson-more = Dos cartas iguales te dejan actuar en cualquier barrio. Una vez por turno un megáfono compra una segunda acción, y al final una escalera una carta más. La primera cabeza de un barrio toma su loseta de bonificación.
lesson-end = Tras cuatro rondas, tener más fans recogidos da 5 puntos, y cada loseta de cimientos donde no construiste los cuesta. Construye alto, reparte flyers, expón a menudo. ¡La ciudad es tuya!
