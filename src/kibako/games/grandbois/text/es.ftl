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
ask-tower = Pon una atalaya en el claro de tu loseta, o consérvala para más tarde.
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
not-tower-now = haz clic primero en una loseta del río y luego en su lugar en el bosque; después puede venir una atalaya
not-tile-now = tu loseta ya está colocada: decide ahora sobre tu atalaya
not-in-forest = ahí no hay bosque: una atalaya se pone en un claro de la loseta recién colocada
not-a-clearing = eso no es un claro ({ $ground }): una atalaya solo se pone en un claro de la loseta recién colocada
not-that-clearing = ese claro no es de la loseta recién colocada: una atalaya solo se pone en un claro de esa loseta
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
too-far-out = ninguna casilla puede alejarse más de { $edge } columnas o filas
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
    .log = { $who-you ->
        [yes] Colocas { $tile } y cubres { $covered ->
            [one] { $covered } casilla
           *[other] { $covered } casillas
        }
       *[no] { $who } coloca { $tile } y cubre { $covered ->
            [one] { $covered } casilla
           *[other] { $covered } casillas
        }
    }
was-raised = { $who-you ->
    [yes] Pones una atalaya en la { $place }.
   *[no] { $who } pone una atalaya en la { $place }.
}
    .log = { $who-you ->
        [yes] Levantas { $tower }
       *[no] { $who } levanta { $tower }
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
progress = Loseta { $tile } de { $count }
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
outline-turning = Girar una loseta 90° adelanta cada una de sus casillas una esquina, en el sentido de las agujas del reloj.
outline-empty-river = El río está vacío.
outline-row = Fila { $y }: { $squares }.
outline-column = columna { $x }, { $square }
outline-where = Las columnas se numeran hacia la derecha y las filas hacia abajo; el lugar de una loseta es el de su casilla de arriba a la izquierda.
outline-last = { $who-you ->
    [yes] Tu loseta { $tile } ha sido la última colocada, en la { $place }.
   *[no] La loseta { $tile } de { $who } ha sido la última colocada, en la { $place }.
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
chapter-lay = Colocar losetas
chapter-towers = Osos y atalayas
chapter-harvest = La cosecha
chapter-two = Entre dos, dos clanes cada cual
lesson-goal = ¡Te damos la bienvenida a GrandBois! Todos hacen crecer el mismo bosque, pero cada uno ayuda en secreto a un clan de animales. Tú estás con los zorros: al final te dan castañas de oro, y gana quien más tenga.
lesson-table = En el centro está el bosque, por ahora solo cuatro claros. El río ofrece cuatro losetas y la pila lo vuelve a llenar.
lesson-lay = En tu turno tomas una loseta del río y la colocas: debe cubrir al menos una casilla del bosque y añadir al menos una. Toma esta loseta con dos casillas de zorros y cubre el claro de abajo a la derecha.
lesson-lay-wrong = Las reglas lo permiten. Pero por ahora toma la loseta con el claro y dos casillas de zorros, gírala hasta que los zorros queden abajo y cubre el claro de abajo a la derecha.
lesson-may = ¿Qué cubre a qué? Todo puede cubrir un claro; a los animales solo los cubren más animales, de cualquier clan. En el río hay tres zorros en una casilla: ¿qué casillas del bosque podrían cubrir? Haz clic en todas.
lesson-may-right = Cuatro claros y el zorro solitario. Tres sapos y tres zorros son demasiados: 3 no es más que 3.
lesson-may-wrong = Tres animales no cubren a tres: hacen falta más.
lesson-keep = Tu loseta muestra un claro, así que puedes poner ahí tu única atalaya, y solo ahora. Al final cuenta los animales de las ocho casillas que la rodean. ¿La pones aquí o la conservas?
lesson-keep-right = La partida acaba de empezar: ya vendrá un lugar mejor.
lesson-keep-wrong = Está en el borde, con tres casillas de animales alrededor, y no se moverá más. Consérvala esta vez.
lesson-cover = Avellana y Silvano han jugado, y a la izquierda han llegado tres zorros. Coloca la loseta que quieras: ¿puedes formar allí un grupo de zorros mayor? R o el botón Girar gira la loseta.
lesson-cover-right = Tus tres zorros cubren al mapache solitario y se unen a los zorros de arriba: un grupo de tres casillas, y al lado un claro para tu atalaya.
lesson-cover-loses = Has cubierto más zorros de los que traes: ahora hay menos casillas suyas. Lo cubierto ya no cuenta.
lesson-cover-joins = ¡Un grupo mayor, bien hecho! Hay algo aún mejor: la loseta con tres zorros sobre el mapache solitario, que deja un claro para tu atalaya.
lesson-cover-group = Tu grupo mayor ha crecido una casilla. Puede crecer más: busca la loseta que trae dos casillas de zorros junto a los de la izquierda.
lesson-cover-squares = Más casillas de zorros, pero separadas. Un grupo cuenta el doble: únelos a la izquierda.
lesson-cover-other = Eso no muestra más zorros. A veces así ocultas a quién ayudas; pero ahora busca una loseta con zorros para la izquierda.
lesson-tower = Aquí está tu loseta con tres zorros, y muestra un claro. Alrededor hay dos casillas de zorros y animales de otros. Los tuyos cuentan 2, los demás 1. ¿La atalaya ahora o más tarde?
lesson-tower-right = Un buen sitio, con espacio alrededor para más. Y nadie podrá cubrir nunca una atalaya.
lesson-tower-wrong = La conservas otra vez. Pero solo la loseta recién colocada puede recibirla, este claro puede quedar cubierto, y ya cuenta 6. Ponla.
lesson-bear = Un oso cubre a cualquier animal, incluso a cuatro, y nunca es cubierto. Toma esta loseta, pulsa Girar (o R) hasta que el oso quede abajo a la derecha y colócala sobre los cuatro mapaches: sus zorros se unen a los tuyos.
lesson-bear-wrong = No exactamente: gira la loseta hasta que el oso quede abajo a la derecha y colócala de modo que cubra a los cuatro mapaches.
lesson-last = Loseta a loseta se agota la pila. Esta es la última, y es tuya: cuatro zorros, dos zorros y dos casillas de sapos. ¿Dónde te dan más? Recuerda tu atalaya.
lesson-last-right = Lo mejor posible: los cuatro zorros echan a los lagartos de al lado de tu atalaya y se unen a tu grupo, y otros dos tocan su esquina.
lesson-last-around = Más zorros alrededor de tu atalaya, bien. Pero no se unen a tu grupo mayor. ¿Hay un sitio que haga ambas cosas?
lesson-last-squares = Se ven más zorros, pero lejos de tu grupo y de tu atalaya. Mira a su izquierda.
lesson-last-joins = Dos casillas más en tu grupo, muy bien. Pero tu atalaya no gana nada: ¿hay un sitio que haga ambas cosas?
lesson-last-group = Tu grupo crece una casilla, bien. Hay un sitio donde las dos casillas de zorros se le unen, y junto a tu atalaya.
lesson-squares = ¡La cosecha! Primero, 1 castaña por cada casilla visible de zorros, sin importar cuántos muestre. Haz clic en todas las tuyas.
lesson-squares-right = 9 casillas, 9 castañas. Lo cubierto ya no cuenta.
lesson-squares-wrong = Ahí no hay zorros: cuenta para otro, o para nadie.
lesson-group = Después, 2 por cada casilla de tu grupo más grande. Los grupos se unen por los lados, no por las esquinas. Haz clic en sus casillas.
lesson-group-right = 7 casillas, 14 castañas. Las dos de la derecha son otro grupo, más pequeño.
lesson-group-wrong = Esa casilla no está unida a tu grupo más grande por un lado.
lesson-around = Por último tu atalaya: de las ocho casillas que la rodean, los zorros cuentan 2 y otros animales 1; osos y claros, nada. Haz clic en todas las que cuentan.
lesson-around-right = Cuatro de zorros a 2 y otra a 1: 9 más. 9 + 14 + 9 = 32, contra 12 de los lagartos y 5 de los mapaches. ¡Ganas!
lesson-around-wrong = No cuenta: no es vecina de tu atalaya, o no tiene animales.
lesson-secret = Tu clan es secreto: si solo ayudas a los zorros, pronto tendrán osos encima, así que despista a los demás de vez en cuando.
lesson-two = Entre dos, cada cual juega con dos clanes. Ahora estás con los conejos y los zorros, Avellana con otros dos, y tus dos clanes cuentan. Todo lo demás sigue igual.
lesson-two-mine = Ocho casillas te dan castañas ahora: haz clic en todos los conejos y todos los zorros.
lesson-two-mine-right = Seis de conejos y dos de zorros: 8 castañas. El grupo más grande se cuenta para cada clan por separado: 4 casillas de conejos, 1 de zorros.
lesson-two-mine-wrong = Ahí no hay conejos ni zorros.
lesson-two-lay = Has puesto tu atalaya y Avellana ha cubierto un zorro. Te toca. ¿Puedes colocar una loseta que agrande a la vez el grupo más grande de tus dos clanes?
lesson-two-lay-right = Es esa: el conejo se une a los otros cuatro, y las dos casillas de zorros forman su propio grupo. Ganan los dos clanes.
lesson-two-lay-loses = Has cubierto más animales tuyos de los que traes. Los dos clanes son tuyos: cubre otros.
lesson-two-lay-group = Uno de tus dos clanes gana, bien. Hay una loseta con un conejo y dos casillas de zorros: ¿puede hacer avanzar a los dos?
lesson-two-lay-squares = Una casilla más para ti, pero ningún grupo más grande. Los grupos cuentan el doble: colócala junto a las otras.
lesson-two-lay-other = Eso no aporta nada a tus dos clanes. Busca la loseta con un conejo y dos casillas de zorros.
lesson-two-towers = También tienes dos atalayas: como mucho una por turno, y cada una cuenta 2 por casilla de cualquiera de tus clanes. La cosecha suma los dos clanes y las dos atalayas. Ya lo sabes todo: ¡juega primero una partida de tres!
coach-good-place = Una atalaya aquí ya contaría 5 puntos o más. Sitios así son raros: piénsalo bien antes de conservarla.
coach-few-tiles = Quedan como mucho ocho losetas y aún tienes una atalaya. Una atalaya que no se pone no da nada: busca losetas con un claro.
coach-tower = La atalaya solo puede ir en la loseta recién colocada, y solo ahora. Cuenta las ocho casillas de alrededor: 2 por tu clan, 1 por otros.
coach-begin = Tu primera loseta: los animales sobre claros son puntos seguros, y las casillas que se tocan por un lado cuentan triple, una vez solas y dos en el grupo.
coach-bear = Hay un oso en el río. Cubre a cualquier animal y nunca es cubierto: tómalo antes de que caiga sobre tu clan.
because-tower = pone una atalaya
because-joins = une tus grupos
because-group = crece tu grupo mayor
because-around = más de tu clan junto a tu atalaya
because-covers = cubre a otros clanes
because-squares = muestra más de tu clan

# La caja.
box-tiles = Losetas de bosque
    .about = 36 losetas de cuatro casillas y la inicial, de cuatro claros. Lo que muestra cada loseta está publicado sobre el juego impreso (G1, G2).
box-tile = Loseta { $tile }
box-start = Loseta inicial
box-clans = Cartas de clan
    .about = Una por clan; quién juega cuál es secreto (G4).
box-towers = Atalayas
    .about = Una por persona; con dos, dos cada uno (G4).
box-tower = Atalaya { $seat }

# Las fichas de cada cual junto al tablero.
thing-laid = { $laid ->
    [one] { $laid } loseta colocada
   *[other] { $laid } losetas colocadas
}
thing-tower = { $stands ->
    [yes] Atalaya: está en pie
   *[no] Atalaya: en la mano
}
thing-secret = Carta de clan de { $who }: un secreto
thing-clan = { $who-you ->
    [yes] Tu clan: { $clan }
   *[no] Clan de { $who }: { $clan }
}
tally-forest = Bosque
tally-squares = casillas
tally-group = grupo
