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
do-stop = Detener la ronda: tus tres setas están juntas
do-deal = Repartir la ronda siguiente

not-die = elige primero uno de los dados lanzados
not-swap = hay que cumplir el dado elegido: intercambia dos cartas de valor { $value }
not-peek = hay que cumplir el dado elegido: elige una carta para mirarla
not-sets = hay que cumplir el dado elegido: elige el trío por el que cambias el tuyo
not-end = la acción de este turno está hecha: termina tu turno o detén la ronda
not-deal = la ronda ha terminado: reparte la siguiente
not-yet-stop = la ronda se detiene al final de tu turno: cumple antes uno de los dados
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
       *[no] Detienes la ronda, sin razón.
    }
   *[no] { $right ->
        [yes] { $who } detiene la ronda, con razón.
       *[no] { $who } detiene la ronda, sin razón.
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
round-goal = objetivo: cuatro setas
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
outline-goal = Ronda { $round }; la partida acaba a los cuatro puntos.
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
lesson-goal = ¡Te damos la bienvenida al bosque! Esta carta es tu familia secreta: los atletas rojos. Reúne sus tres setas, un 1, un 2 y un 3, en un mismo lugar.
lesson-hands = Estas tres son tus cartas. Las sostienes con el dorso hacia ti: ves sus números, y solo Avellana ve sus colores.
lesson-others = En cambio, tú ves las cartas de Avellana, ¡y allí hay dos de tus rojas! Las filas A y B del tocón están ocultas para todos.
lesson-dice = En tu turno se lanzan tres dados y usas exactamente uno. El ojo permite mirar una carta. Tómalo.
lesson-dice-wrong = Estaría permitido. Pero miremos antes una carta: toma el dado con el ojo.
lesson-peek = Puedes mirar cualquier carta. ¿Dónde está el 3 rojo? Mira el 3 de tu mano.
lesson-peek-wrong = Se puede mirar cualquier carta, pero aquí necesitamos el 3 de tu mano.
lesson-on = ¡El 3 rojo está en tu mano! Recuérdalo: pronto volverás a ver solo su dorso. Tus tres rojas aún no están juntas, así que termina tu turno.
lesson-on-wrong = Dos de tus rojas están en la mano de Avellana y una en la tuya. Detener ahora la ronda sería un error y daría un punto a Avellana. Termina tu turno.
lesson-number = Avellana ha intercambiado tu 1 con el 1 de la fila A, como muestran los puntos. Un número intercambia dos cartas de ese valor, estén donde estén. Toma el 3.
lesson-number-wrong = La cara vacía no hace nada y la flecha vuelve a lanzar los dados. Lo que necesitas es el 3.
lesson-swap = Intercambia los dos 3: el rojo de tu mano y el verde de Avellana.
lesson-swap-wrong = Ese cambio no reuniría tus rojas. Elige el 3 de tu mano y el 3 de la mano de Avellana.
lesson-stop = Las tres rojas están juntas. ¡No importa que sea en la mano de Avellana! Al final de tu turno puedes detener la ronda: hazlo.
lesson-stop-wrong = Lo sabes: tus tres setas están juntas. ¡Detén la ronda antes de que alguien las separe!
lesson-scored = ¡Acierto: 2 puntos! Pero el amarillo estaba prohibido y tenías un 2 amarillo: eso cuesta 1. Con un error, Avellana habría ganado 1 y tú nada.
lesson-sets = Unas rondas después el marcador es 3 a 2 y tu familia es la azul. Los sombreritos muestran lo que has visto: todas las azules están en la fila A, y tienes una roja prohibida. ¡Toma las dos flechas!
lesson-sets-wrong = Hay algo mejor: las dos flechas cambian todas tus cartas de una vez.
lesson-row = Cambia tus tres cartas por las de la fila A. Así te libras también de la roja.
lesson-row-wrong = Tus setas azules están en la fila A: cambia tus cartas por las de esa fila.
lesson-last = Tus azules están juntas y no tienes nada prohibido. ¡Detén la ronda!
lesson-over = ¡5 puntos, has ganado! La partida acaba cuando alguien tiene 4 o más después de una ronda. En caso de empate gana quien detuvo esa ronda.
