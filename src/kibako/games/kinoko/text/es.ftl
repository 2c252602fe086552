# Kinoko en español.

colour = { $colour ->
    [red] rojo (atletas)
    [orange] naranja (músicos)
    [yellow] amarillo (artesanos)
    [green] verde (científicos)
    [blue] azul (funcionarios)
   *[purple] morado (artistas)
}
face = { $face ->
    [blank] vacía
    [peek] mirada
    [reroll] relanzar
    [sets] cambio de tríos
   *[other] { $face }
}
row = fila { $row }
    .in = de la fila { $row }
    .whole = las de la fila { $row }
    .heading = Fila { $row }
hand = { $who-you ->
    [yes] tu mano
   *[no] mano de { $who }
}
    .in = { $who-you ->
        [yes] de tu mano
       *[no] de la mano de { $who }
    }
    .whole = { $who-you ->
        [yes] las tuyas
       *[no] las de { $who }
    }
    .heading = { $who-you ->
        [yes] Tu mano
       *[no] Mano de { $who }
    }

ask-die = Elige uno de los dados.
ask-swap = Intercambia dos cartas de valor { $value }: elígelas.
ask-peek = Elige una carta para mirarla.
ask-sets = Elige el trío por el que cambias el tuyo.
ask-end = Termina tu turno o detén la ronda: ¿están juntas tus tres setas?
ask-deal = Reparte la ronda siguiente.
ask-over = La partida ha terminado.

do-take = { $face ->
    [blank] Tomar la cara vacía: no hacer nada
    [peek] Tomar la mirada: mirar una carta
    [reroll] Tomar el relanzar: lanzar otra vez todos los dados
    [sets] Tomar el cambio de tríos: cambiar tus tres cartas por otras tres
   *[other] Tomar el { $face }: intercambiar dos cartas de valor { $face }
}
do-swap = Intercambiar el { $value } { $place } y el { $value } { $other }
do-peek = Mirar el { $value } { $place }
do-sets = Cambiar tus tres cartas por { $place }
do-on = Terminar tu turno
do-stop = Detener la ronda: afirmo que mis tres setas están juntas
do-deal = Repartir la ronda siguiente

not-die = elige primero uno de los dados lanzados
not-swap = hay que jugar el dado elegido: intercambia dos cartas de valor { $value }
not-peek = hay que jugar el dado elegido: elige una carta para mirarla
not-sets = hay que jugar el dado elegido: elige el trío por el que cambias el tuyo
not-end = has jugado tu dado: termina tu turno o detén la ronda
not-deal = la ronda ha terminado: reparte la siguiente
not-yet-stop = la ronda se detiene al final de tu turno: juega antes uno de los dados
not-rolled = { $face ->
    [blank] ningún dado muestra la cara vacía
    [peek] ningún dado muestra la mirada
    [reroll] ningún dado muestra el relanzar
    [sets] ningún dado muestra el cambio de tríos
   *[other] ningún dado muestra un { $face }
}
not-value = has tomado un { $value }: las dos cartas deben ser de valor { $value }, y esta es un { $other }
not-own-set = tus cartas no pueden cambiarse por ellas mismas
no-such-seat = { $seats ->
    [one] esta mesa solo tiene { $seats } asiento
   *[other] esta mesa solo tiene { $seats } asientos
}

was-round = Ronda { $round }. Prohibido: { $forbidden }. { $who-you ->
    [yes] Empiezas tú.
   *[no] Empieza { $who }.
}
    .heading = Ronda { $round } · prohibido { $forbidden }
was-rolled = { $who-you ->
    [yes] Lanzas los dados: { $one }, { $two }, { $three }.
   *[no] { $who } lanza los dados: { $one }, { $two }, { $three }.
}
was-taken = { $who-you ->
    [yes] Eliges: { $face }.
   *[no] { $who } elige: { $face }.
}
was-swapped = { $who-you ->
    [yes] Intercambias el { $value } { $place } y el { $value } { $other }.
   *[no] { $who } intercambia el { $value } { $place } y el { $value } { $other }.
}
was-peeked = { $who-you ->
    [yes] Miras el { $value } { $place }.
   *[no] { $who } mira el { $value } { $place }.
}
was-set-swapped = { $who-you ->
    [yes] Cambias tus tres cartas por { $place }.
   *[no] { $who } cambia sus tres cartas por { $place }.
}
was-stopped = { $who-you ->
    [yes] { $right ->
        [yes] Detienes la ronda, con razón.
       *[no] Detienes la ronda, por error.
    }
   *[no] { $right ->
        [yes] { $who } detiene la ronda, con razón.
       *[no] { $who } detiene la ronda, por error.
    }
}
was-family = { $who-you ->
    [yes] Tu familia era: { $colour }.
   *[no] La familia de { $who } era: { $colour }.
}
was-left-over = La carta de Familia sobrante era: { $colour }.
was-gained = { $who-you ->
    [yes] Ganas { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[no] { $who } gana { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
was-lost = { $who-you ->
    [yes] Tenías el color prohibido y pierdes 1 punto.
   *[no] { $who } tenía el color prohibido y pierde 1 punto.
}

# El tablero de una terminal.
board-head = Ronda { $round }, prohibido: { $forbidden }
board-families = Familias: { $families }; sobrante: { $colour }
board-family-of = { $who } { $colour }
board-dice = Dados: { $dice }
board-card = { $colour ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[purple] morado
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

# La imagen.
family = { $colour ->
    [red] Atletas
    [orange] Músicos
    [yellow] Artesanos
    [green] Científicos
    [blue] Funcionarios
   *[purple] Artistas
}
name = { $who-you ->
    [yes] Tú
   *[no] { $who }
}
card = { $seen ->
    [open] { $value } { $colour }, { $place }
    [remembered] { $value } boca abajo, { $place }; lo has visto: { $colour }
   *[back] { $value } boca abajo, { $place }
}{ $forbidden ->
    [yes] , color prohibido
   *[no] {""}
}{ $peeked ->
    [yes] , carta mirada en este turno
   *[no] {""}
}
set = Las tres cartas: { $place }
die = { $face ->
    [blank] Nada
    [peek] Mirar
    [reroll] Relanzar
    [sets] Todo el trío
   *[other] Cambio { $face }
}
die-name = Dado { $name }: { $face ->
    [blank] cara vacía, no hacer nada
    [peek] mirada, mirar una carta
    [reroll] relanzar, lanzar otra vez todos los dados
    [sets] cambio de tríos, cambiar tus tres cartas por otras tres
   *[other] { $face }, intercambiar dos cartas de valor { $face }
}{ $taken ->
    [yes] {" "}(elegido)
   *[no] {""}
}
forbidden = Prohibido: { family }
forbidden-why = −1 por tener alguno
family-of = { $who-you ->
    [yes] Tu familia: { colour }
   *[no] Familia de { $who }: { colour }
}
family-whose = { $who-you ->
    [yes] Tu familia
   *[no] Familia de { $who }
}
family-only-you = solo tú la ves
family-all = todos la ven
left-over-back = La carta de Familia sobrante, boca abajo
left-over = La carta de Familia sobrante: { colour }
left-over-short = sobrante
round = Ronda { $round }
round-goal = objetivo: 4 puntos
rack-turn = { $who-you ->
    [yes] Te toca
   *[no] juega
}
rack-next = sigue
rack-stopped = { $right ->
    [yes] ¡Alto! Bien
   *[no] ¡Alto! Mal
}
rack-won = Victoria

# La posición, leída en voz alta.
outline-round = La ronda
outline-dice = Los dados
outline-scores = Los puntos
outline-goal = Ronda { $round }; la partida acaba a los 4 puntos.
outline-turn = { $who-you ->
    [yes] Te toca jugar.
   *[no] Le toca jugar a { $who }.
}
outline-deals = { $who-you ->
    [yes] Repartes la ronda siguiente.
   *[no] { $who } reparte la ronda siguiente.
}
outline-won = { $who-you ->
    [yes] Has ganado.
   *[no] { $who } ha ganado.
}
outline-forbidden = Color prohibido: { colour }. Tras detener la ronda con razón, tener alguno cuesta 1 punto.
outline-together = Tres setas juntas, { $place }: { colour }.
outline-score = { $who-you ->
    [yes] Tú: { points }
   *[no] { $who }: { points }
}

# El juego antes de abrirlo.
about = Reúne las tres setas de tu familia secreta. Ves todas las manos menos la tuya.
credits = Un juego de Tim Rogasch, ilustrado por Polina Okean. Adaptación no oficial de aficionados.
option-memory_aid = Ayuda de memoria
    .about = Sigues viendo cada carta que has visto alguna vez, vaya donde vaya después. En una mesa de verdad tendrías que recordarla.

# Cómo terminó.
reason-four-points = Se han alcanzado cuatro puntos
category-points = Puntos

# La lección.
lesson-you = Tú
lesson-rival = Avellana
lesson-other = Silvano
chapter-hands = Manos y dados
chapter-stop = Números y parar
chapter-memory = De memoria
lesson-goal = ¡Te damos la bienvenida al bosque! Esta carta es tu familia secreta: los deportistas rojos. Reúne sus tres setas, un 1, un 2 y un 3, en un mismo lugar.
lesson-hands = Estas tres son tus cartas. Las sujetas con el dorso hacia ti: ves sus números, y solo Avellana ve sus colores.
lesson-others = Pero ves las cartas de Avellana. Las dos filas del tocón están ocultas para todos. ¿Cuáles de tus setas rojas ves ya? Haz clic en ellas.
lesson-others-right = El 1 rojo y el 2 rojo. Así que el 3 rojo está en tu mano o en una de las filas.
lesson-others-wrong = Esa no es una seta roja que puedas ver.
lesson-dice = En tu turno se tiran tres dados y usas exactamente uno: el ojo mira una carta, un número intercambia dos cartas de ese número, el vacío no hace nada. Te falta el 3 rojo. ¿Qué dado?
lesson-dice-right = El ojo. Ahora elige una carta cualquiera.
lesson-dice-number = Ahora tendrías que intercambiar dos 1, y tu 1 rojo podría salir de la mano de Avellana. Primero busca el 3 rojo: toma el ojo.
lesson-dice-blank = No pasa nada. Es seguro, pero tampoco aprendes nada: toma el ojo.
lesson-peek = Puedes mirar cualquier carta. ¿Dónde puede estar el 3 rojo? Elige uno de los 3.
lesson-peek-right = ¡Ahí está, en tu propia mano! Recuérdalo: pronto volverás a ver solo su dorso.
lesson-peek-hazel = Esa carta ya la ves. Mira un 3 que no puedas ver.
lesson-peek-three = Un 3, pero no el rojo. Un sitio menos donde buscar; prueba el 3 de tu mano.
lesson-peek-wrong = Ya sabes dónde están tu 1 y tu 2 rojos. Lo que necesitas mirar es un 3.
lesson-on = Al final de tu turno puedes parar la ronda afirmando que tus tres están juntas. O sigues jugando. ¿Qué haces?
lesson-on-right = Dos las tiene Avellana y una tú: aún no están juntas. Turno de Avellana: toma un 3 e intercambia; sigue la línea de puntos.
lesson-on-stop = Error: dos rojas las tiene Avellana y una tú. No ganas nada y Avellana gana 1 punto. Sigue jugando.
lesson-where = Avellana ha cambiado el 3 de tu mano por el 3 de una fila. Las cartas se mueven a la vista de todos, así que puedes seguirlas. ¿Dónde está ahora tu 3 rojo? Haz clic en él.
lesson-where-right = Sí: en la fila de arriba. Allí nadie ve su color, pero tú lo sabes.
lesson-where-wrong = Ahí no. La línea de puntos une las dos cartas que cambiaron de sitio.
lesson-reroll = Tus dados: un 1, una flecha y un vacío. Quieres intercambiar treses. La flecha vuelve a tirar los tres dados, y eliges otra vez. ¿Qué dado?
lesson-reroll-right = Ha salido un 3. La suerte te acompaña.
lesson-reroll-number = Un 1 intercambia dos unos, y apenas ayuda: tu 1 rojo está bien donde está. Prueba la flecha.
lesson-reroll-blank = No pasa nada y el turno se acaba. La flecha podría traer un 3.
lesson-number = Un 1 rojo y un 2 rojo los tiene Avellana, el 3 rojo está en la fila de arriba, y te ha salido un 3. Tómalo.
lesson-number-wrong = El vacío no hace nada, y un 1 movería las cartas equivocadas. Lo que necesitas es el 3.
lesson-swap = Intercambia dos treses cualesquiera. ¿Cómo reúnes tus tres rojas? Haz clic en las dos cartas.
lesson-swap-right = El 3 rojo está ahora con Avellana, junto a los otros dos. ¡No importa que sea su mano!
lesson-swap-own = El 3 rojo vuelve a tu mano, pero las otras dos rojas las tiene Avellana. Llévaselo.
lesson-swap-wrong = El 3 rojo aún no está con las demás. Intercambia el 3 de la fila de arriba con el de Avellana.
lesson-stop = Las tres rojas están en un mismo lugar, y lo sabes. ¿Paras o sigues?
lesson-stop-right = ¡Correcto! Se descubren todas las cartas.
lesson-stop-on = Demasiado tarde: Avellana tomó un 1 y mandó tu 1 rojo a una fila. Quien está seguro debe parar.
lesson-scored = Has parado bien: 2 puntos. Pero también gana 2 quien tenga sus tres juntas: la familia de Avellana es la verde, y todas las verdes están en la fila de arriba. ¡2 también para ella!
lesson-forbidden = Y en cada ronda hay un color prohibido: el cartel muestra a los artesanos amarillos. Quien tenga una carta suya tras un acierto pierde 1 punto. Haz clic en la carta que te cuesta un punto.
lesson-forbidden-right = El 2 amarillo. Así que acabas con 1 punto y Avellana con 2. ¡La próxima vez, líbrate antes de él!
lesson-forbidden-wrong = Esa no te cuesta nada: no es amarilla o no está en tu mano.
lesson-guess = Otra partida, de tres. Ves dos de tus rojas en la mano de Avellana; el 3 puede estar en tu mano o en una fila. Fin del turno. ¿Te atreves a parar?
lesson-guess-on = Muy sensato: el 3 de Avellana es amarillo, lo ves, así que tus rojas aún no pueden estar juntas. Parar por error no te habría dado nada, y 1 punto a Avellana y otro a Silvano: cuantos más jugadores, más cuesta equivocarse.
lesson-guess-stop = Error: el 3 de Avellana es amarillo, el rojo estaba en una fila. No ganas nada, y Avellana y Silvano ganan 1 cada uno. Antes de parar, mira lo que ves.
lesson-remember = De vuelta con Avellana: 3 a 2 a tu favor, en la ronda 4. Tu familia es la azul. Antes, en esta ronda, miraste estas dos cartas, y las dos eran azules. Ya nada lo muestra: tienes que recordarlo.
lesson-look = ¿Está allí también la tercera azul? Elige un dado.
lesson-look-right = El ojo, para estar seguro.
lesson-look-blank = No pasa nada. Sigues sin saber la tercera carta de la fila: toma el ojo.
lesson-third = ¿Qué carta te dice lo que necesitas saber?
lesson-third-right = ¡Azul! Las tres están en la fila de arriba. Podrías parar ya, pero Avellana ha sonreído al ver tu mano: sigamos un turno.
lesson-third-known = Azul, como ya sabías. Era el 3 de al lado el que no habías visto.
lesson-third-wrong = Eso no ayuda: el que hay que conocer es el 3 de la fila de arriba.
lesson-sets = A Avellana solo le salieron vacíos. Tus azules están en la fila de arriba, pero el rojo está prohibido y Avellana, que ve tu mano, sigue sonriendo. Las dos flechas cambian tus tres cartas por otras tres. ¿Qué dado?
lesson-sets-right = Las dos flechas: toda tu mano cambia de sitio.
lesson-sets-number = Un 2 podría quitarte una carta, pero ¿cuál? Las dos flechas cambian las tres a la vez.
lesson-sets-blank = No pasa nada, y aún podrías parar. Pero si tienes una carta roja, te cuesta un punto.
lesson-row = ¿Con qué tres cambias tu mano? Recuerda dónde están las azules.
lesson-row-right = Ahora tienes tú las tres azules, y la carta prohibida está en la fila, donde no le cuesta nada a nadie.
lesson-row-b = La fila de abajo tenía dos rojas: ahora las tienes tú. Las azules están en la de arriba.
lesson-row-hazel = Entre las de Avellana no hay rojo, bien visto. Con la fila de arriba también te libras, y son tus azules. Toma la fila.
lesson-last = Tienes las tres azules, aunque solo ves los dorsos. ¿Paras o sigues?
lesson-last-right = ¡Correcto, solo de memoria! 2 puntos, y nada prohibido en tu mano.
lesson-last-on = Avellana te ha quitado el 1. Un trío reunido rara vez dura: para mientras puedas.
lesson-over = ¡5 puntos, ganas! La partida acaba cuando alguien tiene 4 o más tras una ronda. Si hay empate, gana quien paró esa ronda.
coach-together = Has visto tus tres setas, y están en un mismo lugar. Puedes parar la ronda.
coach-apart = Has visto tus tres setas, y aún no están juntas. Parar ahora sería un error.
coach-two = Has visto dos de tus tres: parar sería una apuesta.
coach-none = Sabes demasiado poco de tus tres para parar. Sigue, y mira cartas.
coach-peek = El ojo te enseña una carta más. Mira donde puedan estar las setas que te faltan: en tu mano o en una fila.
coach-forbidden = Sabes que tienes una carta prohibida. Tras un acierto te cuesta 1 punto: cámbiala si puedes.
coach-number = Ahora debes intercambiar dos cartas de ese número. Si ninguna te ayuda, cambia dos que no necesites.
because-scores = puntúa
because-gathers = reúne tus setas
because-learns = conoces una carta más
because-rids = te libra de una carta prohibida
because-looks = puedes mirar una carta
because-keeps = no se pierde nada

# La caja.
box-mushrooms = Cartas de Seta
    .about = Tres de cada familia, con valores 1, 2 y 3. El dorso de una carta muestra su valor, nunca su color (K1).
box-mushroom = { colour }, { $value }
box-families = Cartas de Familia
    .about = Una de cada color: dice qué tres setas hay que reunir (K1, K4).
box-dice = Dados
    .about = Tres distintos. Los números y la cara vacía están publicados; qué símbolo especial lleva cada dado lo elegimos nosotros (K2).
box-die = Dado { $name }

# Las fichas de cada cual junto al tablero.
thing-family-secret = { $who-you ->
    [yes] Tu familia
   *[no] La familia de { $who }: un secreto
}
