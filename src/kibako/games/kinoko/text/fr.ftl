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
    [sets] échange de trios
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
ask-sets = Choisissez le trio contre lequel échanger le vôtre.
ask-end = Terminez votre tour ou arrêtez la manche : vos trois Champi sont-ils rassemblés ?
ask-deal = Distribuez la manche suivante.
ask-over = La partie est terminée.

do-take = { $face ->
    [blank] Prendre la face vierge : ne rien faire
    [peek] Prendre le regard : regarder une carte
    [reroll] Prendre la relance : relancer tous les dés
    [sets] Prendre l’échange de trios : échanger vos trois cartes contre trois autres
   *[other] Prendre le { $face } : échanger deux cartes de valeur { $face }
}
do-swap = Échanger le { $value } { $place } et le { $value } { $other }
do-peek = Regarder le { $value } { $place }
do-sets = Échanger vos trois cartes contre { $place }
do-on = Terminer votre tour
do-stop = Arrêter la manche : j’affirme que mes trois Champi sont rassemblés
do-deal = Distribuer la manche suivante

not-die = choisissez d’abord un des dés lancés
not-swap = le dé choisi doit être joué : échangez deux cartes de valeur { $value }
not-peek = le dé choisi doit être joué : choisissez une carte à regarder
not-sets = le dé choisi doit être joué : choisissez le trio contre lequel échanger le vôtre
not-end = vous avez joué votre dé : terminez votre tour ou arrêtez la manche
not-deal = la manche est finie : distribuez la suivante
not-yet-stop = on arrête la manche à la fin de son tour : jouez d’abord un des dés
not-rolled = { $face ->
    [blank] aucun dé ne montre la face vierge
    [peek] aucun dé ne montre le regard
    [reroll] aucun dé ne montre la relance
    [sets] aucun dé ne montre l’échange de trios
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
    .heading = Manche { $round } · interdit { $forbidden }
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
    [sets] Tout le trio
   *[other] Échange { $face }
}
die-name = Dé { $name } : { $face ->
    [blank] face vierge, ne rien faire
    [peek] regard, regarder une carte
    [reroll] relance, relancer tous les dés
    [sets] échange de trios, échanger vos trois cartes contre trois autres
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
round-goal = but : 4 points
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
outline-goal = Manche { $round } ; la partie s’arrête à 4 points.
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
lesson-other = Sylvain
chapter-hands = Mains et dés
chapter-stop = Nombres et fin de manche
chapter-memory = De mémoire
lesson-goal = Bienvenue dans la forêt ! Cette carte est votre famille secrète : les sportifs rouges. Réunissez leurs trois Champi, un 1, un 2 et un 3, au même endroit.
lesson-hands = Voici vos trois cartes. Vous les tenez dos vers vous : vous voyez leurs nombres, et seule Noisette voit leurs couleurs.
lesson-others = Mais vous voyez les cartes de Noisette. Les deux lignes de la souche sont cachées à tous. Lesquels de vos Champi rouges voyez-vous déjà ? Cliquez dessus.
lesson-others-right = Le 1 rouge et le 2 rouge. Le 3 rouge est donc dans votre main ou dans une ligne.
lesson-others-wrong = Ce n’est pas un Champi rouge visible pour vous.
lesson-dice = À votre tour, trois dés sont lancés et vous en utilisez un seul : l’œil regarde une carte, un nombre échange deux cartes de ce nombre, la face vide ne fait rien. Il vous manque le 3 rouge. Quel dé ?
lesson-dice-right = L’œil. Choisissez maintenant une carte.
lesson-dice-number = Il faudrait échanger deux 1, et votre 1 rouge pourrait quitter la main de Noisette. Trouvez d’abord le 3 rouge : prenez l’œil.
lesson-dice-blank = Il ne se passe rien. Sans risque, mais vous n’apprenez rien : prenez l’œil.
lesson-peek = On peut regarder n’importe quelle carte. Où le 3 rouge peut-il être ? Choisissez un des 3.
lesson-peek-right = Le voilà, dans votre propre main ! Retenez-le : bientôt, vous n’en verrez plus que le dos.
lesson-peek-hazel = Vous voyez déjà cette carte. Regardez un 3 que vous ne voyez pas.
lesson-peek-three = Un 3, mais pas le rouge. Une cachette de moins ; essayez le 3 de votre main.
lesson-peek-wrong = Vous savez où sont vos 1 et 2 rouges. C’est un 3 qu’il faut regarder.
lesson-on = À la fin de votre tour, vous pouvez arrêter la manche en affirmant que vos trois Champi sont réunis. Ou bien continuer. Que faites-vous ?
lesson-on-right = Deux sont chez Noisette et un chez vous : pas encore réunis. Noisette joue : elle prend un 3 et échange ; suivez les pointillés.
lesson-on-stop = Faux : deux rouges sont chez Noisette, un chez vous. Vous ne gagnez rien et Noisette gagne 1 point. Continuez.
lesson-where = Noisette a échangé le 3 de votre main avec celui d’une ligne. Les cartes bougent à la vue de tous, on peut donc les suivre. Où est votre 3 rouge ? Cliquez dessus.
lesson-where-right = Oui : dans la ligne du haut. Personne n’y voit sa couleur, mais vous la connaissez.
lesson-where-wrong = Pas là. Les pointillés relient les deux cartes échangées.
lesson-reroll = Vos dés : un 1, une flèche et une face vide. Vous voulez échanger des 3. La flèche relance les trois dés, puis vous choisissez de nouveau. Quel dé ?
lesson-reroll-right = Un 3 est sorti. La chance est avec vous.
lesson-reroll-number = Un 1 échange deux 1 et n’aide guère : votre 1 rouge est bien où il est. Essayez la flèche.
lesson-reroll-blank = Rien ne se passe, et le tour est fini. La flèche pourrait donner un 3.
lesson-number = Un 1 rouge et un 2 rouge chez Noisette, le 3 rouge dans la ligne du haut, et vous avez un 3. Prenez-le.
lesson-number-wrong = La face vide ne fait rien, et un 1 déplacerait les mauvaises cartes. Il vous faut le 3.
lesson-swap = Échangez deux 3, où qu’ils soient. Comment réunir vos trois rouges ? Cliquez sur les deux cartes.
lesson-swap-right = Le 3 rouge est maintenant chez Noisette, avec les deux autres. Peu importe que ce soit sa main !
lesson-swap-own = Le 3 rouge est de nouveau chez vous, mais les deux autres rouges sont chez Noisette. Amenez-le chez elle.
lesson-swap-wrong = Le 3 rouge n’est pas encore avec les autres. Échangez le 3 de la ligne du haut avec celui de Noisette.
lesson-stop = Les trois rouges sont au même endroit, et vous le savez. Arrêter, ou continuer ?
lesson-stop-right = Juste ! Toutes les cartes sont retournées.
lesson-stop-on = Trop tard : Noisette a pris un 1 et envoyé votre 1 rouge dans une ligne. Qui est sûr doit arrêter.
lesson-scored = Arrêt juste : 2 points. Mais tous ceux dont les trois sont réunis gagnent aussi 2 : la famille de Noisette est verte, et tous les verts sont dans la ligne du haut. 2 aussi pour elle !
lesson-forbidden = Et à chaque manche une couleur est interdite : le panneau montre les artisans jaunes. Qui en tient une après un arrêt juste perd 1 point. Cliquez sur la carte qui vous coûte un point.
lesson-forbidden-right = Le 2 jaune. Vous finissez donc à 1 point, Noisette à 2. La prochaine fois, débarrassez-vous-en d’abord !
lesson-forbidden-wrong = Celle-là ne vous coûte rien : elle n’est pas jaune, ou pas dans votre main.
lesson-guess = Une autre partie, à trois. Vous voyez deux de vos rouges chez Noisette ; le 3 peut être dans votre main ou dans une ligne. Fin du tour. Osez-vous arrêter ?
lesson-guess-on = Sage : le 3 de Noisette est jaune, vous le voyez ; vos rouges ne peuvent donc pas être réunis. Arrêter à tort ne vous aurait rien donné, et 1 point chacun à Noisette et à Sylvain : plus on est de joueurs, plus l’erreur coûte.
lesson-guess-stop = Faux : le 3 de Noisette est jaune, le rouge était dans une ligne. Vous ne gagnez rien, Noisette et Sylvain gagnent 1 chacun. Avant d’arrêter, regardez ce que vous voyez.
lesson-remember = De retour avec Noisette : 3 à 2 pour vous, manche 4. Votre famille est bleue. Plus tôt, vous avez regardé ces deux cartes, et toutes deux étaient bleues. Rien ne le montre plus : à vous de le retenir.
lesson-look = Le troisième bleu y est-il aussi ? Choisissez un dé.
lesson-look-right = L’œil, pour en avoir le cœur net.
lesson-look-blank = Rien ne se passe. Vous ignorez toujours la troisième carte de la ligne : prenez l’œil.
lesson-third = Quelle carte vous apprend ce qu’il vous faut savoir ?
lesson-third-right = Bleu ! Les trois sont dans la ligne du haut. Vous pourriez arrêter, mais Noisette a souri en regardant votre main : continuons un tour.
lesson-third-known = Bleu, vous le saviez. C’est le 3 d’à côté que vous n’aviez pas vu.
lesson-third-wrong = Cela n’aide pas : c’est le 3 de la ligne du haut qu’il faut connaître.
lesson-sets = Noisette n’a eu que des faces vides. Vos bleus sont en haut, mais le rouge est interdit et Noisette, qui voit votre main, sourit toujours. Les deux flèches échangent vos trois cartes contre trois autres. Quel dé ?
lesson-sets-right = Les deux flèches : toute votre main change de place.
lesson-sets-number = Un 2 pourrait vous ôter une carte, mais laquelle ? Les deux flèches changent les trois d’un coup.
lesson-sets-blank = Rien ne se passe, et vous pourriez arrêter. Mais si vous tenez une carte rouge, cela coûte un point.
lesson-row = Échangez votre main contre quelles cartes ? Rappelez-vous où sont les bleus.
lesson-row-right = Vous tenez maintenant les trois bleus, et la carte interdite est dans la ligne, où elle ne coûte rien à personne.
lesson-row-b = La ligne du bas cachait deux rouges : vous les tenez maintenant. Les bleus sont en haut.
lesson-row-hazel = Pas de rouge chez Noisette, bien vu. Mais la ligne du haut en débarrasse aussi, et ce sont vos bleus. Prenez-la.
lesson-last = Vous tenez les trois bleus, même si vous n’en voyez que le dos. Arrêter, ou continuer ?
lesson-last-right = Juste, de mémoire ! 2 points, et rien d’interdit dans votre main.
lesson-last-on = Noisette vous a pris le 1. Un trio réuni le reste rarement : arrêtez tant que vous le pouvez.
lesson-over = 5 points, vous gagnez ! La partie finit quand quelqu’un a 4 points ou plus après une manche. En cas d’égalité, celui qui a arrêté cette manche gagne.
coach-together = Vous avez vu vos trois Champi, et ils sont au même endroit. Vous pouvez arrêter la manche.
coach-apart = Vous avez vu vos trois Champi, et ils ne sont pas encore réunis. Arrêter maintenant serait une erreur.
coach-two = Vous avez vu deux de vos trois : arrêter serait un pari.
coach-none = Vous en savez trop peu sur vos trois pour arrêter. Continuez, et regardez des cartes.
coach-peek = L’œil vous apprend une carte de plus. Regardez où vos Champi manquants pourraient être : dans votre main ou une ligne.
coach-forbidden = Vous savez que vous tenez une carte interdite. Après un arrêt juste, elle coûte 1 point : échangez-la si possible.
coach-number = Vous devez échanger deux cartes de ce nombre. Si aucune ne vous aide, échangez-en deux dont vous n’avez pas besoin.
because-scores = cela marque des points
because-gathers = cela réunit vos Champi
because-learns = vous apprenez une carte
because-rids = cela vous débarrasse d’une carte interdite
because-looks = vous pouvez regarder une carte
because-keeps = rien n’est perdu

# La boîte.
box-mushrooms = Cartes Champignon
    .about = Trois de chaque famille, de valeurs 1, 2 et 3. Le dos d’une carte montre sa valeur, jamais sa couleur (K1).
box-mushroom = { colour }, { $value }
box-families = Cartes Famille
    .about = Une par couleur : elle dit quels trois Champi il faut réunir (K1, K4).
box-dice = Dés
    .about = Trois dés différents. Les nombres et la face vide sont publiés ; quel symbole spécial est sur quel dé est notre choix (K2).
box-die = Dé { $name }

# Les fiches des joueurs à côté du plateau.
thing-family-secret = { $who-you ->
    [yes] Votre famille
   *[no] La famille de { $who } : un secret
}
