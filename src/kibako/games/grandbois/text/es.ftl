# GrandBois en español.

# Las casillas y su lugar. Las columnas crecen hacia la derecha, las filas hacia abajo; la esquina de la loseta inicial es 0, 0.
place = columna { $x }, fila { $y }
clan = { $clan ->
    [fox] zorros
    [raccoon] mapaches
    [lizard] lagartos
    [rabbit] conejos
   *[toad] sapos
}
clan-name = { $clan ->
    [fox] Zorro
    [raccoon] Mapache
    [lizard] Lagarto
    [rabbit] Conejo
   *[toad] Sapo
}
animals = { $clan ->
    [fox] { $count ->
        [one] { $count } zorro
       *[other] { $count } zorros
    }
    [raccoon] { $count ->
        [one] { $count } mapache
       *[other] { $count } mapaches
    }
    [lizard] { $count ->
        [one] { $count } lagarto
       *[other] { $count } lagartos
    }
    [rabbit] { $count ->
        [one] { $count } conejo
       *[other] { $count } conejos
    }
   *[toad] { $count ->
        [one] { $count } sapo
       *[other] { $count } sapos
    }
}
square = { $kind ->
    [clearing] un claro
    [bear] un oso
   *[tower] una atalaya
}
corner = { $corner ->
    [0] arriba a la izquierda
    [1] arriba a la derecha
    [2] abajo a la derecha
   *[3] abajo a la izquierda
} { $square }
over = { $cover } sobre { $ground }

# Lo que se pide y lo que se puede hacer.
ask-tile = Toma una loseta del río y colócala en el bosque.
ask-tower = Pon una atalaya en el claro de tu loseta, o consérvala.
ask-over = La partida ha terminado.

do-lay = Colocar la loseta { $tile }{ $turn ->
    [0] {""}
   *[other] , girada { $turn }°,
} en la { $place }: { $covers }
do-tower = Poner una atalaya en la { $place }: { $worth ->
    [0] aún no cuenta nada a su alrededor
    [one] { $worth } castaña a su alrededor por ahora
   *[other] { $worth } castañas a su alrededor por ahora
}
do-no-tower = Conservar tu atalaya

# Por qué no.
not-tower-now = primero elige una loseta del río y colócala; después puedes poner una atalaya
not-tile-now = tu loseta ya está colocada: decide ahora sobre tu atalaya
not-in-forest = no hay bosque en la { $place }: una atalaya se pone en un claro de la loseta recién colocada
not-a-clearing = en la { $place } no hay un claro ({ $ground }): una atalaya solo se pone en un claro de la loseta recién colocada
not-that-clearing = el claro en la { $place } no es de la loseta recién colocada: una atalaya solo se pone en un claro de esa loseta
in-pile = las losetas se toman del río, no de la pila
not-in-river = la loseta { $tile } no está en el río
already-laid = la loseta { $tile } ya está en el bosque: toma una del río
fits-nowhere = la loseta { $tile } no se puede colocar en ningún sitio por ahora: donde cubriría una casilla, no le está permitido
covers-nothing = una loseta debe cubrir al menos una casilla del bosque: tocarlo no basta
adds-nothing = una loseta debe añadir al menos una casilla nueva al bosque: aquí las cuatro quedarían encima
never-covered = { $kind ->
    [bear] el oso
   *[tower] la atalaya
} en la { $place } nunca se cubre
too-few = en la { $place }, no se puede cubrir { $ground } con { $cover }: hace falta { $needed ->
    [5] un oso
   *[other] un mínimo de { $needed } animales, o un oso
}
too-far-out = ninguna casilla se aleja más de { $edge } columnas o filas
same-clan = en la { $place }, no se puede cubrir { $ground } con { $cover }: la regla para expertos prohíbe el mismo clan

# Lo que ha pasado.
was-begun = { $who-you ->
    [yes] Empiezas tú.
   *[no] Empieza { $who }.
}
was-laid = { $who-you ->
    [yes] Colocas la loseta { $tile } en la { $place } y cubres { $covered ->
        [one] { $covered } casilla
       *[other] { $covered } casillas
    }.
   *[no] { $who } coloca la loseta { $tile } en la { $place } y cubre { $covered ->
        [one] { $covered } casilla
       *[other] { $covered } casillas
    }.
}
was-raised = { $who-you ->
    [yes] Pones una atalaya en la { $place }.
   *[no] { $who } pone una atalaya en la { $place }.
}
was-flushed = Ninguna loseta del río encaja: las { $count } pasan debajo de la pila y se descubren otras.
was-set-aside = Ya no encaja ninguna loseta: { $count ->
    [one] la última se aparta.
   *[other] las últimas { $count } se apartan.
}
was-revealed = { $who-you ->
    [yes] Jugabas con los { $clan }.
   *[no] { $who } jugaba con los { $clan }.
}

# Cómo va cada uno.
status = { $laid ->
    [one] { $laid } loseta colocada
   *[other] { $laid } losetas colocadas
}, { $left ->
    [0] sin atalayas
    [one] queda { $left } atalaya
   *[other] quedan { $left } atalayas
}
pile = { $count ->
    [0] La pila está vacía.
    [one] Queda una loseta en la pila.
   *[other] Quedan { $count } losetas en la pila.
}
own-clans = { $count ->
    [one] Tu clan secreto: { $clans }
   *[other] Tus clanes secretos: { $clans }
}
towers-left = { $who-you ->
    [yes] { $left ->
        [0] No te quedan atalayas
        [one] Te queda { $left } atalaya
       *[other] Te quedan { $left } atalayas
    }
   *[no] { $left ->
        [0] A { $who } no le quedan atalayas
        [one] A { $who } le queda { $left } atalaya
       *[other] A { $who } le quedan { $left } atalayas
    }
}

# La posición como texto, para la terminal.
board-river = Río: loseta
board-key = F zorros, R mapaches, L lagartos, S conejos, T sapos; C claro, B oso, ^ atalaya y su asiento

# La posición leída en voz alta.
outline-you = Lo que solo tú sabes
outline-river = Río
outline-forest = Bosque
outline-towers = Atalayas
outline-clans = Clanes
outline-groups = Grupos más grandes
outline-tile = Loseta { $tile }: { $squares }.
outline-turning = Girar 90° adelanta cada casilla de la loseta una esquina, en el sentido de las agujas del reloj.
outline-empty-river = El río está vacío.
outline-row = Fila { $y }: { $squares }.
outline-column = columna { $x }, { $square }
outline-where = Las columnas crecen hacia la derecha y las filas hacia abajo; el lugar de una loseta es el de su casilla de arriba a la izquierda.
outline-last = { $who-you ->
    [yes] Has colocado la última loseta, la { $tile }, en la { $place }.
   *[no] { $who } ha colocado la última loseta, la { $tile }, en la { $place }.
}
outline-clearing = Tu loseta muestra un claro en la { $place }.
outline-tower = { $who-you ->
    [yes] Tu atalaya está en la { $place }; a su alrededor: { $around }.
   *[no] La atalaya de { $who } está en la { $place }; a su alrededor: { $around }.
}
outline-nothing = nada que cuente
outline-tower-square = { $who-you ->
    [yes] tu atalaya
   *[no] la atalaya de { $who }
}
outline-clan = { $who-you ->
    [yes] Juegas con los { $clan }.
   *[no] { $who } juega con los { $clan }.
}
outline-secret = { $who-you ->
    [yes] { $count ->
        [one] Tu clan es secreto.
       *[other] Tus clanes son secretos.
    }
   *[no] { $count ->
        [one] El clan de { $who } es secreto.
       *[other] Los clanes de { $who } son secretos.
    }
}
outline-expert = Se juega con la regla para expertos: los animales no pueden cubrir a los de su propio clan.
outline-group = { $who-you ->
    [yes] Tu grupo más grande de { $clan }, { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }: { $places }.
   *[no] El grupo más grande de { $clan } de { $who }, { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }: { $places }.
}
outline-no-group = { $who-you ->
    [yes] No se ve ninguno de tus { $clan }.
   *[no] No se ve ninguno de los { $clan } de { $who }.
}

# Los nombres de lo que muestra una imagen.
picture-tile = Loseta { $tile } en el bosque, en la { $place }: { $squares }
picture-start = Loseta inicial en la { $place }: { $squares }
picture-start-covered = Loseta inicial, cubierta
picture-covered = Loseta { $tile }, cubierta
picture-river = Loseta { $tile } en el río: { $squares }
picture-square = { $place }: { $square }
picture-place = Colocar la loseta en la { $place }
picture-clearing = Poner una atalaya en la { $place }
picture-tower = { $who-you ->
    [yes] Tu atalaya en la { $place }
   *[no] La atalaya de { $who } en la { $place }
}
picture-tower-left = { $who-you ->
    [yes] Tu atalaya { $number }, aún sin poner
   *[no] La atalaya { $number } de { $who }, aún sin poner
}
picture-clan = { $who-you ->
    [yes] Tu clan: { $clan }
   *[no] El clan de { $who }: { $clan }
}
picture-secret = { $who-you ->
    [yes] Tu clan { $number }, secreto
   *[no] El clan { $number } de { $who }, secreto
}
picture-only-you = solo lo ves tú
picture-group = { $who-you ->
    [yes] Tu grupo más grande de { $clan }: { $count }
   *[no] El grupo más grande de { $clan } de { $who }: { $count }
}

# El juego antes de abrirlo.
about = Haz crecer con los demás un mismo bosque, loseta sobre loseta, por tu clan secreto de animales.
credits = Un juego de Frédéric Guérard. Adaptación no oficial de aficionados.
option-expert = Regla para expertos
    .about = Los animales no pueden ser cubiertos por animales del mismo clan, ni siquiera por más (G12).

# Cómo terminó.
reason-no-tile-fits = Ninguna de las losetas restantes se puede colocar
reason-all-tiles-laid = Todas las losetas están colocadas
category-squares = Casillas
category-largest-group = Grupo más grande
category-own-clan-at-tower = Clan propio junto a la atalaya
category-other-clans-at-tower = Otros clanes junto a la atalaya

# La primera lección.
lesson-you = Tú
lesson-rival = Avellana
lesson-other = Silvano
lesson-goal = ¡Te damos la bienvenida a GrandBois! Todos hacen crecer el mismo bosque, pero cada uno ayuda en secreto a un clan de animales. Tú estás con los zorros: al final te dan castañas de oro, y gana quien más tenga.
lesson-table = En el centro está el bosque, por ahora solo cuatro claros. El río ofrece cuatro losetas y la pila lo vuelve a llenar. Tu atalaya espera junto a tu carta de clan.
lesson-lay = En tu turno tomas una loseta del río y la colocas de modo que cubra al menos una casilla del bosque y añada al menos una nueva. Toma esta loseta con dos casillas de zorros y cubre el claro de abajo a la derecha.
lesson-lay-wrong = Las reglas lo permiten. Pero por ahora toma la loseta con el claro y dos casillas de zorros, gírala hasta que los zorros queden abajo y cubre el claro de abajo a la derecha.
lesson-keep = Tu loseta muestra un claro, así que puedes poner ahí tu atalaya: solo en ese claro y solo ahora. Ya vendrá un lugar mejor: consérvala.
lesson-keep-wrong = Solo tienes una atalaya y no se mueve nunca. Consérvala esta vez.
lesson-cover = Todo puede cubrir un claro. A los animales solo los cubren más animales, de cualquier clan, o un oso. Coloca esta loseta de modo que sus tres zorros cubran al mapache solitario: así se unen a los zorros de arriba.
lesson-cover-wrong = Esa es otra jugada. Gira la loseta con tres zorros hasta que los zorros queden arriba y colócala de modo que los tres cubran al mapache solitario.
lesson-tower = Aquí tu atalaya está bien situada: ponla en este claro. Al final cuenta las ocho casillas a su alrededor: 2 por cada casilla de zorros, 1 por cada casilla de otro clan. Y nadie podrá cubrirla.
lesson-tower-wrong = No esperes demasiado: solo la loseta recién colocada puede recibir tu atalaya. Ponla en el claro.
lesson-bear = Un oso cubre a cualquier animal, incluso a cuatro, y nunca es cubierto. Gira esta loseta hasta que el oso quede abajo a la derecha y colócalo sobre los cuatro mapaches: sus zorros se unen entonces a los tuyos.
lesson-bear-wrong = No exactamente: gira la loseta hasta que el oso quede abajo a la derecha y colócala de modo que cubra a los cuatro mapaches.
lesson-last = Loseta a loseta se agotan la pila y el río, así que saltemos al final. Esta es la última loseta: gírala hasta que los zorros queden arriba y colócala de modo que dos zorros cubran al zorro solitario y cuatro zorros toquen la esquina de tu atalaya.
lesson-last-wrong = Hay un lugar mejor: con los zorros arriba, coloca la loseta de modo que dos de ellos cubran al zorro solitario de abajo.
lesson-squares = La partida ha terminado y todos los clanes se descubren. Cada casilla de zorros visible da 1 castaña, sin importar cuántos zorros muestre: 8. Lo cubierto ya no cuenta.
lesson-group = Después, 2 castañas por cada casilla de tu grupo más grande. Los grupos se unen por los lados, no por las esquinas. El tuyo está marcado: 5 casillas, 10 castañas.
lesson-around = Alrededor de tu atalaya hay tres casillas de zorros a 2 y dos casillas de otros clanes a 1: otras 8. En total 26, contra 13 de los lagartos y 5 de los mapaches. ¡Ganas!
lesson-secret = Un último consejo: tu clan es secreto. A quien solo ayuda a los zorros pronto le caerán osos encima, así que despista a los demás de vez en cuando.
