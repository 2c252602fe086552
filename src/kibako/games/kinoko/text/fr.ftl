# Kinoko en français.

colour = { $colour ->
    [red] rouge (athlètes)
    [orange] orange (musiciens)
    [yellow] jaune (artisans)
    [green] vert (scientifiques)
    [blue] bleu (fonctionnaires)
   *[purple] violet (artistes)
}
face = { $face ->
    [blank] vierge
    [peek] regard
    [reroll] relance
    [sets] échange de sets
   *[other] { $face }
}
# « Chez » plutôt que « la main de » : aucun prénom ne demande d’élision.
row = ligne { $row }
    .in = de la ligne { $row }
    .whole = celles de la ligne { $row }
    .heading = Ligne { $row }
hand = { $who-you ->
    [yes] votre main
   *[no] chez { $who }
}
    .in = { $who-you ->
        [yes] de votre main
       *[no] chez { $who }
    }
    .whole = { $who-you ->
        [yes] les vôtres
       *[no] celles que tient { $who }
    }
    .heading = { $who-you ->
        [yes] Votre main
       *[no] Chez { $who }
    }

ask-die = Choisissez un des dés.
ask-swap = Échangez deux cartes de valeur { $value } : choisissez-les.
ask-peek = Choisissez une carte à regarder.
ask-sets = Choisissez le set contre lequel échanger le vôtre.
ask-end = Terminez votre tour ou arrêtez la manche : vos trois Champi sont-ils rassemblés ?
ask-deal = Distribuez la manche suivante.
ask-over = La partie est terminée.

do-take = { $face ->
    [blank] Prendre la face vierge : ne rien faire
    [peek] Prendre le regard : regarder une carte
    [reroll] Prendre la relance : relancer tous les dés
    [sets] Prendre l’échange de sets : échanger vos trois cartes contre trois autres
   *[other] Prendre le { $face } : échanger deux cartes de valeur { $face }
}
do-swap = Échanger le { $value } { $place } et le { $value } { $other }
do-peek = Regarder le { $value } { $place }
do-sets = Échanger vos trois cartes contre { $place }
do-on = Terminer votre tour
do-stop = Arrêter la manche : vos trois Champi sont rassemblés
do-deal = Distribuer la manche suivante

not-die = choisissez d’abord un des dés lancés
not-swap = le dé choisi doit être joué : échangez deux cartes de valeur { $value }
not-peek = le dé choisi doit être joué : choisissez une carte à regarder
not-sets = le dé choisi doit être joué : choisissez le set contre lequel échanger le vôtre
not-end = l’action de ce tour est faite : terminez votre tour ou arrêtez la manche
not-deal = la manche est finie : distribuez la suivante
not-yet-stop = on arrête la manche à la fin de son tour : jouez d’abord un des dés
not-rolled = { $face ->
    [blank] aucun dé ne montre la face vierge
    [peek] aucun dé ne montre le regard
    [reroll] aucun dé ne montre la relance
    [sets] aucun dé ne montre l’échange de sets
   *[other] aucun dé ne montre un { $face }
}
not-value = vous avez pris un { $value } : les deux cartes doivent être de valeur { $value }, et celle-ci est un { $other }
not-own-set = vos cartes ne peuvent pas être échangées contre elles-mêmes
no-such-seat = { $seats ->
    [one] il n’y a que { $seats } place à cette table
   *[other] il n’y a que { $seats } places à cette table
}

was-round = Manche { $round }. Interdit : { $forbidden }. { $who-you ->
    [yes] Vous commencez.
   *[no] { $who } commence.
}
was-rolled = { $who-you ->
    [yes] Vous lancez les dés : { $one }, { $two }, { $three }.
   *[no] { $who } lance les dés : { $one }, { $two }, { $three }.
}
was-taken = { $who-you ->
    [yes] Vous choisissez : { $face }.
   *[no] { $who } choisit : { $face }.
}
was-swapped = { $who-you ->
    [yes] Vous échangez le { $value } { $place } et le { $value } { $other }.
   *[no] { $who } échange le { $value } { $place } et le { $value } { $other }.
}
was-peeked = { $who-you ->
    [yes] Vous regardez le { $value } { $place }.
   *[no] { $who } regarde le { $value } { $place }.
}
was-set-swapped = { $who-you ->
    [yes] Vous échangez vos trois cartes contre { $place }.
   *[no] { $who } échange ses trois cartes contre { $place }.
}
was-stopped = { $who-you ->
    [yes] { $right ->
        [yes] Vous arrêtez la manche, à raison.
       *[no] Vous arrêtez la manche, à tort.
    }
   *[no] { $right ->
        [yes] { $who } arrête la manche, à raison.
       *[no] { $who } arrête la manche, à tort.
    }
}
was-family = { $who-you ->
    [yes] Votre famille était : { $colour }.
   *[no] { $who } avait pour famille : { $colour }.
}
was-left-over = La carte Famille restante était : { $colour }.
was-gained = { $who-you ->
    [yes] Vous gagnez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $who } gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
was-lost = { $who-you ->
    [yes] Vous teniez la couleur interdite et perdez 1 point.
   *[no] { $who } tenait la couleur interdite et perd 1 point.
}

# Le plateau d’un terminal.
board-head = Manche { $round }, interdit : { $forbidden }
board-families = Familles : { $families } ; restante : { $colour }
board-family-of = { $who } { $colour }
board-dice = Dés : { $dice }
board-card = { $colour ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[purple] violet
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# L’image.
family = { $colour ->
    [red] Athlètes
    [orange] Musiciens
    [yellow] Artisans
    [green] Scientifiques
    [blue] Fonctionnaires
   *[purple] Artistes
}
name = { $who-you ->
    [yes] Vous
   *[no] { $who }
}
card = { $seen ->
    [open] { $value } { $colour }, { $place }
    [remembered] { $value } face cachée, { $place } ; vous l’avez vu : { $colour }
   *[back] { $value } face cachée, { $place }
}{ $forbidden ->
    [yes] , couleur interdite
   *[no] {""}
}{ $peeked ->
    [yes] , carte regardée ce tour-ci
   *[no] {""}
}
set = Les trois cartes : { $place }
die = { $face ->
    [blank] Rien
    [peek] Regarder
    [reroll] Relancer
    [sets] Tout le set
   *[other] Échange { $face }
}
die-name = Dé { $name } : { $face ->
    [blank] face vierge, ne rien faire
    [peek] regard, regarder une carte
    [reroll] relance, relancer tous les dés
    [sets] échange de sets, échanger vos trois cartes contre trois autres
   *[other] { $face }, échanger deux cartes de valeur { $face }
}{ $taken ->
    [yes] {" "}(choisi)
   *[no] {""}
}
forbidden = Interdit : { family }
forbidden-why = −1 si l’on en tient
family-of = { $who-you ->
    [yes] Votre famille : { colour }
   *[no] { $who } a pour famille : { colour }
}
family-whose = { $who-you ->
    [yes] Votre famille
   *[no] Chez { $who }
}
family-only-you = cachée aux autres
family-all = visible pour tous
left-over-back = La carte Famille restante, face cachée
left-over = La carte Famille restante : { colour }
left-over-short = restante
round = Manche { $round }
round-goal = but : quatre champignons
rack-turn = { $who-you ->
    [yes] À vous
   *[no] joue
}
rack-next = ensuite
rack-stopped = { $right ->
    [yes] Stop ! Juste
   *[no] Stop ! Faux
}
rack-won = Victoire

# La position, lue à voix haute.
outline-round = La manche
outline-dice = Les dés
outline-scores = Les scores
outline-goal = Manche { $round } ; la partie s’arrête à quatre points.
outline-turn = { $who-you ->
    [yes] C’est à vous de jouer.
   *[no] C’est à { $who } de jouer.
}
outline-deals = { $who-you ->
    [yes] Vous distribuez la manche suivante.
   *[no] { $who } distribue la manche suivante.
}
outline-won = { $who-you ->
    [yes] Vous avez gagné.
   *[no] { $who } a gagné.
}
outline-forbidden = Couleur interdite : { colour }. Après un arrêt à raison, en tenir coûte 1 point.
outline-together = Trois Champi rassemblés, { $place } : { colour }.
outline-score = { $who-you ->
    [yes] Vous : { points }
   *[no] { $who } : { points }
}

# Le jeu avant qu’on l’ouvre.
about = Rassemblez les trois Champi de votre famille secrète. Vous voyez toutes les mains, sauf la vôtre.
credits = Un jeu de Tim Rogasch, illustré par Polina Okean. Adaptation non officielle de passionnés.
option-memory_aid = Aide-mémoire
    .about = Vous continuez de voir chaque carte que vous avez vue une fois, où qu’elle soit allée depuis. À une vraie table, il faudrait s’en souvenir.

# Comment elle s’est terminée.
reason-four-points = Quatre points sont atteints
category-points = Points

# La leçon.
lesson-you = Vous
lesson-rival = Noisette
lesson-goal = Bienvenue dans la forêt ! Cette carte est votre famille secrète : les athlètes rouges. Rassemblez leurs trois Champi, un 1, un 2 et un 3, au même endroit.
lesson-hands = Voici vos trois cartes. Vous les tenez le dos vers vous : vous voyez leurs nombres, et seule Noisette voit leurs couleurs.
lesson-others = En revanche, vous voyez les cartes de Noisette, et deux de vos rouges y sont ! Les lignes A et B sur la souche sont cachées à tout le monde.
lesson-dice = À votre tour, on lance trois dés et vous en utilisez exactement un. L’œil permet de regarder une carte. Prenez-le.
lesson-dice-wrong = Ce serait permis. Mais regardons d’abord une carte : prenez le dé avec l’œil.
lesson-peek = Vous pouvez regarder n’importe quelle carte. Où est le 3 rouge ? Regardez le 3 de votre main.
lesson-peek-wrong = Toute carte peut être regardée, mais ici il nous faut le 3 de votre main.
lesson-on = Le 3 rouge est dans votre main ! Retenez-le : bientôt vous n’en verrez plus que le dos. Vos trois rouges ne sont pas encore rassemblés, terminez donc votre tour.
lesson-on-wrong = Deux de vos rouges sont chez Noisette et un est chez vous. Arrêter maintenant serait une erreur qui donnerait un point à Noisette. Terminez votre tour.
lesson-number = Noisette a échangé votre 1 contre le 1 de la ligne A, comme le montrent les pointillés. Un nombre échange deux cartes de cette valeur, où qu’elles soient. Prenez le 3.
lesson-number-wrong = La face vierge ne fait rien, et la flèche relance les dés. C’est le 3 qu’il vous faut.
lesson-swap = Échangez les deux 3 : le rouge de votre main et le vert de Noisette.
lesson-swap-wrong = Cet échange ne rassemblerait pas vos rouges. Choisissez le 3 de votre main et le 3 de Noisette.
lesson-stop = Les trois rouges sont rassemblés. Peu importe que ce soit chez Noisette ! À la fin de votre tour, vous pouvez arrêter la manche : faites-le.
lesson-stop-wrong = Vous le savez : vos trois Champi sont rassemblés. Arrêtez la manche avant qu’on ne les sépare !
lesson-scored = Juste : 2 points ! Mais le jaune était interdit, et vous teniez un 2 jaune : cela coûte 1 point. Si vous aviez eu tort, Noisette aurait gagné 1 point et vous rien.
lesson-sets = Quelques manches plus tard, le score est de 3 à 2 et votre famille est bleue. Les petits chapeaux montrent ce que vous avez vu : tous les bleus sont dans la ligne A, et vous tenez un rouge interdit. Prenez les deux flèches !
lesson-sets-wrong = Il y a mieux : les deux flèches échangent toutes vos cartes d’un coup.
lesson-row = Échangez vos trois cartes contre la ligne A. Vous vous débarrassez ainsi de la rouge.
lesson-row-wrong = Vos Champi bleus sont dans la ligne A : échangez vos cartes contre cette ligne.
lesson-last = Vos bleus sont rassemblés et vous ne tenez rien d’interdit. Arrêtez la manche !
lesson-over = 5 points, vous gagnez ! La partie s’arrête dès que quelqu’un a 4 points ou plus après une manche. À égalité, la personne qui a arrêté cette manche gagne.
