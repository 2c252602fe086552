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
    [grass] hierba
    [mountain] montaña
   *[sand] arena
}
hex = { $name } ({ terrain })
terrain-letter = { $terrain ->
    [flower] F
    [grass] H
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
    [return-fruit] pagar una fruta
    [return-marker] devolver un marcador
    [remove] quitar un kiwi de la isla
   *[none] nada
}
condition = { $card ->
    [most-size-1] Más kiwis de tamaño 1
    [most-flower] Más fichas en hexágonos de flores
    [most-nests] Más nidos
    [most-size-2] Más kiwis de tamaño 2
    [most-mountain] Más fichas en hexágonos de montaña
    [fewest-mountain] Menos fichas en hexágonos de montaña
    [most-size-3] Más kiwis de tamaño 3
    [most-grass] Más fichas en hexágonos de hierba
    [fewest-grass] Menos fichas en hexágonos de hierba
    [most-around-leader] Más fichas de todas las tribus en el hexágono de tu líder
    [most-sand] Más fichas en hexágonos de arena
    [fewest-sand] Menos fichas en hexágonos de arena
    [most-in-one-hex] Más fichas en un solo hexágono
    [most-dominated] Más hexágonos dominados
    [most-single] Más hexágonos con exactamente un kiwi tuyo
    [most-peopled] Más hexágonos con al menos un kiwi tuyo
    [fewest-size-1] Menos kiwis de tamaño 1
    [fewest-size-2] Menos kiwis de tamaño 2
    [fewest-size-3] Menos kiwis de tamaño 3
    [fewest-nests] Menos nidos
    [fewest-around-leader] Menos fichas de todas las tribus en el hexágono de tu líder
    [fewest-in-one-hex] Menos fichas en un solo hexágono
    [fewest-dominated] Menos hexágonos dominados
    [fewest-single] Menos hexágonos con exactamente un kiwi tuyo
   *[fewest-flower] Menos fichas en hexágonos de flores
}
season-card = { condition } (ganador: { $left }; otros: { $right })
ability = { $ability ->
    [line-3-push-all-between] avanza 3 hexágonos en línea recta y empuja a todos los de en medio
    [go-1-push-all-arrival] se mueve 1 y empuja a todos de ahí
    [push-all-start-go-1] empuja a todos de su hexágono y luego se mueve 1
    [jump-2-push-up-to-3-arrival] salta 2 hexágonos y empuja hasta 3 kiwis de ahí
    [go-1-push-1-arrival-go-1-push-1-arrival] se mueve 2 y empuja 1 kiwi en cada hexágono
    [coast-push-2-arrival] salta a un hexágono de la costa y empuja 2 kiwis de ahí
    [go-1-bring-2] se mueve 1 y lleva consigo hasta 2 kiwis tuyos
    [go-1-push-small-both] se mueve 1 y empuja a los de tamaño 1 de ambos hexágonos
    [run-3-push-2-arrival] se mueve de 1 a 3 por un mismo terreno y empuja 2 kiwis de ahí
    [nest-push-2-arrival] salta a un hexágono con un nido tuyo y empuja 2 kiwis de ahí
    [swap-3] cambia de lugar con un líder a 3 hexágonos o menos
    [go-1-pull-2] se mueve 1 y atrae hasta 2 kiwis
    [line-2-push-onward-arrival] avanza 2 en línea recta y empuja a todos más allá
    [go-1-grow-arrival] se mueve 1 y hace crecer ahí un kiwi tuyo
    [go-1-place-start-place-arrival] se mueve 1 y coloca un kiwi en cada uno de los dos hexágonos
    [go-1-push-paid-2-arrival] se mueve 1, empuja hasta 2 kiwis y gana 1 fruta por cada uno
   *[other] { $steps }
}
step = { $step ->
    [go] se mueve { $count }
    [jump] salta { $count } hexágonos
    [line] avanza { $count } hexágonos en línea recta
    [run] se mueve de 1 a { $count } por un mismo terreno
    [coast] salta a un hexágono de la costa
    [nest] salta a un hexágono con un nido tuyo
    [swap] cambia de lugar con un líder a { $count } hexágonos o menos
    [push-all-start] empuja a todos de su hexágono
    [push-all-arrival] empuja a todos de ahí
    [push-all-between] empuja a todos los de en medio
    [push-small-both] empuja a los de tamaño 1 de ambos hexágonos
    [push-arrival] empuja { $count } de ahí
    [push-up-to-arrival] empuja hasta { $count } de ahí
    [push-paid-arrival] empuja hasta { $count } de ahí y gana 1 fruta por cada uno
    [push-onward-arrival] empuja a todos más allá
    [bring] lleva consigo hasta { $count } kiwis tuyos
    [pull] atrae hasta { $count } kiwis
    [grow-arrival] hace crecer ahí un kiwi tuyo
    [place-start] coloca un kiwi en el hexágono que deja
   *[place-arrival] coloca ahí un kiwi
}
power = { $clan ->
    [red] en las temporadas 1 a 3, una fruta paga un segundo marcador
    [green] al ganar marcadores, tomas uno más y devuelves uno
    [purple] los nidos dan todo dos veces
   *[yellow] un movimiento más cada vez, y los kiwis empujan a los de su tamaño
}

# Lo que se pide.
ask-leader = Elige a tu líder.
ask-settle-leader = Coloca a tu líder y dos kiwis en un hexágono vacío.
ask-settle = Coloca un kiwi en un hexágono donde no tengas ninguno.
ask-settle-big = Convierte un kiwi de tamaño 1 en uno de tamaño 2 ({ $count } por hacer).
ask-space = Elige un espacio libre del carril de turnos.
ask-card = Juega una carta.
ask-move = { $count ->
    [0] Puedes hacer otro movimiento ({ $more } más) o parar.
   *[other] Mueve un kiwi o a tu líder, o usa su habilidad ({ $count } por hacer).
}
ask-pay-move = Paga 2 frutas de los colores de Mover de tu tribu por un movimiento más, o para.
ask-push = { $must ->
    [yes] Empuja a un kiwi fuera del hexágono ({ $count } por hacer).
   *[no] Puedes empujar kiwis fuera del hexágono ({ $count } como máximo).
}
ask-push-this = Elige adónde se empuja a este kiwi.
ask-ashore = Coloca al líder en otro hexágono de la costa.
ask-way = Elige adónde va tu líder.
ask-bring = Puedes llevar contigo a algunos de tus kiwis.
ask-pull = Puedes atraer kiwis de hexágonos adyacentes.
ask-feed = Elige un kiwi para alimentar.
ask-pay = { $cost ->
    [different] Paga { $count } frutas de colores diferentes; un marcador vale por cualquier fruta.
    [same] Paga { $count } frutas del mismo color; un marcador vale por cualquier fruta.
   *[any] { $count ->
        [one] Paga una fruta de cualquier color o un marcador.
       *[other] Paga { $count } frutas de cualquier color; un marcador vale por cualquier fruta.
    }
}
ask-take = Elige una ficha tuya de la isla para usarla.
ask-build = Elige un nido y dónde construirlo.
ask-place = Elige dónde colocar un kiwi.
ask-grow = Elige un kiwi tuyo para hacerlo crecer.
ask-nest = Elige el nido cuyo beneficio tomas ahora.
ask-bonus = Elige una acción adicional: Alimentar o Construir.
ask-give-fruit = Elige una fruta para devolverla; puedes quedarte 10 como máximo.
ask-give-marker = Elige un marcador para devolverlo.
ask-remove = Quita uno de tus kiwis de la isla.
ask-mark = { $second ->
    [yes] Puedes pagar una fruta para colocar un segundo marcador.
   *[no] { $season ->
        [4] Coloca marcadores en hexágonos que domines, tantos como quieras.
       *[other] Puedes colocar un marcador en un hexágono que domines.
    }
}
ask-mark-token = Elige la ficha que va sobre el marcador: se convierte en bandera y deja de ser un kiwi.
ask-prize = Has ganado ambas cartas: elige aquella cuyo beneficio tomas.
ask-over = La partida ha terminado.

# Lo que hace una acción.
do-done = { $doing ->
    [move] Dejar de mover
    [pay-move] Sin más movimientos
    [push] Terminar de empujar
    [bring] Terminar de llevar kiwis
    [pull] Terminar de atraer
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
do-row = Tomar una ficha de tu carril de kiwis
do-reserve = Tomar una ficha de tu reserva
do-build = Construir en { $place }: { nest }
do-place = Colocar en { $place }
do-grow = Hacer crecer { $kiwi } en { $place }
do-nest = Tomar el beneficio de tu { nest }: { $gives }
do-bonus = { $action ->
    [feed] Elegir Alimentar
   *[build] Elegir Construir
}
do-give-fruit = Devolver { fruit }
do-give-marker = Devolver { marker }
do-remove = Quitar { $kiwi } en { $place }
do-mark = Colocar un marcador de { terrain } en { $place }
do-prize = Tomar el beneficio de «{ condition }»: { $left }

# Por qué algo no se puede.
not-now-leader = elige primero a tu líder
not-now-settle-leader = coloca primero a tu líder y dos kiwis en un hexágono vacío
not-now-settle = coloca primero un kiwi en un hexágono donde no tengas ninguno
not-now-settle-big = convierte primero uno de tus kiwis de tamaño 1 en uno de tamaño 2
not-now-space = elige primero un espacio del carril de turnos
not-now-card = juega primero una carta
not-now-move = { $count ->
    [0] haz un movimiento o para
   *[other] haz primero tus movimientos, { $count } por hacer
}
not-now-pay-move = paga por un movimiento más, o para
not-now-push = decide primero a quién empujas
not-now-push-this = primero hay que empujar a este kiwi
not-now-ashore = coloca primero al líder en un hexágono de la costa
not-now-way = elige primero adónde va tu líder
not-now-bring = decide primero qué kiwis van contigo
not-now-pull = decide primero qué kiwis atraes
not-now-feed = elige primero un kiwi para alimentar
not-now-pay = paga primero lo que cuesta
not-now-take = elige primero una ficha de la isla
not-now-build = elige primero un nido para construir
not-now-place = coloca primero el kiwi
not-now-grow = elige primero el kiwi que crece
not-now-nest = elige primero un nido
not-now-bonus = elige primero la acción adicional
not-now-give-fruit = devuelve primero una fruta
not-now-give-marker = devuelve primero un marcador
not-now-remove = quita primero uno de tus kiwis de la isla
not-now-mark = decide primero sobre tu marcador
not-now-mark-token = elige primero la ficha para el marcador
not-now-prize = elige primero una carta de temporada
not-leader = { $name } no es un líder de tu tribu
not-empty = ese hexágono no está vacío
not-without = ahí ya tienes un kiwi
not-on-island = ese hexágono no está en esta isla
no-such-kiwi = no hay ese kiwi ahí
not-your-kiwi = ese kiwi no es de tu tribu
not-free-space = el espacio { $space } no está libre
not-last-space = el espacio { $space } fue tuyo la temporada pasada: elige otro
not-in-hand = no tienes esta carta en la mano: { card }
does-nothing = { $how ->
    [move] ninguno de tus kiwis puede moverse ahora: esta carta solo puede jugarse boca abajo
    [feed] tus frutas y marcadores no bastan para alimentar a ningún kiwi: esta carta solo puede jugarse boca abajo
    [build-hex] no hay hexágono para un nido: hacen falta dos fichas y dominio donde no haya nido; esta carta solo puede jugarse boca abajo
    [build-pay] no puedes pagar ningún nido ahora: esta carta solo puede jugarse boca abajo
   *[gain] esta carta no haría nada ahora: solo puede jugarse boca abajo
}
no-fruit-left = no queda fruta en la bolsa
not-adjacent = un kiwi va a un hexágono vecino del suyo, uno por movimiento
has-moved = este kiwi ya se ha movido este turno
leader-has-moved = tu líder ya se ha movido este turno, o ha usado su habilidad
ability-used = tu líder ya ha usado su habilidad esta temporada
no-ability = la habilidad de tu líder no lo llevaría a otro hexágono ahora
not-small-enough = este kiwi es demasiado grande para empujarlo aquí
not-pusher = quien empuja se queda en su sitio
not-from-here = ahora no se empuja a nadie desde ahí
not-coast = ese hexágono no está en la costa: desde ahí no se puede empujar a nadie fuera de la isla
not-this-kiwi = ahora se empuja a otro kiwi
not-a-shore = ese no es otro hexágono de la costa
not-a-way = la habilidad no lleva hasta ahí
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
has-nest = ya hay un nido en ese hexágono
few-tokens = necesitas al menos dos fichas en ese hexágono
not-dominated = no dominas ese hexágono
both-built = ya has construido los dos nidos de este tipo: { nest-type }
no-own-kiwi = no tienes ningún kiwi en ese hexágono
not-growing = { $size ->
    [1] este kiwi no puede crecer ahora
    [2] este kiwi no puede crecer ahora
   *[other] un kiwi de tamaño 3 ya no crece
}
not-this-token = no se puede tomar esta ficha
row-empty = tu carril está vacío
reserve-empty = tu reserva está vacía
not-this-nest = este nido no te da nada ahora: { nest }
not-yours = no tienes nada de eso que devolver
has-marker = ya hay un marcador en ese hexágono
no-marker = ese hexágono pide un marcador de { terrain }, y no tienes ninguno
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
    .heading = Temporada { $season }
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
    .log = { $who-you ->
        [yes] Juegas { $sign }
       *[no] { $who } juega { $sign }
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
    [yes] Devuelves { fruit }.
   *[no] { $who } devuelve { fruit }.
}
    .log = { $who-you ->
        [yes] Devuelves { $sign }
       *[no] { $who } devuelve { $sign }
    }
was-gave-marker = { $who-you ->
    [yes] Devuelves un marcador.
   *[no] { $who } devuelve un marcador.
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
    .log = { $who-you ->
        [yes] Construyes { $sign } en { $place }
       *[no] { $who } construye { $sign } en { $place }
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
    .log = { $who-you ->
        [yes] Tomas el beneficio de { $sign }
       *[no] { $who } toma el beneficio de { $sign }
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
    [yes] Barajas tus cartas descartadas en un nuevo mazo.
   *[no] { $who } baraja sus cartas descartadas en un nuevo mazo.
}
was-set-aside = { $who } baraja todas sus cartas; una carta de { card-kind } queda aparte, boca arriba.
was-moved-leader = { $who } mueve al líder { clan } de { $start } a { $end }.
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
board-legend = Hexágonos: terreno (M montaña, A arena, H hierba, F flores), ! un nido, # un marcador; debajo, fichas por tribu (r roja, v verde, m morada, a amarilla).
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
progress = { $phase ->
    [leaders] Preparación
    [settling] Preparación
    [spaces] Preparación
    [actions] Temporada { $season } de 4, ronda { $round }
    [over] Fin de la partida
   *[other] Temporada { $season } de 4
}
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
        [3] hace explotar un kiwi tuyo de tamaño 3
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
    [mine] un hexágono donde él tiene más fichas
    [yours] un hexágono donde tú tienes más fichas
    [flower] un hexágono de flores adyacente
    [grass] un hexágono de hierba adyacente
    [mountain] un hexágono de montaña adyacente
   *[sand] un hexágono de arena adyacente
}{ $relation ->
    [same] , juntos al mismo
    [apart] , cada uno a otro distinto
   *[one] {""}
}{ $pushes ->
    [0] {""}
    [one] , empujando 1 tuyo
   *[other] , empujando { $pushes } tuyos
}{ $own ->
    [0] {""}
    [one] , empujando 1 suyo
   *[other] , empujando { $own } suyos
}
solo-aside = Apartada boca arriba: { card-kind }
solo-mover = { $size ->
    [leader] su líder
    [your-leader] tu líder
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
outline-leader-moved = El líder ya se ha movido este turno.
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
outline-places = Un hexágono se nombra con una letra, su fila, y un número, su puesto en ella. Sus vecinos: en su fila, los números de al lado; en la fila anterior, el mismo número y el anterior; en la siguiente, el mismo número y el siguiente.
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
outline-empty = Hexágonos de { terrain } vacíos: { $places }
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
picture-kiwi = { kiwi }, hexágono { $place }
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
picture-clan-nest = { picture-nest } de la { clan-name }, hexágono { $place }
picture-domain = Un dominio de la { clan-name }, hexágono { $place }
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
    [most-grass] Más en hierba
    [fewest-grass] Menos en hierba
    [most-around-leader] Más con el líder
    [most-sand] Más en arena
    [fewest-sand] Menos en arena
    [most-in-one-hex] Más en un hexágono
    [most-dominated] Más hexág. dominados
    [most-single] Más kiwis solos
    [most-peopled] Más hexág. poblados
    [fewest-size-1] Menos de tamaño 1
    [fewest-size-2] Menos de tamaño 2
    [fewest-size-3] Menos de tamaño 3
    [fewest-nests] Menos nidos
    [fewest-around-leader] Menos con el líder
    [fewest-in-one-hex] Menos en un hexágono
    [fewest-dominated] Menos hexág. dominados
    [fewest-single] Menos kiwis solos
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
picture-everybody = Lo que tiene cada cual
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
about = Alimenta, empuja y haz explotar kiwis hambrientos hasta que tu tribu domine la isla. En solitario: contra el Kiwibot.
credits = Un juego de Pepe Macba. Adaptación no oficial de aficionados.
option-free_setup = Preparación libre
    .about = Cada cual coloca líder y kiwis como quiera, en vez de la preparación de primera partida (W15). No en solitario.
option-side_b = Lado B de los tableros de tribu
    .about = Tribus asimétricas, cada una con su carril y su poder (W70). No en solitario.
option-variable_order = Orden variable de turno
    .about = El orden de turno se elige cada temporada, en un carril que da y quita (W80). No en solitario.
option-edition = Edición
    .mixed = Mixta
    .es = Española
    .fr = Francesa
    .about = Donde los reglamentos francés y español difieren: el comodín b, a cuántos se empuja, los líderes, las cartas de temporada, el carril de turnos, el Kiwibot. La página de reglas lo enumera todo; mixta: como dice cada regla.
option-even_nests = Nidos parejos
    .about = Los nidos de turno dan según el número de jugadores, para que todos los puestos tengan las mismas posibilidades, en lugar de una sola serie para todos (W7). Es nuestro.
option-sixteenth_season_card = Decimosexta carta de temporada
    .about = Jugar con una decimosexta carta de temporada, inventada por nosotros: menos fichas en hexágonos de flores (W4).
option-solo_marker = Marcador de modo solitario
    .kiwibot = El líder del Kiwibot
    .player = Tu líder
    .about = En solitario: de qué líder parten los patrones del Kiwibot (W93).

# Cómo terminó.
reason-four-seasons-are-over = Han terminado las cuatro temporadas
reason-beat-the-kiwibot = El Kiwibot ha sido vencido
reason-the-kiwibot-won = Ha ganado el Kiwibot
category-markers = Marcadores de Dominio
category-rank-2-nests = Nidos de la segunda fila
category-season-cards = Cartas de temporada
category-kiwibot-markers = Kiwibot: marcadores de Dominio
category-kiwibot-rank-2-nests = Kiwibot: nidos de la segunda fila
category-kiwibot-season-cards = Kiwibot: cartas de temporada
category-kiwibot-kept-season-cards = Kiwibot: cartas de temporada conservadas
category-kiwibot-unplaced-markers = Kiwibot: marcadores sin colocar
category-kiwibot = Kiwibot: total

# La lección.
lesson-you = Tú
lesson-rival = Rival
chapter-move = Mover y empujar
chapter-season = El resto de una temporada
chapter-last = La última temporada
chapter-solo = A solas: el Kiwibot
lesson-goal = Estos son tus kiwis rojos, guiados por el de la corona; los verdes son los de tu rival, y tres de cada uno se han instalado enfrente. Tras cuatro temporadas gana quien tenga más puntos, y la mayoría viene de hexágonos marcados como tu dominio. ¡Echa a los demás y quédate con el terreno!
lesson-table = En una temporada, tu rival y tú jugáis tres cartas cada uno, por turnos; estas tres son las tuyas. La carta de temporada promete un premio, esta vez a quien tenga más nidos.
lesson-board = Este es tu tablero de tribu: tu líder; el carril de kiwis, cuyas fichas esperan nacer; los nidos que puedes construir; las frutas para pagar; y los marcadores, cada uno para un dominio en su terreno.
lesson-leader = ¡Te damos la bienvenida a la isla! Guías a la tribu roja, y una partida empieza con la elección de tu líder: cuenta como tres fichas y tiene una habilidad, una vez por temporada. Lee las cuatro cartas: ¿quién entra en el hexágono vecino y empuja a todos los que hay?
lesson-leader-bolo = Bolo: fácil y fuerte. Ahora elige tu rival, y todos se instalan en la isla.
lesson-leader-chopan = Chopan corre tres hexágonos en línea recta y empuja a todos los del camino. ¡Salvaje! Pero buscábamos a quien vacía el hexágono de al lado.
lesson-leader-rumba = Rumba empuja a todos fuera de su hexágono y luego se va. Buscábamos a quien lo hace al revés.
lesson-leader-zanco = Zanco salta exactamente dos hexágonos y allí empuja hasta a tres. Buscábamos a quien vacía el hexágono de al lado.
lesson-move = Temporada 1, tu primera carta. Hay kiwis verdes entre los tuyos, uno de ellos en la arena de la costa. ¿Qué carta te deja hacer algo?
lesson-move-right = Mover: dos de tus kiwis avanzan un hexágono cada uno, y quien llega puede empujar.
lesson-move-down = Boca abajo, una carta no hace nada, salvo dar una fruta si quieres. Es para cuando nada te sirve. Juégala boca arriba.
lesson-move-feed = Alimentar hace crecer a un kiwi, a cambio de frutas. Vale mucho, pero no aparta a nadie. Empieza con Mover.
lesson-move-build = Un nido está muy bien, y pronto construirás uno. Antes haz sitio con Mover.
lesson-big = Un kiwi que llega puede empujar a los más pequeños. Haz clic en tu kiwi de tamaño 2 de la montaña y luego en la arena de la costa donde hay un kiwi verde de tamaño 1.
lesson-big-wrong = Ese movimiento está permitido, pero esta vez se trata de empujar. Haz clic en el kiwi de tamaño 2 de la montaña y luego en la arena de la costa.
lesson-push = Puedes empujar hasta a dos kiwis más pequeños, cada uno a un hexágono vecino. En la costa hay otra salida: las olas. Haz clic en el kiwi verde y luego en su destino.
lesson-push-right = ¡Chof! Su ficha vuelve a la reserva de tu rival, y tendrá que nacer otra vez.
lesson-push-done = Se queda a tu lado. Aún tienes más fichas aquí, 2 contra 1, pero no por mucho tiempo: échalo de la isla.
lesson-push-wrong = Fuera del hexágono, pero demasiado amable: está al lado y volverá. Empújalo a las olas.
lesson-dominate = Dominas un hexágono si tienes en él más fichas que cualquier otra tribu: un tamaño 2 cuenta dos, tu líder tres. Haz clic en los nueve hexágonos que dominas ahora.
lesson-dominate-right = ¡Los nueve! Basta un solo kiwi sin nadie más, incluso en tierra de tu rival.
lesson-dominate-wrong = Ese no: está vacío, o alguien tiene allí tantas fichas como tú o más.
lesson-join = Un movimiento más, con otro kiwi: ninguno se mueve dos veces en el mismo turno. ¿Quién puede ganarte un hexágono más, sin ceder ninguno, donde no haya kiwis verdes al lado?
lesson-join-right = Bien visto: tu líder mantiene las flores sin él, y la arena ya es tuya también. ¡Diez hexágonos!
lesson-join-ability = Gastarías la habilidad de tu líder para esta temporada. Guárdala para una multitud. Puedes prescindir de uno de los pequeños que están con tu líder.
lesson-join-dominates = ¡Un hexágono más, también es buena jugada! Pero buscábamos uno sin vecinos verdes: uno de los pequeños que están con tu líder puede ir a la arena vacía.
lesson-join-loses = Ahora dominas un hexágono menos. Quien está solo debe quedarse; junto a tu líder hay dos de los que puedes prescindir.
lesson-join-breaks = Tu rival domina un hexágono menos: no está mal. Pero tú no ganas ninguno. Uno de los pequeños que están con tu líder puede ir a la arena vacía.
lesson-join-wrong = Eso cambia poco: dominas tantos hexágonos como antes. Hay dos pequeños junto a tu líder, y uno puede ir a la arena vacía.
lesson-feed = El líder de tu rival ha apartado a uno de los tuyos, y un tamaño 2 verde ha llegado a la arena entre tus kiwis. Has tomado un Comodín: cualquier acción, o 4 frutas. ¿Qué carta hace que sea más difícil empujar a un kiwi tuyo?
lesson-feed-right = Alimentar: ahora elige a quién.
lesson-feed-joker = Un Comodín también alimenta. Pero tienes una carta de Alimentar: guarda el Comodín para cuando no la tengas.
lesson-feed-gain = Posible, pero el Comodín es tu carta más flexible. Tienes fruta de sobra: juega Alimentar.
lesson-feed-down = Boca abajo solo da una fruta. Puedes hacer algo mejor: juega Alimentar.
lesson-feed-build = Ya podrías construir. Pero un kiwi tuyo, solo, está en peligro, y alimentar da además un marcador: juega Alimentar.
lesson-fed = Se puede alimentar a cualquier kiwi, tuyo o de tu rival. Cuesta frutas de colores distintos, tantas como el tamaño que alcanza. Solo se empuja a los más pequeños: ¿a quién alimentas, para que el tamaño 2 verde de al lado no lo eche?
lesson-fed-right = El tuyo solo en la montaña, junto a la multitud verde: un tamaño 2 no empuja a un tamaño 2.
lesson-fed-green = Un kiwi de tu rival: tomarías 2 marcadores en vez de 1, pero tu rival crecería. A veces compensa; ahora alimenta al tuyo, solo junto al tamaño 2 verde.
lesson-fed-wrong = Crecería, pero allí no corre peligro. Alimenta a tu tamaño 1, solo en la montaña junto al tamaño 2 verde.
lesson-pay = Paga dos colores distintos. Un marcador puede valer por una fruta de cualquier color, pero ¿conviene? Haz clic en lo que pagas.
lesson-pay-right = Por alimentar has tomado un marcador de Dominio, una montaña. La ficha vino de tu carril de kiwis: sus dos primeros espacios no dan nada; los siguientes, lo que muestran.
lesson-pay-wrong = Pagado, pero un marcador se ha ido: en la isla habría sido un punto. Paga con frutas.
lesson-another = Tu rival también ha alimentado: ¡a uno de los tuyos! Ahora es de tamaño 2, con una ficha de tu carril. ¿Por qué? Alimentar al kiwi de otro da 2 marcadores en vez de 1, y cada uno puede ser un dominio. Haz lo mismo donde no te perjudique.
lesson-nest = Has jugado Construir. Un nido necesita un hexágono que domines con al menos 2 fichas, y se queda allí para siempre. Lo que te falta son frutas: ¿qué primer nido? Elígelo en tu tablero y luego la arena de la costa.
lesson-nest-right = Un árbol: una fruta ahora, y 2 en cada cambio de temporada.
lesson-nest-where = Un árbol, bien: da frutas cada temporada, esté donde esté. Para que siga la lección, constrúyelo en la arena de la costa, donde está tu tamaño 2.
lesson-nest-control = Un nido de control cuenta como dos fichas que nadie puede empujar. Fuerte más tarde; primero necesitas frutas: un árbol.
lesson-nest-cave = Una cueva hace nacer kiwis. Bien con el carril lleno; pero primero necesitas frutas: un árbol.
lesson-price = El primer nido de un tipo cuesta 2 frutas de un mismo color, el segundo 3. Paga dos verdes.
lesson-price-wrong = Un marcador se puede pagar como una fruta de cualquier color, pero vale más en la isla. Paga dos frutas verdes.
lesson-card = Habéis jugado tres cartas cada uno; la última de tu rival, boca abajo, por una fruta. Ahora, la carta de temporada: más nidos. Tú tienes uno y tu rival ninguno, así que ganas el premio de la izquierda, 1 punto. Los demás, el de la derecha: tu rival toma un marcador.
lesson-mark = Por fin los dominios: cada cual puede marcar un hexágono que domine, con un marcador de su terreno. Seguirá siendo tuyo, lo domine quien lo domine después. ¿Cuál de tus hexágonos perderías primero?
lesson-mark-right = Tu kiwi solo en tierra de tu rival quizá sea empujado la próxima temporada. Pero el punto es tuyo para siempre: un marcador nunca se va.
lesson-mark-done = Nada marcado, ningún punto. Nadie sabe qué hexágonos dominarás la próxima temporada: marca uno ahora.
lesson-mark-wrong = ¡También es un punto! Pero allí seguirás fuerte la próxima temporada. En una montaña de la tierra de tu rival hay un kiwi tuyo solo: márcala mientras puedas.
lesson-token = Una de tus fichas se convierte en la bandera del marcador y deja de ser un kiwi. Tu reserva está vacía: ¿la tomas de tu carril de kiwis o de la isla?
lesson-token-right = Del carril: esta vez el espacio no da nada, pero todos siguen en la isla. Si tienes reserva, tómala de allí.
lesson-token-wrong = Un kiwi de la isla es ahora más pequeño o ha desaparecido, y podrías perder un hexágono. Toma la ficha de tu carril.
lesson-spring = Empieza la temporada 2, y tu árbol te ha dado 2 frutas. Vas ganando 2 a 1. Así durante cuatro temporadas; el capítulo siguiente muestra la última.
lesson-late = Temporada 4, y aún no tienes dominio. Pero sí tres marcadores: hierba, montaña y arena. La carta de tu líder muestra su habilidad, sin usar esta temporada: entrar al lado y empujar a todos.
lesson-ability = La habilidad se usa en lugar de uno de tus dos movimientos: juega Mover. Empezamos con la habilidad.
lesson-ability-wrong = Eso viene después. La habilidad necesita una carta de Mover.
lesson-go = ¿Adónde debe ir tu líder? Piensa en tus marcadores y en quién está dónde.
lesson-go-right = La montaña: tres kiwis verdes tienen que irse, y tu líder la domina solo. Los empujas a todos a la montaña de detrás, y con tu segundo movimiento echas a otro de la hierba.
lesson-go-sand = La arena es tuya y un kiwi verde tiene que irse. Pero en la montaña hay tres, y la arena se gana con menos.
lesson-go-wrong = Allí no hay a quién empujar, y la habilidad se gasta por esta temporada. Mira dónde se juntan los kiwis verdes.
lesson-more = Puedes comprar más movimientos: 2 frutas cada uno, rojas o amarillas para tu tribu. En la arena hay empate. Pero guarda una fruta de cada color: te harán falta. ¿Pagas o paras?
lesson-more-right = Dos rojas: un tercer movimiento, y queda una fruta de cada color.
lesson-more-yellow = Un movimiento, pero tu única fruta amarilla se ha ido, y lo que sigue pide los cuatro colores. Paga dos rojas.
lesson-more-done = Ahorras. Pero con dos frutas rojas podrías ganar la arena, y su punto. Págalas.
lesson-more-marker = Se ha ido un marcador que podía ser un punto. Paga con frutas rojas.
lesson-sand = La arena, entre tu líder y la montaña del fondo: un kiwi rojo contra uno verde. ¿Quién puede ganarla para ti?
lesson-sand-right = 2 contra 1: la arena es tuya.
lesson-sand-loses = Con eso has cedido un hexágono. Trae en ayuda al kiwi que está solo junto a la arena.
lesson-sand-wrong = La arena sigue empatada, y un empate no es de nadie. Trae al kiwi que está solo al lado.
lesson-explode = Tu segunda carta es Alimentar. Alimentar a un tamaño 3 cuesta cuatro frutas distintas y lo hace explotar: sus fichas vuelven a la reserva, y tú empujas a todos los de su hexágono. ¿A quién alimentas?
lesson-explode-right = ¡Bum! Cuatro fichas verdes menos en la isla, porque también echas al pequeño al mar. Y alimentar a un kiwi rival te da 2 marcadores: una flor y otra montaña.
lesson-explode-own = ¡Explotaría tu propio tamaño 3 y perderías la hierba! Deja que coma demasiado el grande de tu rival, en la costa.
lesson-explode-green = Crecería, y tu rival con él. Hay un kiwi verde que ya no puede crecer: alimenta a ese.
lesson-explode-wrong = El tuyo crecería y tomarías un marcador: no está mal. Pero en la costa hay un tamaño 3 rival que puede explotar.
lesson-joker = Tu última carta. Tienes dos frutas azules, y tu líder defiende solo la montaña. Un Comodín es cualquiera de las tres acciones o la ganancia impresa. ¿Qué será?
lesson-joker-right = Construir: dos frutas de un color son un nido.
lesson-joker-gain = Una fruta y dos kiwis pequeños: muy bien al principio. Ahora las dos frutas azules se perderían: construye.
lesson-joker-other = Posible. Pero dos frutas azules hacen un nido, y un nido bien elegido defiende un hexágono él solo: el Comodín como Construir.
lesson-joker-card = Valdría, pero te falta una carta de Construir. Juega el Comodín de los kiwis como Construir.
lesson-control = ¿Qué nido, y dónde? Recuerda: un nido de control cuenta como dos fichas, y nadie lo empuja.
lesson-control-right = En la montaña: el nido la defiende solo y tu líder queda libre. Además te da un movimiento ahora.
lesson-control-where = Dos fichas más donde ya ibas por delante. En la montaña liberaría a tu líder.
lesson-control-type = Un árbol o una cueva compensan al principio. En la última temporada valen más dos fichas que se quedan: control.
lesson-free = El regalo del nido: un movimiento. Tu rival aún juega una carta antes de marcar. ¿Cuál de tus hexágonos necesita más ayuda?
lesson-free-right = La arena: con tu líder son 5 contra 1. La última carta de tu rival no puede cambiar nada.
lesson-free-leader = Tu líder puede irse, bien visto. Pero donde hace falta es en la arena, 2 contra 1.
lesson-free-wrong = La arena sigue 2 contra 1, fácil de perder. La montaña ya no necesita a tu líder: envíalo allí.
lesson-fit = La carta de temporada cuenta hexágonos dominados: tienes más, 1 punto. En la última marcación pones todos los marcadores que encajen: flor, hierba, arena y dos montañas. Haz clic en cada hexágono que puedas marcar.
lesson-fit-right = Cuatro dominios. Solo sobra la flor: no dominas ninguna flor.
lesson-fit-wrong = Ese no se puede marcar: no lo dominas, ya tiene marcador o te falta uno de su terreno.
lesson-count = El recuento: 4 dominios y 1 punto de carta de temporada son 5; tu rival tiene 1. Cada segundo nido de un mismo tipo sería 1 más. ¡Ganas!
lesson-bot = A solas juegas contra el Kiwibot. No tiene mano ni piensa: en cada turno revela una carta, y la carta de solitario iluminada dice qué hace. La fila es el tipo de carta; la columna, cuál de sus tres turnos de la temporada es.
lesson-bot-card = Aquí cada temporada tiene dos cartas de temporada, y el Kiwibot gana los empates. Tú tienes dos nidos y él uno; tú dominas 9 hexágonos, y él también. ¿Qué carta ganaría ahora el Kiwibot? Haz clic en ella.
lesson-bot-card-right = Eso es: al Kiwibot le basta un empate. Y se queda con cada carta que gana, por 1 punto al final. Sus tres turnos ya han pasado: te queda una carta para cambiarlo.
lesson-bot-card-wrong = Tienes más nidos que él: esa carta es tuya. Mira la otra.
lesson-bot-move = Has jugado Mover. Dominas 9 hexágonos, y él otros 9. ¿Qué primer movimiento te pone por delante?
lesson-bot-move-loses = Ese movimiento te cuesta un hexágono: ya no dominas el que dejas. ¿Hay un kiwi que deje atrás a otros tuyos?
lesson-bot-move-right = Sí, un hexágono más que antes. El empate está roto, y la carta sería tuya.
lesson-bot-move-breaks = Bien visto: no ganas ningún hexágono, pero él domina uno menos, así que vas por delante.
lesson-bot-move-ability = La habilidad también mueve a tu líder, pero prueba antes un movimiento sencillo que cambie quién domina qué.
lesson-bot-move-same = Los mismos hexágonos que antes, y un empate es del Kiwibot. Ve adonde él domina, o adonde no domina nadie.
lesson-bot-season = Termina la temporada, y has ganado las dos cartas: te has llevado el beneficio izquierdo de una, y el Kiwibot el de la otra, que sale de la partida. Si hubieras ganado solo una, él se habría quedado con la otra.
lesson-bot-wins = Luego se marca, como siempre, y queda a la vista otra carta de solitario. Al final el Kiwibot suma 1 punto por cada carta de temporada que guarda y 1 por cada tres marcadores sin usar. Solo ganas con más puntos que él.
lesson-end = Ese es todo el juego. Con tres o cuatro la isla crece, y nada más cambia. Y ahora, ¡una partida de verdad para dos!
coach-nothing-to-mark = Es tu última carta antes de marcar, y no dominas ningún hexágono que encaje con tus marcadores. ¿Puede esta carta ganarte uno?
coach-build = Tienes dos frutas iguales y un hexágono que dominas con dos fichas: podrías construir. Cuanto antes esté un árbol, más da.
coach-push = Puedes empujar a alguien. En la costa, las olas se llevan a un kiwi fuera de la isla.
coach-pay-move = Más movimientos cuestan 2 frutas de los colores de tu tribu. Paga solo si ganas un hexágono: las frutas también alimentan y construyen.
coach-no-fruit = Casi no tienes frutas. Mover no cuesta ninguna; una carta boca abajo da una, y el Comodín A cuatro.
coach-ability = Tu líder no ha usado su habilidad esta temporada. Con una carta de Mover puedes usarla en vez de un movimiento.
because-points = gana un punto
because-dominates = dominas un hexágono más
because-breaks = un rival domina un hexágono menos
because-throws-out = menos fichas rivales en la isla
because-markers = tomas un marcador
because-fruits = da frutas

# La caja.
box-sections = Secciones de la isla
    .about = Una por persona, cualquiera de las cuatro en cualquier lugar; con dos, tres o cuatro forman la isla (W5).
box-section = Sección { $name }
box-boards = Tableros de clan
    .about = Los ocho espacios de la fila de kiwis: colocar un kiwi descubre su beneficio. El lado A es igual para todos; el lado B tiene un poder por clan (W8, W70).
box-board = Lado { $side }{ $side ->
    [B] , { clan }
   *[A] {""}
}
box-leaders = Cartas de líder
    .about = Cuatro por clan, cada una con una habilidad (W9).
box-actions = Cartas de acción
    .about = Cada clan tiene las mismas nueve (W6).
box-french = En la edición francesa: { $benefit }
box-spanish = En la edición española: { $benefit }
box-nests = Nidos
    .about = Seis por clan; un nido de rango 2 vale un punto (W43).
box-nest = Al construirlo: { $placed }; cada estación: { $yearly }
box-seasons = Cartas de estación
    .about = Quien sea mejor gana lo de la izquierda; los demás, lo de la derecha (W4, W60).
box-order = Orden de turno
    .about = Lo que dan al principio los nidos de orden de turno, y la pista del orden variable (W7, W80).
box-turn-nest = Nido de orden de turno { $place }{ $players ->
    [all] {""}
   *[other] , { $players } personas (opción)
}
box-space = Espacio { $space } de la pista
box-solo = Las cartas del Kiwibot
    .about = Una fila por tipo de carta de acción, una columna por hueco (W96).
box-tokens = Fichas, frutas y marcadores
    .about = Las fichas de cada clan; frutas y marcadores se sacan de bolsas (W1).

# Las fichas de cada cual junto al tablero.
thing-points = { $count ->
    [one] { $count } punto hasta ahora
   *[other] { $count } puntos hasta ahora
}
thing-fruits = { $colour ->
    [red] Frutas rojas
    [green] Frutas verdes
    [yellow] Frutas amarillas
   *[blue] Frutas azules
}: { $count }
thing-markers = Marcadores de Dominio: { $count }
thing-tokens = Fichas por colocar: { $row } en el carril de kiwis, { $reserve } en la reserva

ask-joker = ¿Cómo juegas el comodín?
tile-use = { $how ->
    [move] como Mover
    [feed] como Alimentar
   *[build] como Construir
}
tile-gain = Tomar { $gain }
tile-down = { $fruit ->
    [yes] Boca abajo, por 1 fruta
   *[no] Boca abajo, por nada
}
tile-ability = Usar { $name }
tile-nest = { picture-nest }: { $gain }
tile-space = Espacio { $space }: { $gives }
tile-row = Fila de kiwis
tile-reserve = Reserva
