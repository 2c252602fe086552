# Kiwi Chow Down en español.

# La caja: tribus, kiwis, frutas, terrenos, marcadores, cartas, nidos, líderes.
kiwibot = Kiwibot
clan = { $clan ->
    [red] rojo
    [green] verde
    [purple] morado
   *[yellow] amarillo
}
clan-name = { $clan ->
    [red] tribu roja
    [green] tribu verde
    [purple] tribu morada
   *[yellow] tribu amarilla
}
clan-letter = { $clan ->
    [red] r
    [green] v
    [purple] m
   *[yellow] a
}
kiwi = { $size ->
    [leader] el líder { clan }
   *[other] un kiwi { clan } de tamaño { $size }{ kiwi-mark }
}
own-kiwi = { $size ->
    [leader] el líder
   *[other] un kiwi de tamaño { $size }{ kiwi-mark }
}
kiwi-mark = { $mark ->
    [moved] {" "}(ya movido)
    [grown] {" "}(ya crecido)
    [moved-grown] {" "}(ya movido y crecido)
   *[none] {""}
}
colour = { $colour ->
    [red] roja
    [green] verde
    [yellow] amarilla
   *[blue] azul
}
fruit = una fruta { colour }
fruit-count = { $count } { $colour ->
    [red] { $count ->
        [one] roja
       *[other] rojas
    }
    [green] { $count ->
        [one] verde
       *[other] verdes
    }
    [yellow] { $count ->
        [one] amarilla
       *[other] amarillas
    }
   *[blue] { $count ->
        [one] azul
       *[other] azules
    }
}
terrain = { $terrain ->
    [flower] flores
    [grass] pasto
    [mountain] montaña
   *[sand] arena
}
terrain-letter = { $terrain ->
    [flower] F
    [grass] P
    [mountain] M
   *[sand] A
}
marker = un marcador de { terrain }
marker-kind-count = { $count } de { terrain }
marker-count = { $count ->
    [one] un marcador
   *[other] { $count } marcadores
}
card-kind = { $card ->
    [move] Mover
    [feed] Alimentar
    [build] Construir
   *[joker] Comodín
}
card = { $card ->
    [move] Mover
    [feed] Alimentar
    [build] Construir
    [joker-a] Comodín a (4 frutas)
    [joker-b] Comodín b (1 fruta y 2 fichas de kiwi)
    [joker-c] Comodín c (2 frutas y 1 marcador)
   *[joker] Comodín
}
card-down = { $card ->
    [unknown] una carta boca abajo
   *[other] { card } boca abajo
}
nest-type = { $nest ->
    [tree] árbol
    [control] control
   *[cave] cueva
}
nest = { $nest ->
    [tree-1] árbol de la primera fila
    [tree-2] árbol de la segunda fila
    [control-1] nido de control de la primera fila
    [control-2] nido de control de la segunda fila
    [cave-1] cueva de la primera fila
   *[cave-2] cueva de la segunda fila
}
benefit = { $what ->
    [fruit] { $count ->
        [one] una fruta
       *[other] { $count } frutas
    }
    [marker] { $count ->
        [one] un marcador
       *[other] { $count } marcadores
    }
    [move] un movimiento
    [feed] una acción de Alimentar
    [build] una acción de Construir
    [feed-or-build] una acción de Alimentar o Construir
    [place] { $count ->
        [one] colocar un kiwi
       *[other] colocar { $count } kiwis
    }
    [place-big] colocar un kiwi de tamaño 2
    [grow] hacer crecer un kiwi
    [grow-different] hacer crecer { $count } kiwis distintos
    [point] { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
    [return-fruit] regresar una fruta
    [return-marker] regresar un marcador
    [remove] quitar un kiwi de la isla
   *[none] nada
}
condition = { $card ->
    [most-size-1] Más kiwis de tamaño 1
    [most-flower] Más fichas en hexes de flores
    [most-nests] Más nidos
    [most-size-2] Más kiwis de tamaño 2
    [most-mountain] Más fichas en hexes de montaña
    [fewest-mountain] Menos fichas en hexes de montaña
    [most-size-3] Más kiwis de tamaño 3
    [most-grass] Más fichas en hexes de pasto
    [fewest-grass] Menos fichas en hexes de pasto
    [most-around-leader] Más fichas de todas las tribus en el hex de tu líder
    [most-sand] Más fichas en hexes de arena
    [fewest-sand] Menos fichas en hexes de arena
    [most-in-one-hex] Más fichas en un solo hex
    [most-dominated] Más hexes dominados
    [most-single] Más hexes con exactamente un kiwi tuyo
   *[fewest-flower] Menos fichas en hexes de flores
}
season-card = { condition } (ganador: { $left }; otros: { $right })
ability = { $leader ->
    [chopan] avanza 3 hexes en línea recta y empuja a todos los de en medio
    [bolo] se mueve 1 y empuja a todos de ahí
    [rumba] empuja a todos de su hex y luego se mueve 1
    [zanco] salta 2 hexes y empuja hasta 3 kiwis de ahí
    [tule] se mueve 2 y empuja 1 kiwi en cada hex
    [costa] salta a un hex de la costa y empuja 2 kiwis de ahí
    [nana] se mueve 1 y lleva consigo hasta 2 kiwis tuyos
    [musgo] se mueve 1 y empuja a los de tamaño 1 de ambos hexes
    [brisa] se mueve de 1 a 3 por un mismo terreno y empuja 2 kiwis de ahí
    [querencia] salta a un hex con un nido tuyo y empuja 2 kiwis de ahí
    [trueque] cambia de lugar con un líder a 3 hexes o menos
    [iman] se mueve 1 y atrae hasta 2 kiwis
    [flecha] avanza 2 en línea recta y empuja a todos más allá
    [panza] se mueve 1 y hace crecer ahí un kiwi tuyo
    [siembra] se mueve 1 y coloca un kiwi en ambos hexes
   *[pico] se mueve 1, empuja hasta 2 kiwis y gana 1 fruta por cada uno
}
power = { $clan ->
    [red] en las temporadas 1 a 3, una fruta paga un segundo marcador
    [green] al ganar marcadores, tomas uno más y regresas uno
    [purple] los nidos dan todo dos veces
   *[yellow] un movimiento más cada vez, y los kiwis empujan a los de su tamaño
}

# Lo que se pide.
ask-leader = Elige a tu líder.
ask-settle-leader = Coloca a tu líder y dos kiwis en un hex vacío.
ask-settle = Coloca un kiwi en un hex donde no tengas ninguno.
ask-settle-big = Haz de un kiwi de tamaño 1 uno de tamaño 2 ({ $count } por hacer).
ask-space = Elige un espacio libre del carril de turnos.
ask-card = Juega una carta.
ask-move = { $count ->
    [0] Puedes mover ({ $more } más) o parar.
   *[other] Mueve un kiwi o a tu líder, o usa su habilidad ({ $count } por hacer).
}
ask-pay-move = Paga 2 de tus frutas de Mover por un movimiento más, o para.
ask-push = { $must ->
    [yes] Empuja a un kiwi fuera del hex ({ $count } por hacer).
   *[no] Puedes empujar kiwis fuera del hex ({ $count } como máximo).
}
ask-push-this = Elige adónde se empuja a este kiwi.
ask-ashore = Coloca al líder en otro hex de la costa.
ask-way = Elige adónde va tu líder.
ask-bring = Puedes llevar contigo kiwis tuyos.
ask-pull = Puedes atraer kiwis de hexes adyacentes.
ask-feed = Elige un kiwi para alimentar.
ask-pay = { $cost ->
    [different] Paga { $count } frutas de colores diferentes; un marcador vale por cualquier fruta.
    [same] Paga { $count } frutas del mismo color; un marcador vale por cualquier fruta.
   *[any] { $count ->
        [one] Paga una fruta de cualquier color o un marcador.
       *[other] Paga { $count } frutas de cualquier color; un marcador vale por cualquier fruta.
    }
}
ask-take = Elige una ficha tuya de la isla.
ask-build = Elige un nido y dónde construirlo.
ask-place = Elige dónde colocar un kiwi.
ask-grow = Elige un kiwi tuyo para hacerlo crecer.
ask-nest = Elige el nido cuyo beneficio tomas ahora.
ask-bonus = Elige una acción adicional: Alimentar o Construir.
ask-give-fruit = Regresa una fruta.
ask-give-marker = Regresa un marcador.
ask-remove = Quita uno de tus kiwis de la isla.
ask-mark = { $second ->
    [yes] Puedes pagar una fruta para colocar un segundo marcador.
   *[no] { $season ->
        [4] Coloca marcadores en hexes que domines, tantos como quieras.
       *[other] Puedes colocar un marcador en un hex que domines.
    }
}
ask-mark-token = Elige la ficha que va sobre el marcador.
ask-prize = Ganaste ambas cartas: elige aquella cuyo beneficio tomas.
ask-over = La partida ha terminado.

# Lo que hace una acción.
do-done = { $doing ->
    [move] No mover más
    [pay-move] Sin más movimientos
    [push] No empujar a nadie más
    [bring] No llevar a nadie más
    [pull] No atraer a nadie más
    [mark] No colocar marcador
   *[other] Renunciar
}
do-leader = Elegir a { $name }: { ability }
do-settle = Colocar en { $place }
do-space = Tomar el espacio { $space }: { $gives }
do-play = { $how ->
    [plain] Jugar { card }
    [gain] Jugar { card } por su beneficio
    [move] Jugar { card } como Mover
    [feed] Jugar { card } como Alimentar
   *[build] Jugar { card } como Construir
}
do-down = { $fruit ->
    [yes] Jugar { card } boca abajo y tomar una fruta
   *[no] Jugar { card } boca abajo sin tomar nada
}
do-move = Mover { $kiwi } de { $start } a { $end }
do-ability = Usar la habilidad de tu líder: { ability }
do-push = { $end ->
    [off] Empujar { $kiwi } de { $start } fuera de la isla
   *[other] Empujar { $kiwi } de { $start } a { $end }
}
do-ashore = Colocar al líder en { $place }
do-go = Ir a { $place }
do-bring = Llevar { $kiwi } de { $place }
do-pull = Atraer { $kiwi } de { $place }
do-feed = Alimentar { $kiwi } en { $place }
do-pay = Pagar { $price }
do-take = Tomar una ficha de { $kiwi } en { $place }
do-row = Tomar una ficha de tu carril
do-reserve = Tomar una ficha de tu reserva
do-build = Construir en { $place }: { nest }
do-place = Colocar en { $place }
do-grow = Hacer crecer { $kiwi } en { $place }
do-nest = Tomar el beneficio de tu { nest }: { $gives }
do-bonus = { $action ->
    [feed] Elegir Alimentar
   *[build] Elegir Construir
}
do-give-fruit = Regresar { fruit }
do-give-marker = Regresar { marker }
do-remove = Quitar { $kiwi } en { $place }
do-mark = Colocar un marcador de { terrain } en { $place }
do-prize = Tomar el beneficio de «{ condition }»: { $left }

# Por qué algo no se puede.
not-now-leader = elige primero a tu líder
not-now-settle-leader = coloca primero a tu líder y dos kiwis en un hex vacío
not-now-settle = coloca primero un kiwi en un hex donde no tengas ninguno
not-now-settle-big = haz primero de uno de tus kiwis de tamaño 1 uno de tamaño 2
not-now-space = elige primero un espacio del carril de turnos
not-now-card = juega primero una carta
not-now-move = { $count ->
    [0] mueve o para
   *[other] haz primero tus movimientos, { $count } por hacer
}
not-now-pay-move = paga por un movimiento más, o para
not-now-push = decide primero a quién empujas
not-now-push-this = primero hay que empujar a este kiwi
not-now-ashore = coloca primero al líder en un hex de la costa
not-now-way = elige primero adónde va tu líder
not-now-bring = decide primero qué kiwis van contigo
not-now-pull = decide primero qué kiwis atraes
not-now-feed = elige primero un kiwi para alimentar
not-now-pay = paga primero
not-now-take = elige primero una ficha de la isla
not-now-build = elige primero un nido para construir
not-now-place = coloca primero el kiwi
not-now-grow = elige primero el kiwi que crece
not-now-nest = elige primero un nido
not-now-bonus = elige primero la acción adicional
not-now-give-fruit = regresa primero una fruta
not-now-give-marker = regresa primero un marcador
not-now-remove = quita primero uno de tus kiwis de la isla
not-now-mark = decide primero sobre tu marcador
not-now-mark-token = elige primero la ficha para el marcador
not-now-prize = elige primero una carta de temporada
not-leader = { $name } no es un líder de tu tribu
not-empty = { $place } no está vacío
not-without = ya tienes un kiwi en { $place }
not-on-island = { $place } no está en esta isla
no-such-kiwi = no hay tal kiwi en { $place }
not-your-kiwi = ese kiwi en { $place } no es de tu tribu
not-free-space = el espacio { $space } no está libre
not-last-space = el espacio { $space } fue tuyo la temporada pasada: elige otro
not-in-hand = no tienes esta carta en la mano: { card }
does-nothing = { $how ->
    [move] ninguno de tus kiwis puede moverse ahora: esta carta solo puede jugarse boca abajo
    [feed] tus frutas y marcadores no bastan para alimentar a ningún kiwi: esta carta solo puede jugarse boca abajo
    [build-hex] no hay hex para un nido: hacen falta dos fichas y dominio donde no haya nido; esta carta solo puede jugarse boca abajo
    [build-pay] no puedes pagar ningún nido ahora: esta carta solo puede jugarse boca abajo
   *[gain] esta carta no haría nada ahora: solo puede jugarse boca abajo
}
no-fruit-left = no queda fruta en la bolsa
not-adjacent = { $end } no es adyacente a { $start }
has-moved = este kiwi ya se movió este turno
leader-has-moved = tu líder ya se movió este turno, o usó su habilidad
ability-used = tu líder ya usó su habilidad esta temporada
no-ability = la habilidad de tu líder no lo llevaría a otro hex ahora
not-small-enough = este kiwi es demasiado grande para empujarlo aquí
not-pusher = quien empuja se queda
not-from-here = ahora no se empuja a nadie de { $start }
not-coast = { $start } no está en la costa: ahí no se puede empujar a nadie fuera de la isla
not-this-kiwi = ahora se empuja a otro kiwi
not-a-shore = { $place } no es otro hex de la costa
not-a-way = la habilidad no lleva a { $place }
not-companion = este kiwi no puede ir contigo
not-pulled = este kiwi no puede ser atraído aquí
not-a-leader = no se puede alimentar a un líder
no-token-left = su dueño no tiene otra ficha que ponerle
not-affordable-feed = no puedes pagarlo: alimentar a este kiwi cuesta { $count } frutas de colores diferentes
not-affordable-nest = no puedes pagarlo: este nido cuesta { $count } frutas del mismo color
not-affordable-marker = un segundo marcador cuesta una fruta que no tienes
not-payment = { $cost ->
    [different] hay que pagar { $count } frutas de colores diferentes, no esto: { $price }
    [same] hay que pagar { $count } frutas del mismo color, no esto: { $price }
    [move] hay que pagar 2 frutas de tus colores de Mover, no esto: { $price }
   *[any] { $count ->
        [one] hay que pagar 1 fruta o marcador, no esto: { $price }
       *[other] hay que pagar { $count } frutas o marcadores, no esto: { $price }
    }
}
not-held = no tienes eso: { $price }
has-nest = { $place } ya tiene un nido
few-tokens = necesitas al menos dos fichas en { $place }
not-dominated = no dominas { $place }
both-built = ya construiste los dos nidos de este tipo: { nest-type }
no-own-kiwi = no tienes ningún kiwi en { $place }
not-growing = { $size ->
    [1] este kiwi no puede crecer ahora
    [2] este kiwi no puede crecer ahora
   *[other] un kiwi de tamaño 3 ya no crece
}
not-this-token = no se puede tomar esta ficha
row-empty = tu carril está vacío
reserve-empty = tu reserva está vacía
not-this-nest = este nido no te da nada ahora: { nest }
not-yours = no tienes nada así que regresar
has-marker = { $place } ya tiene un marcador
no-marker = no tienes ningún marcador de { terrain } para { $place }
not-this-card = esta carta de temporada no se puede tomar: { condition }
not-solo = { $option ->
    [free_setup] el modo solitario usa la preparación de primera partida (W90): la preparación libre es para 2 a 4 jugadores
    [side_b] el modo solitario usa el lado A de los tableros (W90): el lado B es para 2 a 4 jugadores
   *[variable_order] el modo solitario tiene un orden de turno fijo (W90): el orden variable es para 2 a 4 jugadores
}
only-solo = el marcador de modo solitario es solo para el modo solitario (W93)

# Lo que pasó.
was-begun = { $who-you ->
    [yes] Tienes el marcador de primer jugador.
   *[no] { $who } tiene el marcador de primer jugador.
}
was-led = { $who-you ->
    [yes] Tu líder es { $name }: { ability }.
   *[no] { $who } tiene como líder a { $name }: { ability }.
}
was-settled = { $who-you ->
    [yes] Te instalas en { $place }{ $count ->
        [1] {""} con el líder y dos kiwis
       *[other] {""}
    }.
   *[no] { $who } se instala en { $place }{ $count ->
        [1] {""} con el líder y dos kiwis
       *[other] {""}
    }.
}
was-space = { $who-you ->
    [yes] Tomas el espacio { $count } del carril de turnos.
   *[no] { $who } toma el espacio { $count } del carril de turnos.
}
was-season = Temporada { $season }.
was-turned-up = Una carta de temporada: { season-card }.
was-played = { $who-you ->
    [yes] Juegas { card }{ $how ->
        [plain] {""}
        [gain] {""} por su beneficio
        [move] {""} como Mover
        [feed] {""} como Alimentar
       *[build] {""} como Construir
    }.
   *[no] { $who } juega { card }{ $how ->
        [plain] {""}
        [gain] {""} por su beneficio
        [move] {""} como Mover
        [feed] {""} como Alimentar
       *[build] {""} como Construir
    }.
}
was-downed = { $who-you ->
    [yes] Juegas una carta boca abajo.
   *[no] { $who } juega una carta boca abajo.
}
was-fruit = { $who-you ->
    [yes] Tomas { $fruits }.
   *[no] { $who } toma { $fruits }.
}
was-markers = { $who-you ->
    [yes] Tomas { marker-count }.
   *[no] { $who } toma { marker-count }.
}
was-paid = { $who-you ->
    [yes] Pagas { $price }.
   *[no] { $who } paga { $price }.
}
was-gave-fruit = { $who-you ->
    [yes] Regresas { fruit }.
   *[no] { $who } regresa { fruit }.
}
was-gave-marker = { $who-you ->
    [yes] Regresas un marcador.
   *[no] { $who } regresa un marcador.
}
was-moved = { $who-you ->
    [yes] Mueves { $kiwi } de { $start } a { $end }.
   *[no] { $who } mueve { $kiwi } de { $start } a { $end }.
}
was-pushed = { $who-you ->
    [yes] Empujas { $kiwi } de { $start } { $end ->
        [off] fuera de la isla
       *[other] a { $end }
    }.
   *[no] { $who } empuja { $kiwi } de { $start } { $end ->
        [off] fuera de la isla
       *[other] a { $end }
    }.
}
was-ashore = { $who-you ->
    [yes] Devuelves a tierra al líder { clan } en { $place }.
   *[no] { $who } devuelve a tierra al líder { clan } en { $place }.
}
was-ability = { $who-you ->
    [yes] Usas la habilidad de { $name }: { ability }.
   *[no] { $who } usa la habilidad de { $name }: { ability }.
}
was-went = { $who-you ->
    [yes] Llevas al líder a { $place }.
   *[no] { $who } lleva al líder a { $place }.
}
was-pulled = { $who-you ->
    [yes] Atraes { $kiwi } de { $start } a { $end }.
   *[no] { $who } atrae { $kiwi } de { $start } a { $end }.
}
was-fed = { $who-you ->
    [yes] Alimentas { $kiwi } en { $place }.
   *[no] { $who } alimenta { $kiwi } en { $place }.
}
was-burst = { $who-you ->
    [yes] Tu kiwi en { $place } explota.
   *[no] El kiwi de { $who } en { $place } explota.
}
was-placed = { $who-you ->
    [yes] Colocas un kiwi de tamaño { $count } en { $place }.
   *[no] { $who } coloca un kiwi de tamaño { $count } en { $place }.
}
was-grown = { $who-you ->
    [yes] Pones una ficha sobre { $kiwi } en { $place }.
   *[no] { $who } pone una ficha sobre { $kiwi } en { $place }.
}
was-took = { $who-you ->
    [yes] Tomas una ficha de { $kiwi } en { $place }.
   *[no] { $who } toma una ficha de { $kiwi } en { $place }.
}
was-built = { $who-you ->
    [yes] Construyes un nido en { $place }: { nest }.
   *[no] { $who } construye un nido en { $place }: { nest }.
}
was-uncovered = { $who-you ->
    [yes] Descubres el espacio { $count } del carril.
   *[no] { $who } descubre el espacio { $count } del carril.
}
was-removed = { $who-you ->
    [yes] Quitas { $kiwi } en { $place }.
   *[no] { $who } quita { $kiwi } en { $place }.
}
was-compared = { $who-you ->
    [yes] Tienes { $value } para la carta de temporada.
   *[no] { $who } tiene { $value } para la carta de temporada.
}
was-won = { $who-you ->
    [yes] Ganas la carta de temporada: { condition }.
   *[no] { $who } gana la carta de temporada: { condition }.
}
was-tied = Empate por la carta de temporada: { condition }.
was-points = { $who-you ->
    [yes] Ganas { $count ->
        [one] un punto
       *[other] { $count } puntos
    }.
   *[no] { $who } gana { $count ->
        [one] un punto
       *[other] { $count } puntos
    }.
}
was-marked = { $who-you ->
    [yes] Colocas un marcador de { terrain } en { $place }.
   *[no] { $who } coloca un marcador de { terrain } en { $place }.
}
was-showed = { $who-you ->
    [yes] Muestras { $count } × { terrain }.
   *[no] { $who } muestra { $count } × { terrain }.
}
was-known = Se sabe que { $who } tiene { $count } × { terrain }.
was-nest = { $who-you ->
    [yes] Tomas el beneficio de un nido: { nest }.
   *[no] { $who } toma el beneficio de un nido: { nest }.
}
was-revealed = { $who-you ->
    [yes] Revelas una carta de { card-kind } en el espacio { $slot }.
   *[no] { $who } revela una carta de { card-kind } en el espacio { $slot }.
}
was-kept = { $who-you ->
    [yes] Conservas la carta de temporada: { condition }.
   *[no] { $who } conserva la carta de temporada: { condition }.
}
was-shuffled = { $who-you ->
    [yes] Revuelves tus cartas descartadas en un nuevo mazo.
   *[no] { $who } revuelve sus cartas descartadas en un nuevo mazo.
}
was-left-out = { $who-you ->
    [yes] No puedes hacer la acción de { card-kind } de la carta.
   *[no] { $who } no puede hacer la acción de { card-kind } de su carta.
}

# La mesa como texto, y leída en voz alta.
board-head = { $phase ->
    [leaders] Preparación: líderes
    [settling] Preparación: primeros kiwis
    [spaces] Preparación: carril de turnos
    [awakening] Temporada { $season } de 4, despertar
    [change] Temporada { $season } de 4, cambio de temporada
    [actions] Temporada { $season } de 4, acciones, ronda { $round } de 3
    [reward] Temporada { $season } de 4, carta de temporada
    [marking] Temporada { $season } de 4, marcado de dominio
   *[over] El fin
}
board-legend = Hexes: terreno (M montaña, A arena, P pasto, F flores), ! un nido, # un marcador; debajo, fichas por tribu (r roja, v verde, m morada, a amarilla).
board-hex = { $place } { terrain }: { $things }
board-kiwis = { clan } { $kiwis }
board-leader = líder
board-nest = { nest } ({ clan })
board-marker = marcador ({ clan })
board-card = { $season }. { season-card }
board-kept = { $season }. { season-card }, conservada por { $keeper }
board-next = Orden de turno: { $order }
board-side = { $who } ({ clan }, { $leader ->
    [none] aún sin líder
   *[other] { $leader }{ $used ->
        [yes] , habilidad usada
       *[no] {""}
    }
})
board-supplies = frutas: { $fruits }; { $markers ->
    [one] 1 marcador
   *[other] { $markers } marcadores
}{ $kinds }; carril { $row } de 8, reserva { $reserve }; nidos: { $nests }; { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} de cartas de temporada
board-cards = mazo { $deck }; jugadas: { $plays }
board-hand = Mano: { $hand }
board-bags = En las bolsas: { $fruits ->
    [one] 1 fruta
   *[other] { $fruits } frutas
}, { $markers ->
    [one] 1 marcador
   *[other] { $markers } marcadores
}
board-solo = Carta de modo solitario { $card }
status = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $fruits ->
    [one] { $fruits } fruta
   *[other] { $fruits } frutas
}, { $markers ->
    [one] { $markers } marcador
   *[other] { $markers } marcadores
}
solo-row = { card-kind }: espacio 1, { $first }; espacio 2, { $second }; espacio 3, { $third }
solo-feed = { $whose ->
    [player] { $size ->
        [3] explota un kiwi tuyo de tamaño 3
       *[other] alimenta un kiwi tuyo de tamaño { $size }
    }
   *[kiwibot] alimenta su kiwi de tamaño { $size }
}
solo-build = { $nest ->
    [tree] construye un árbol
    [control] construye un nido de control
   *[cave] construye una cueva
}
solo-place = coloca { $count } kiwis
solo-move = { $movers } a { $target ->
    [mine] un hex donde él tiene más fichas
    [yours] un hex donde tú tienes más fichas
    [flower] un hex de flores adyacente
    [grass] un hex de pasto adyacente
    [mountain] un hex de montaña adyacente
   *[sand] un hex de arena adyacente
}{ $relation ->
    [same] , ambos al mismo
    [apart] , cada uno a otro distinto
   *[one] {""}
}{ $pushes ->
    [0] {""}
    [one] , empujando 1 tuyo
   *[other] , empujando { $pushes } tuyos
}
solo-mover = { $size ->
    [leader] su líder
   *[other] su kiwi de tamaño { $size }
}
outline-now = Ahora
outline-turn = { $who-you ->
    [yes] Te toca: { $asked }
   *[no] Le toca a { $who }.
}
outline-season-cards = Cartas de temporada
outline-season-card = Temporada { $season }: { season-card }
outline-season-past = Temporada { $season }, terminada: { condition }{ $keeper ->
    [none] {""}
   *[other] , conservada por { $keeper }
}
outline-standing = Hasta ahora, «{ condition }»: { $counts }
outline-count = { $who } { $value }
outline-hand = Tu mano
outline-played = Jugadas esta temporada: { $cards }
outline-deck = { $count ->
    [one] 1 carta en el mazo
   *[other] { $count } cartas en el mazo
}
outline-yours = Tu tablero de tribu
outline-other = { $who }, { clan-name }
outline-clan = Eres la { clan-name }.
outline-points = { $points ->
    [one] 1 punto hasta ahora
   *[other] { $points } puntos hasta ahora
}
outline-no-leader = Aún sin líder
outline-leader = Líder { $name }, habilidad { $used ->
    [yes] usada
   *[no] lista
}: { ability }
outline-leader-moved = El líder ya se movió este turno.
outline-power = Poder del lado B: { power }
outline-fruits = { $count ->
    [0] Ninguna fruta
    [one] 1 fruta: { $fruits }
   *[other] { $count } frutas: { $fruits }
}
outline-markers = { $count ->
    [0] Ningún marcador de Dominio
    [one] 1 marcador de Dominio{ $kinds }
   *[other] { $count } marcadores de Dominio{ $kinds }
}
outline-row = Carril de kiwis: { $row } de 8 fichas; reserva: { $reserve }
outline-row-next = Por descubrir, desde la izquierda: { $benefits }
outline-row-space = espacio { $space } { $gives }
outline-move-price = Un movimiento más cuesta 2 frutas de estos colores: { $colours }
outline-nests = Nidos construidos: { $nests }
outline-nest-space = { nest }: al colocarlo, { $placed }; cada temporada, { $yearly }
outline-none = ninguno
outline-hand-open = Mano: { $hand }
outline-island = Isla
outline-places = Un hex se nombra con dos números. Sus vecinos: un número con 1 más o 1 menos, o uno con 1 más y el otro con 1 menos.
outline-hex = { $place }, { terrain }{ $coast ->
    [yes] , costa
   *[no] {""}
}: { $things }. { $dominant ->
    [none] Nadie domina.
   *[other] { $dominant } domina{ $counts }.
}
outline-dominant = La { clan-name }
outline-many-kiwis = { $count ->
    [one] { kiwi }
   *[other] { $count } kiwis { $clan ->
        [red] rojos
        [green] verdes
        [purple] morados
       *[yellow] amarillos
    } de tamaño { $size }{ kiwi-mark }
}
outline-nest = un nido de la { clan-name } ({ nest })
outline-marker = un dominio de la { clan-name }
outline-clan-count = { clan } { $count }
outline-empty = Hexes de { terrain } vacíos: { $places }
outline-empty-coast = { $place } (costa)
outline-track = Carril de turnos
outline-track-space = Espacio { $space }, { $gives }: { $owner ->
    [none] libre
   *[other] { $owner }
}
outline-track-last = La temporada pasada: { $spaces }
outline-bags = Bolsas

# Las imágenes.
picture-hex = { $place }, { terrain }: { $things ->
    [none] vacío
   *[other] { $things }
}
picture-kiwi = { kiwi }, hex { $place }
picture-nest = { $nest ->
    [tree-1] Árbol de la primera fila
    [tree-2] Árbol de la segunda fila
    [control-1] Nido de control de la primera fila
    [control-2] Nido de control de la segunda fila
    [cave-1] Cueva de la primera fila
   *[cave-2] Cueva de la segunda fila
}
picture-nest-space = { picture-nest }{ $built ->
    [yes] {""} (ya en la isla)
   *[no] {""}
}: al colocarlo, { $placed }; cada temporada, { $yearly }
picture-clan-nest = { picture-nest } de la { clan-name }, hex { $place }
picture-domain = Un dominio de la { clan-name }, hex { $place }
picture-copy = { $what }, { $number } de { $count }
picture-off = Empujarlo fuera de la isla
picture-season = Temporada { $season }
picture-course = { $phase ->
    [leaders] preparación
    [settling] preparación
    [spaces] turnos
    [awakening] despertar
    [change] cambio
    [actions] ronda { $round }/3
    [reward] premio
    [marking] marcado
   *[over] el fin
}
picture-condition = { $card ->
    [most-size-1] Más de tamaño 1
    [most-flower] Más en flores
    [most-nests] Más nidos
    [most-size-2] Más de tamaño 2
    [most-mountain] Más en montañas
    [fewest-mountain] Menos en montañas
    [most-size-3] Más de tamaño 3
    [most-grass] Más en pasto
    [fewest-grass] Menos en pasto
    [most-around-leader] Más con el líder
    [most-sand] Más en arena
    [fewest-sand] Menos en arena
    [most-in-one-hex] Más en un hex
    [most-dominated] Más hexes dominados
    [most-single] Más kiwis solos
   *[fewest-flower] Menos en flores
}
picture-winner = ganador
picture-others = otros
picture-player = { $who } ({ clan }, { $leader ->
    [none] aún sin líder
   *[other] { $leader }
}): { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}; frutas: { $fruits }; { $markers ->
    [one] 1 marcador
   *[other] { $markers } marcadores
}; carril { $row }, reserva { $reserve }; nidos: { $nests }
picture-space = Espacio { $space } del carril de turnos: { $gives }
picture-clan-board = Tu tablero de tribu ({ clan })
picture-leader = { $name }: { ability }
picture-ability = { $used ->
    [yes] usada
   *[no] lista
}
picture-row-head = Carril de kiwis
picture-row = Tu carril de kiwis: { $count } de 8
picture-uncovers = colocar descubre desde la izquierda
picture-power = { $clan ->
    [red] puede colocar un segundo marcador
    [green] elige entre sus marcadores
    [purple] los nidos dan dos veces
   *[yellow] empuja a sus iguales, un movimiento más
}
picture-nest-type = { $nest ->
    [tree] Árbol
    [control] Control
   *[cave] Cueva
}
picture-now = ya
picture-every-season = temporada
picture-fruit = Frutas
picture-of-ten = { $count } de 10
picture-markers = Marcadores
picture-markers-seen = { $open ->
    [yes] visibles
   *[no] ocultos
}
picture-reserve = Reserva
picture-reserve-count = Tu reserva: { $count }
picture-hand = Tu mano
picture-deck = mazo { $count }
picture-card-does = { $card ->
    [move] 2 movimientos
    [feed] Alimenta un kiwi
    [build] Un nido nuevo
   *[joker] Cualquier acción
}
picture-card-how = { $card ->
    [move] cada uno empuja hasta 2
    [feed] de quien sea, crece
    [build] donde tengas dominio
   *[joker] o toma
}
picture-feed-cost = tamaño + 1 colores
picture-more-moves = más: 2 ×
picture-down = { $fruit ->
    [yes] Jugar una carta boca abajo y tomar una fruta: luego elígela
   *[no] Jugar una carta boca abajo sin tomar nada: luego elígela
}

# El juego antes de abrirlo.
about = Alimenta, empuja y explota kiwis hambrientos hasta que tu tribu domine la isla. En solitario: contra el Kiwibot.
credits = Un juego de Pepe Macba. Adaptación no oficial de aficionados.
option-free_setup = Preparación libre
    .about = Cada quien coloca líder y kiwis como quiera, en vez de la preparación de primera partida (W15). No en solitario.
option-side_b = Lado B de los tableros de tribu
    .about = Tribus asimétricas, cada una con su carril y su poder (W70). No en solitario.
option-variable_order = Orden variable de turno
    .about = El orden de turno se elige cada temporada, en un carril que da y quita (W80). No en solitario.
option-edition = Edición
    .mixed = Mixta
    .es = Española
    .fr = Francesa
    .about = Donde los reglamentos difieren: el comodín b coloca dos kiwis de tamaño 1 (española) o uno de tamaño 2 (francesa); el espacio 1 del carril de turnos da 2 frutas (española) o 1 (francesa). Mixta: el comodín español y el carril francés.
option-sixteenth_season_card = Decimosexta carta de temporada
    .about = Jugar con una decimosexta carta de temporada, inventada por nosotros: menos fichas en hexes de flores (W4).
option-solo_marker = Marcador de modo solitario
    .kiwibot = El líder del Kiwibot
    .player = Tu líder
    .about = En solitario: de qué líder parten los patrones del Kiwibot (W93).

# Cómo terminó.
reason-four-seasons-are-over = Terminaron las cuatro temporadas
reason-beat-the-kiwibot = El Kiwibot fue vencido
reason-the-kiwibot-won = Ganó el Kiwibot
category-markers = Marcadores de Dominio
category-rank-2-nests = Nidos de la segunda fila
category-season-cards = Cartas de temporada
category-kiwibot-markers = Kiwibot: marcadores de Dominio
category-kiwibot-rank-2-nests = Kiwibot: nidos de la segunda fila
category-kiwibot-season-cards = Kiwibot: cartas de temporada
category-kiwibot-kept-season-cards = Kiwibot: cartas de temporada conservadas
category-kiwibot-unplaced-markers = Kiwibot: marcadores sin colocar
category-kiwibot = Kiwibot: total

# The lesson.
lesson-you = Tú
lesson-rival = Rival
lesson-goal = Estos son tus kiwis rojos, guiados por el de la corona; los verdes son los de tu rival. Después de cuatro temporadas gana quien tenga más puntos, y la mayoría viene de los hexes marcados como tu dominio. ¡Así que echa a los demás y quédate con el terreno!
lesson-table = En una temporada, tu rival y tú juegan tres cartas cada uno, por turnos. Junto a tus cartas están las frutas para pagar, los marcadores de Dominio y el carril de kiwis: fichas que esperan nacer. La carta de temporada promete un premio, esta vez a quien tenga más nidos.
lesson-move = Empieza con Mover: dos de tus kiwis avanzan un hex cada uno. Haz clic en la carta.
lesson-move-wrong = Ya habrá tiempo para eso. Empieza haciendo clic en la carta de Mover.
lesson-big = Un kiwi que llega puede empujar a los más pequeños. Haz clic en tu kiwi de tamaño 2 de la montaña y luego en el pasto donde hay un kiwi verde de tamaño 1.
lesson-big-wrong = Ese movimiento está permitido, pero esta vez se trata de empujar. Haz clic en el kiwi de tamaño 2 de la montaña y luego en el pasto de la costa.
lesson-push = Puedes empujar hasta a dos kiwis más pequeños, cada uno a un hex vecino. En la costa hay otra salida: ¡haz clic en el kiwi verde y luego en las olas! Su ficha va a la reserva de tu rival.
lesson-push-wrong = Demasiado amable: seguiría estorbándote. Empújalo fuera de la isla.
lesson-join = Un movimiento más, con otro kiwi: ninguno se mueve dos veces en el mismo turno. Trae tu kiwi de tamaño 1 de la arena al pasto. Con 3 fichas contra ninguna, dominas ese hex.
lesson-join-wrong = También está permitido. Pero une tus fuerzas: de la arena de la costa al pasto.
lesson-feed = Tu rival movió a su líder, que cuenta como 3 fichas y empuja como un tamaño 3. Tomaste un Comodín, que sirve para cualquier acción o para ganar 4 frutas. Ahora juega Alimentar.
lesson-feed-wrong = Ya habrá tiempo para eso. Haz clic en la carta de Alimentar.
lesson-fed = Alimenta a tu kiwi de tamaño 1 del pasto. Cuesta frutas de colores diferentes, tantas como el tamaño que alcanza: 2.
lesson-fed-wrong = A ese kiwi también se le puede alimentar; uno de otra tribu incluso te daría 2 marcadores, pero también crecería. Alimenta a tu kiwi de tamaño 1 del pasto.
lesson-pay = Paga una fruta verde y una azul. Una ficha de tu carril de kiwis hace que el kiwi llegue a tamaño 2, y el espacio que deja te da una fruta. Por alimentar, además, tomas un marcador de Dominio.
lesson-pay-wrong = Un marcador se puede pagar como una fruta de cualquier color, pero vale más en la isla. Paga con frutas.
lesson-build = Tu rival jugó una carta boca abajo y tomó una fruta: una salida cuando nada te sirve. Ahora juega Construir.
lesson-build-wrong = Ya habrá tiempo para eso. Haz clic en la carta de Construir.
lesson-nest = Un nido necesita un hex sin nido que domines con al menos 2 fichas. Elige tu primer árbol y luego el pasto.
lesson-nest-wrong = Podrías construir eso. Por ahora, pon un árbol en el pasto donde están tus dos kiwis.
lesson-price = El primer nido de un tipo cuesta 2 frutas de un mismo color, el segundo 3. Paga dos verdes. El árbol te da una fruta ahora y 2 en cada cambio de temporada.
lesson-mark = Tienes más nidos y ganas la carta de temporada: 1 punto; tu rival toma un marcador. Ahora cada quien puede marcar un hex que domine, con un marcador de ese terreno. Pon tu marcador de pasto en el pasto.
lesson-mark-wrong = Mejor marca el pasto donde está tu nido: cada marcador en la isla es un punto.
lesson-token = Una de tus fichas se pone boca abajo sobre el marcador y ahí se queda. Tómala de tu reserva, donde menos falta hace.
lesson-token-wrong = Los kiwis de la isla trabajan para ti, y una ficha del carril no daría nada en este momento. Toma una de la reserva.
lesson-end = Empieza la temporada 2 y tu árbol te dio 2 frutas. Al final, cada hex marcado y cada nido de la segunda fila vale 1 punto, y las cartas de temporada suman los suyos: vas ganando 2 a 1. Te queda por descubrir la habilidad de tu líder, y alimentar a un kiwi de tamaño 3. ¡Explota, y todos los de su hex salen volando!
