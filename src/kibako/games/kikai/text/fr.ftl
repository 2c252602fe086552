# KIKAI en français. Les mots du jeu sont ceux de la règle imprimée.

colour = { $colour ->
    [red] rouge
    [blue] bleu
   *[green] vert
}
element = { $type ->
    [feet] { $colour ->
        [red] Pieds rouges
        [blue] Pieds bleus
       *[green] Pieds verts
    }
    [body] { $colour ->
        [red] Corps rouge
        [blue] Corps bleu
       *[green] Corps vert
    }
   *[head] { $colour ->
        [red] Tête rouge
        [blue] Tête bleue
       *[green] Tête verte
    }
}{ $start ->
    [yes] { " " }de départ
   *[no] { "" }
}
the-element = { $type ->
    [feet] { $colour ->
        [red] les Pieds rouges
        [blue] les Pieds bleus
       *[green] les Pieds verts
    }
    [body] { $colour ->
        [red] le Corps rouge
        [blue] le Corps bleu
       *[green] le Corps vert
    }
   *[head] { $colour ->
        [red] la Tête rouge
        [blue] la Tête bleue
       *[green] la Tête verte
    }
}{ $start ->
    [yes] { " " }de départ
   *[no] { "" }
}
some-fans = { $count ->
    [one] { $count } Fan { $colour ->
        [red] rouge
        [blue] bleu
       *[green] vert
    }
   *[other] { $count } Fans { $colour ->
        [red] rouges
        [blue] bleus
       *[green] verts
    }
}
at = { $district ->
    [Diner] au Diner
    [Parking] au Parking
    [Cinema] au Cinema
    [Casino] au Casino
   *[other] à { $district }
}
from = { $district ->
    [Diner] du Diner
    [Parking] du Parking
    [Cinema] du Cinema
    [Casino] du Casino
   *[other] de { $district }
}
street = { $one }–{ $other }
list = { $first }, { $rest }
nothing = rien
amount = { $what }
some-energy = { $count ->
    [one] { $count } Énergie
   *[other] { $count } Énergies
}
some-megaphones = { $count ->
    [one] { $count } Mégaphone
   *[other] { $count } Mégaphones
}
some-ladders = { $count ->
    [one] { $count } Échelle
   *[other] { $count } Échelles
}
some-points = { $count } PV
some-discard = { $count } Distributeurs de Flyers défaussés de la Piste d’Énergie
brief-energy = { $count }E
brief-megaphones = { $count ->
    [one] M
   *[other] { $count }M
}
brief-ladders = { $count ->
    [one] Éch
   *[other] { $count }Éch
}
brief-points = { $count }PV
brief-discard = défausse { $count }
tile = { $tile ->
    [distributors] { $points } PV par Distributeur de Flyers à vous dans les rues
    [taller] { $points } PV par quartier où votre KIKAI est plus haut
    [billboards] { $points } PV par Panneau Publicitaire à vous en ville
    [heads] { $points } PV par quartier où vous avez une Tête
    [feet] { $points } PV par quartier où vous avez des Pieds
   *[influence] { $points } PV par point de votre plus haute Influence
}
power = { $power ->
    [remove-fan] retirer 1 Fan de n’importe quel Square
    [cheap-flyers] les Distributeurs de Flyers coûtent 1 Énergie
    [ladders-as-megaphones] les Échelles valent aussi des Mégaphones
    [free-toll] le premier péage de chaque action Attirer est offert
    [gift] 1 Échelle et 5 Énergies
   *[pair-draws] jouer une paire fait piocher une carte
}

ask-found = Choisissez les Pieds de départ à construire, et leur quartier.
ask-exit = Posez votre premier Distributeur dans une rue à un seul emplacement qui part de { $place }.
ask-card = Jouez une carte pour agir dans son quartier ; deux cartes identiques : où vous voulez.
ask-action = { $place } : choisissez l’action à effectuer.
ask-build = { $place } : choisissez l’élément à construire.
ask-street = Choisissez la rue où distribuer vos Flyers depuis { $place }.
ask-attract = { $some ->
    [yes] { $place } : attirez un autre Fan, ou arrêtez.
   *[no] { $place } : attirez un Fan.
}
ask-billboard = Vous avez vidé le Square { $place } : choisissez le Panneau Publicitaire à y poser.
ask-choice = Votre Piste d’Énergie vous donne l’un des deux : un Mégaphone (pour une seconde action) ou une Échelle (pour l’Influence).
ask-exhibit = { $place } : récupérez vos Fans. Contre des Mégaphones, vous pouvez d’abord ajouter d’autres quartiers.
ask-pay = Choisissez comment payer.
ask-remove = Choisissez le Fan qui quitte le jeu.
ask-take = Prenez une carte. Avant cela, vous pouvez poser des Échelles.
ask-end = Dépensez une Échelle pour piocher une carte, ou terminez votre tour.
ask-fill = Première partie, plus douce : à la fin d’une manche, piochez si vous voulez jusqu’à quatre cartes en main.
ask-over = La partie est terminée.

do-found = Construire { $element } { at }
do-play = Jouer { $district }
do-pair = Jouer deux { $card } pour agir { at }
do-build = Construire un élément
do-distribute = Distribuer des Flyers
do-attract = Attirer des Fans
do-exhibit = Faire une Exposition
do-element = Construire { $element } pour { $cost ->
    [one] { $cost } Énergie
   *[other] { $cost } Énergies
} ; Effet d’un Fan : { $effect }
do-street = Se déployer dans la rue { $street } pour { $cost ->
    [one] { $cost } Énergie
   *[other] { $cost } Énergies
}{ $gains ->
    [yes] { "," } en gagnant { $effect }
   *[no] { "" }
}
do-fan = Attirer un Fan { $colour } de { $square } vers { $type ->
    [feet] vos Pieds
    [body] votre Corps
   *[head] votre Tête
}{ $toll ->
    [0] { "" }
    [one] { "," } péage { $toll } Énergie
   *[other] { "," } péage { $toll } Énergies
}
do-stop = Ne plus attirer de Fans
do-billboard = Poser le Panneau Publicitaire { $number } : { $effect }, et { $points } PV pour le Square
do-choose = { $what ->
    [megaphone] Prendre un Mégaphone
   *[ladder] Prendre une Échelle
}
do-fetch = Faire venir aussi vos Fans { from }, pour { $cost ->
    [one] { $cost } Mégaphone
   *[other] { $cost } Mégaphones
}
do-open = Ouvrir l’Exposition
do-pay = Payer { $megaphones ->
    [one] { $megaphones } Mégaphone
   *[other] { $megaphones } Mégaphones
} et { $ladders ->
    [one] { $ladders } Échelle
   *[other] { $ladders } Échelles
}
do-again = Défausser un Mégaphone pour jouer une autre carte
do-take = Prendre { $district }
do-take-pile = Prendre la première carte de la pioche
do-take-nothing = Ne rien prendre : il ne reste aucune carte
do-draw = { $paid ->
    [yes] Défausser une Échelle pour piocher une carte
   *[no] Piocher une carte
}
do-end = Terminer le tour
do-enough = Ne plus piocher
do-ladder = Poser { $ladders ->
    [one] une Échelle
   *[other] { $ladders } Échelles
} { $type ->
    [body] au Corps
   *[head] à la Tête
} de votre KIKAI, { $district } : { $influence } points d’Influence { $colour ->
    [red] rouge
    [blue] bleue
   *[green] verte
} en plus
do-remove = Retirer un Fan { $colour } du Square { $square }

not-found = placez d’abord vos Pieds de départ
not-exit = choisissez d’abord la rue de votre Distributeur
not-card = jouez d’abord une carte
not-action = choisissez d’abord l’action de la carte jouée
not-build = choisissez d’abord l’élément à construire
not-street = choisissez d’abord la rue de vos Distributeurs
not-attract = vous attirez des Fans : choisissez-en un, ou arrêtez
not-billboard = choisissez d’abord le Panneau Publicitaire du Square vidé
not-choice = choisissez d’abord un Mégaphone ou une Échelle
not-exhibit = choisissez les quartiers d’où faire venir vos Fans, ou ouvrez l’Exposition
not-pay = choisissez d’abord comment payer
not-remove = choisissez d’abord le Fan qui quitte le jeu
not-take = prenez d’abord une carte
not-end = votre tour s’achève : piochez contre des Échelles, ou terminez-le
not-fill = la manche est finie : piochez, ou dites que cela suffit
no-card = vous n’avez pas de carte { $district }
no-pair = vous n’avez pas deux cartes { $district }
again-once = une seule action supplémentaire par tour
again-no-card = une action supplémentaire ne vient qu’après une première et demande une carte
again-no-megaphone = vous n’avez pas de Mégaphone pour une action supplémentaire
not-offered = { $district } n’est pas dans l’offre
pile-empty = la pioche est vide
must-take = il reste une carte à prendre
no-ladder = vous n’avez pas d’Échelle à défausser
none-shown = il ne reste plus de { $type ->
    [feet] Pieds
    [body] Corps
   *[head] Tête
} à construire
build-dear = { $type ->
    [feet] les Pieds les moins chers coûtent
    [body] le Corps le moins cher coûte
   *[head] la Tête la moins chère coûte
} { $cost ->
    [one] { $cost } Énergie
   *[other] { $cost } Énergies
}, et vous en avez { $energy }
kikai-whole = votre KIKAI est complet ici
flyers-dear = un Distributeur coûte { $cost ->
    [one] { $cost } Énergie
   *[other] { $cost } Énergies
}, et vous en avez { $energy }
no-distributor = il ne vous reste aucun Distributeur de Flyers
no-free-street = aucune rue libre que vous puissiez payer ne part de { $district } ni ne prolonge votre réseau depuis ce quartier
no-feet = vous n’avez pas de KIKAI ici
places-full = chaque élément de votre KIKAI a déjà un Fan ici
cannot-attract = aucun Fan de la bonne couleur ne peut venir ici par des rues avec des Distributeurs à un péage que vous puissiez payer
not-shown = cet élément n’est pas visible dans l’offre
next-is = { $type ->
    [feet] ses Pieds viennent d’abord
    [body] son Corps vient ensuite
   *[head] sa Tête vient ensuite
}
too-dear = il coûte { $cost ->
    [one] { $cost } Énergie
   *[other] { $cost } Énergies
}, et vous en avez { $energy }
not-single-exit = choisissez une rue libre à un seul emplacement { at }
street-taken = cette rue est prise
street-dear = cette rue coûte { $cost ->
    [one] { $cost } Énergie
   *[other] { $cost } Énergies
}, et vous en avez { $energy }
no-distributors = il ne vous reste pas { $count ->
    [one] { $count } Distributeur
   *[other] { $count } Distributeurs
}
not-connected = cette rue ne prolonge pas votre réseau depuis { $district }
no-element = aucun élément ici ne peut attirer ce Fan : votre KIKAI n’a pas encore de { $type ->
    [feet] Pieds
    [body] Corps
   *[head] Tête
}
no-element-draws = aucun Élément de ce KIKAI n’attire de Fans { $colour }s
place-full = il y a déjà un Fan devant { $type ->
    [feet] les Pieds
    [body] le Corps
   *[head] la Tête
}
no-such-fan = il n’y a pas de Fan { $colour } sur le Square { $square }
no-way = aucune rue avec des Distributeurs ne relie le Square { $square } à ce quartier
toll-dear = le péage est de { $toll ->
    [one] { $toll } Énergie
   *[other] { $toll } Énergies
}, et vous en avez { $energy }
at-least-one = attirez au moins un Fan
already-chosen = les Fans { from } viennent déjà
no-fans-there = vous n’avez pas de Fans { at }
no-megaphones = cela demande { $count ->
    [one] { $count } Mégaphone
   *[other] { $count } Mégaphones
}
billboard-used = le Panneau Publicitaire { $number } est déjà posé
cannot-pay = vous ne pouvez pas payer ainsi
nothing-there = vous n’avez pas de { $type ->
    [body] Corps
   *[head] Tête
} { at }
ladders-once = ses Échelles y sont déjà
body-first = le Corps de ce KIKAI reçoit d’abord son Échelle
too-few-ladders = cela demande { $count ->
    [one] { $count } Échelle disponible
   *[other] { $count } Échelles disponibles
}
no-such-feet = vous n’avez pas de { $element } à construire
other-district = vos deux Pieds de départ vont dans des quartiers différents
no-single-exit = { $district } n’a plus de rue libre à un seul emplacement

was-turn = { $who-you ->
    [yes] Manche { $round }, tour { $turn } : à vous de jouer.
   *[no] Manche { $round }, tour { $turn } : à { $who } de jouer.
}
    .heading = Manche { $round } · tour { $turn }
was-founded = { $who-you ->
    [yes] Vous construisez { $element } { at }.
   *[no] { $who } construit { $element } { at }.
}
was-deployed = { $who-you ->
    [yes] Vous déployez { $count ->
        [one] un Distributeur
       *[other] { $count } Distributeurs
    } dans la rue { $street }.
   *[no] { $who } déploie { $count ->
        [one] un Distributeur
       *[other] { $count } Distributeurs
    } dans la rue { $street }.
}
was-played = { $who-you ->
    [yes] Vous jouez { $district }.
   *[no] { $who } joue { $district }.
}
was-played-pair = { $who-you ->
    [yes] Vous jouez deux { $card } pour agir { at }.
   *[no] { $who } joue deux { $card } pour agir { at }.
}
was-built = { $who-you ->
    [yes] Vous construisez { $element } { at } pour { $cost ->
        [one] { $cost } Énergie
       *[other] { $cost } Énergies
    }.
   *[no] { $who } construit { $element } { at } pour { $cost ->
        [one] { $cost } Énergie
       *[other] { $cost } Énergies
    }.
}
was-gained = { $who-you ->
    [yes] Vous gagnez { $effect }.
   *[no] { $who } gagne { $effect }.
}
was-discarded = { $who-you ->
    [yes] { $count ->
        [one] Un de vos Distributeurs quitte
       *[other] { $count } de vos Distributeurs quittent
    } la Piste d’Énergie pour de bon.
   *[no] { $who } retire { $count ->
        [one] un Distributeur
       *[other] { $count } Distributeurs
    } de sa Piste d’Énergie pour de bon.
}
was-attracted = { $who-you ->
    [yes] Vous attirez un Fan { $colour } de { $square } vers { $type ->
        [feet] vos Pieds
        [body] votre Corps
       *[head] votre Tête
    }{ $toll ->
        [0] .
        [one] { " " }pour un péage de { $toll } Énergie.
       *[other] { " " }pour un péage de { $toll } Énergies.
    }
   *[no] { $who } attire un Fan { $colour } de { $square } vers { $type ->
        [feet] ses Pieds
        [body] son Corps
       *[head] sa Tête
    }{ $toll ->
        [0] .
        [one] { " " }pour un péage de { $toll } Énergie.
       *[other] { " " }pour un péage de { $toll } Énergies.
    }
}
was-billboard = { $who-you ->
    [yes] Vous posez le Panneau Publicitaire { $number } sur le Square { $square }.
   *[no] { $who } pose le Panneau Publicitaire { $number } sur le Square { $square }.
}
was-fetched = { $who-you ->
    [yes] Vous faites venir aussi vos Fans { from }.
   *[no] { $who } fait venir aussi ses Fans { from }.
}
was-exhibited = { $who-you ->
    [yes] Vous faites une Exposition { at } avec { $fans ->
        [one] { $fans } Fan
       *[other] { $fans } Fans
    } et gagnez { $energy ->
        [one] { $energy } Énergie
       *[other] { $energy } Énergies
    }.
   *[no] { $who } fait une Exposition { at } avec { $fans ->
        [one] { $fans } Fan
       *[other] { $fans } Fans
    } et gagne { $energy ->
        [one] { $energy } Énergie
       *[other] { $energy } Énergies
    }.
}
was-renown = { $who-you ->
    [yes] Votre Renommée avance de { $steps }, jusqu’à { $space }.
   *[no] { $who } avance de { $steps } en Renommée, jusqu’à { $space }.
}
was-ladder = { $who-you ->
    [yes] Vous posez { $ladders ->
        [one] une Échelle
       *[other] { $ladders } Échelles
    } { $type ->
        [body] au Corps
       *[head] à la Tête
    } de votre KIKAI, { $district } : { $influence } points d’Influence { $colour ->
        [red] rouge
        [blue] bleue
       *[green] verte
    } en plus.
   *[no] { $who } pose { $ladders ->
        [one] une Échelle
       *[other] { $ladders } Échelles
    } { $type ->
        [body] au Corps
       *[head] à la Tête
    } de son KIKAI, { $district } : { $influence } points d’Influence { $colour ->
        [red] rouge
        [blue] bleue
       *[green] verte
    } en plus.
}
was-took = { $who-you ->
    [yes] Vous prenez { $district }.
   *[no] { $who } prend { $district }.
}
was-drew = { $who-you ->
    [yes] Vous piochez { $district }.
   *[no] { $who } pioche { $district }.
}
was-offered = Carte révélée : { $district }.
was-shown = Élément révélé : { $element }, { $cost ->
    [one] { $cost } Énergie
   *[other] { $cost } Énergies
}.
was-removed = { $who-you ->
    [yes] Vous retirez un Fan { $colour } du Square { $square }.
   *[no] { $who } retire un Fan { $colour } du Square { $square }.
}
was-tile = { $who-you ->
    [yes] Vous prenez la tuile Bonus de Construction : { $tile }{ $mode ->
        [normal] { " :" } { $points }.
       *[advanced] .
    }
   *[no] { $who } prend la tuile Bonus de Construction : { $tile }{ $mode ->
        [normal] { " :" } { $points }.
       *[advanced] .
    }
}
was-round = La manche { $round } est terminée.
was-master = { $mode ->
    [normal] { $who-you ->
        [yes] Le Maître vous donne { $amount } PV pour la colonne { $line }.
       *[no] Le Maître donne { $amount } PV à { $who } pour la colonne { $line }.
    }
   *[advanced] { $who-you ->
        [yes] Pour la colonne { $line }, le Maître vous prend { $amount ->
            [one] { $amount } Énergie
           *[other] { $amount } Énergies
        }.
       *[no] Pour la colonne { $line }, le Maître prend { $amount ->
            [one] { $amount } Énergie
           *[other] { $amount } Énergies
        } à { $who }.
    }
}
was-again = { $who-you ->
    [yes] Vous défaussez un Mégaphone pour une action supplémentaire.
   *[no] { $who } défausse un Mégaphone pour une action supplémentaire.
}
was-media = { $who-you ->
    [yes] Tous vos Panneaux Publicitaires sont posés : Victoire Médiatique !
   *[no] { $who } a posé tous ses Panneaux Publicitaires : Victoire Médiatique !
}

progress = Manche { $round } sur { $rounds }
status = { $score } PV, { $energy ->
    [one] { $energy } Énergie
   *[other] { $energy } Énergies
}

board-head = { $mode ->
    [normal] Mode Normal
   *[advanced] Mode Avancé
}, { $over ->
    [yes] la partie est terminée
   *[no] manche { $round } sur { $rounds }, tour { $turn } sur { $turns }{ $factor ->
        [0] { "" }
       *[other] { "," } les colonnes de Renommée comptent ×{ $factor }
    }
}
board-legend = ● rouge, ▲ bleu, ■ vert ; E Énergie, M Mégaphone, Éch Échelle, PV points de victoire. Rues : – un emplacement, = deux ; j (jaune) ou v (violet) : qui les occupe.
board-districts = Quartiers
board-squares = Squares
board-shown = Éléments à construire : nom, coût : Effet d’un Fan
board-box = Dans la boîte : { $feet } Pieds, { $bodies } Corps et { $heads } Têtes.
board-cards = Cartes à prendre : { $offer } ; { $pile } dans la pioche
board-name = { $who-you ->
    [yes] { $who } (vous)
   *[no] { $who }
}
board-colour = { $colour ->
    [yellow] jaune
   *[purple] violet
}
board-mark = { $colour ->
    [yellow] j
   *[purple] v
}
board-ladders = Échelle
board-toll = péage { $toll }
board-energy = Énergie
board-tokens = Mégaphones, Échelles
board-track = Distributeurs restants, revenu
board-influence = Influence
board-renown = Renommée
board-fans = Fans récupérés
board-billboards = Panneaux restants
board-tiles = tuiles Bonus
board-hand = main
board-points = PV pour l’instant
board-tile = tuile Bonus : { $tile }
board-foundation = Fondation { $what }
board-none = —

picture-element = { $element }, coût { $cost } ; Effet d’un Fan : { $effect }
picture-start = { $element }, encore à construire par { $owner ->
    [yellow] Jaune
   *[purple] Violet
} ; Effet d’un Fan : { $effect }
picture-built = { $element } de { $owner ->
    [yellow] Jaune
   *[purple] Violet
} { at } ; Effet d’un Fan : { $effect }{ $fan ->
    [yes] { " ;" } un Fan y est
   *[no] { "" }
}{ $ladders ->
    [yes] { " ;" } avec Échelles
   *[no] { "" }
}
picture-district = Quartier { $district }
picture-square = Square { $square } : { $fans ->
    [one] { $fans } Fan
   *[other] { $fans } Fans
} sur { $most }
picture-square-owned = Square { $square }, avec un Panneau Publicitaire de { $owner ->
    [yellow] Jaune
   *[purple] Violet
}
picture-fan = Un Fan { $colour } sur { $square }
picture-fans = { $fans } sur { $square }
picture-seated = Un Fan { $colour } { at }, devant { $type ->
    [feet] les Pieds
    [body] le Corps
   *[head] la Tête
} de { $owner ->
    [yellow] Jaune
   *[purple] Violet
}
picture-street-free = Rue { $street }, libre, { $spaces ->
    [one] un emplacement
   *[other] { $spaces } emplacements
}
picture-street-owned = Rue { $street }, occupée par { $owner ->
    [yellow] Jaune
   *[purple] Violet
}
picture-bonus = Bonus de la première Tête : { $tile }
picture-foundation-points = { $points } PV à la fin si rien n’est construit ici
picture-foundation-bonus = qui construit des Pieds ici gagne { $effect }
picture-billboard = Panneau Publicitaire { $number } de { $owner ->
    [yellow] Jaune
   *[purple] Violet
} : { $effect }
picture-billboard-plain = Panneau Publicitaire { $number } de { $owner ->
    [yellow] Jaune
   *[purple] Violet
}
picture-card = Carte { $district }, { $where ->
    [offer] à prendre
    [yellow] dans la main de Jaune
   *[purple] dans la main de Violet
}
picture-pile = Pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
picture-ladders = Échelles de { $owner ->
    [yellow] Jaune
   *[purple] Violet
} : { $count }
picture-owned = { $what } ({ $owner ->
    [yellow] Jaune
   *[purple] Violet
})
picture-megaphones = Mégaphones : { $count }
picture-energy = Énergies : { $count }
picture-track = Piste d’Énergie : une Exposition rapporte { $income }, { $left ->
    [one] { $left } Distributeur restant
   *[other] { $left } Distributeurs restants
}
picture-influence = Influence : rouge { $red }, bleue { $blue }, verte { $green }
picture-kept = Fans récupérés : rouges { $red }, bleus { $blue }, verts { $green }
picture-renown = Renommée
picture-renown-now = Renommée de { $owner ->
    [yellow] Jaune
   *[purple] Violet
} : { $count }
picture-board = { $who-you ->
    [yes] Votre Plateau Personnel
   *[no] Plateau Personnel : { $who }
}, { $colour ->
    [yellow] jaune
   *[purple] violet
}
picture-stage = { $who-you ->
    [yes] votre KIKAI
   *[no] KIKAI : { $who }
}
picture-feet = { $who-you ->
    [yes] vos Pieds de départ
   *[no] Pieds de départ : { $who }
}
picture-type = { $type ->
    [feet] Pieds
    [body] Corps
   *[head] Tête
}
picture-round = Manche
picture-yard = Ferraille
picture-left = en boîte
picture-offer = Cartes à prendre
picture-played = Jouées cette manche
picture-free = gratuit
picture-turn = joue
picture-short-track = Piste d’Énergie
picture-short-influence = Influence
picture-short-billboards = Panneaux
picture-short-kept = Fans
picture-short-income = revenu

outline-now = Maintenant
outline-turn = { $who-you ->
    [yes] À vous de jouer.
   *[no] À { $who } de jouer.
}
outline-side = { $who-you ->
    [yes] Vous, { $colour ->
        [yellow] jaune
       *[purple] violet
    }
   *[no] { $who }, { $colour ->
        [yellow] jaune
       *[purple] violet
    }
}
outline-score = PV pour l’instant : { $score }
outline-tokens = Jetons : { $tokens }
outline-hand = Cartes en main : { $cards }
outline-feet = Pieds de départ encore à construire : { $elements }
outline-renown = Renommée : { $renown } sur { $last }, colonne { $line }
outline-next-renown = Prochain bonus à { $at } de Renommée : { $effect }
outline-last-renown = Il ne reste aucun bonus de Renommée
outline-track = Ensuite sur la Piste d’Énergie : { $spaces }
outline-income = revenu { $count }
outline-choice = un Mégaphone ou une Échelle
outline-billboards = Panneaux Publicitaires restants : { $billboards }
outline-number = Panneau { $number }
outline-numbered = Panneau { $number } : { $effect }
outline-tiles = Tuiles Bonus de Construction prises : { $tiles }
outline-town = Quartiers
outline-district = { $district } : bonus de la première Tête : { $tile }
outline-district-taken = { $district } : la tuile Bonus de Construction est prise
outline-kikai = { $district }, { $who-you ->
    [yes] vous
   *[no] { $who }
} : { $parts }
outline-part = { $element }, Effet d’un Fan : { $effect }{ $fan ->
    [yes] { "," } un Fan y est
   *[no] { "," } pas de Fan
}{ $ladders ->
    [yes] { "," } avec Échelles
   *[no] { "" }
}
outline-empty = rien de construit ; { $foundation }
outline-squares = Squares
outline-square = { $square } : { $fans } ; le vider rapporte { $effect }
outline-toll = { $square } : { $fans } ; le vider rapporte { $effect } ; { $toll ->
    [0] un Fan en vient gratuitement
    [one] le péage est de { $toll } Énergie
   *[other] le péage est de { $toll } Énergies
}
outline-billboard = { $who-you ->
    [yes] { $square } : votre Panneau Publicitaire { $number }
   *[no] { $square } : Panneau Publicitaire { $number }, à { $who }
}
outline-streets = Rues
outline-street-owned = { $who-you ->
    [yes] { $street } : vos Distributeurs, { $spaces }
   *[no] { $street } : Distributeurs à { $who }, { $spaces }
}
outline-street-free = { $street } : libre, { $spaces ->
    [one] un emplacement
   *[other] { $spaces } emplacements
}
outline-street-bonus = { $street } : libre, { $spaces ->
    [one] un emplacement
   *[other] { $spaces } emplacements
}, rapporte { $effect }
outline-yard = Éléments à construire
outline-box = Dans la boîte : { $feet } Pieds, { $bodies } Corps, { $heads } Têtes
outline-cards = Cartes
outline-offer = Visibles, à prendre : { $cards }
outline-pile = Dans la pioche : { $count }
outline-played = Jouées cette manche : { $cards }

# Le jeu avant de l’ouvrir.
about = Construisez des sculptures de récupération, distribuez vos flyers dans les rues et attirez les Fans de toute une ville à vos Expositions.
credits = Par les créateurs de KIKAI – Bricolage Heads. Adaptation non officielle de passionnés ; les éléments dont les images nous manquent sont de nous.
option-mode = Mode
    .normal = Normal
    .advanced = Avancé
    .about = Normal : les points viennent de nombreuses sources. Avancé : seuls les Fans et l’Influence comptent, et les tuiles donnent des pouvoirs durables.
option-first_game = Première partie
    .about = À la fin de chaque manche, chacun peut piocher jusqu’à avoir quatre cartes en main.

# Comment elle s’est terminée.
reason-four-rounds = Les quatre manches sont terminées
reason-media-victory = Victoire Médiatique : les six Panneaux Publicitaires sont posés
category-on-the-way = Gagnés en cours de partie
category-master = Récompenses du Maître
category-energy-track = Piste d’Énergie
category-most-fans = Le plus de Fans
category-foundations = Fondations restantes
category-leftovers = Énergies et jetons restants
category-fans = Fans
category-influence = Influence

# La leçon.
lesson-you = Vous
lesson-rival = Giza
chapter-board = La ville
chapter-round = Une première manche
chapter-more = Tours doubles et points
lesson-goal = Bienvenue à Yukon Street ! Vous construisez des KIKAI, des sculptures de récupération : Pieds, Corps, Tête. Voici vos premiers Pieds. Les KIKAI attirent des Fans, les Fans rapportent des PV, et après quatre manches celui qui a le plus de PV gagne ; ou aussitôt celui qui a posé ses six Panneaux.
lesson-districts = Voici les six quartiers. Dans chacun vous pouvez construire un KIKAI, et votre rivale Giza aussi.
lesson-squares = Entre les quartiers se trouvent les Squares, où attendent des Fans de trois couleurs : rouge, bleu et vert. L’étoile montre ce que vaut le Square pour qui en attire le dernier Fan.
lesson-street = Les Fans ne suivent que les rues où l’on distribue des Flyers. Cette rue est à vous : un de vos Distributeurs s’y trouve. Elle relie le Diner à un Square.
lesson-walk = À vous ! De quel Square des Fans peuvent-ils aller au Diner aujourd’hui ? Cliquez dessus.
lesson-walk-right = Exact : seulement le Square au bout de votre rue. Un réseau plus long touchera plus de Fans.
lesson-walk-wrong = Aucune de vos rues ne relie encore ce Square au Diner. Suivez le Distributeur jaune.
lesson-energy = Votre plateau, pièce par pièce. L’Énergie paie presque tout : les éléments, les Distributeurs, le passage par les rues de votre rivale.
lesson-megaphones = Un Mégaphone rassemble : il achète une seconde action dans votre tour, ou amène à une Exposition les Fans d’un quartier voisin.
lesson-ladders = Une Échelle se pose contre un Corps ou une Tête et augmente votre Influence dans sa couleur. Plus d’Influence, et chaque Fan de cette couleur vaut plus dans une Exposition.
lesson-track = Vos Distributeurs attendent sur cette piste avant d’aller dans une rue. Chacun qui part découvre une case. Le dernier nombre avec un éclair est votre revenu : l’Énergie que donne une Exposition.
lesson-renown = Sur la piste du Maître, ce pion compte votre Renommée, que rapportent les Expositions. À la fin de chaque manche, le Maître paie des PV selon la colonne atteinte, et le pion revient au départ.
lesson-score = Et voici votre score. Il commence sous zéro ; le dernier chapitre dit pourquoi.
lesson-cards = Et voici vos cartes. Chacune nomme un quartier : la jouer, c’est y agir.
lesson-found = La mise en place n’est pas finie : posez vos seconds Pieds, les rouges, où vous voulez. Cliquez sur les Pieds, puis sur un quartier. Où les mettriez-vous ?
lesson-found-parking = Bien : le Parking est voisin du Diner. Plus tard, une seule Exposition réunira les Fans des deux pour un seul Mégaphone.
lesson-found-station = Voisine du Diner aussi, et bien placée. Mais les Pieds de Giza sont à côté, à School, et des Fans rouges attendent près du Parking : mettez-les là cette fois.
lesson-found-far = C’est permis, mais loin du Diner : réunir les Fans des deux dans une Exposition coûterait deux ou trois Mégaphones. Essayez un voisin du Diner.
lesson-exit = Les premiers Pieds viennent avec un Distributeur. Dans quelle rue ? Regardez où attendent des Fans rouges : vos Pieds sont rouges.
lesson-exit-right = Le petit Square entre Parking et Diner : un Fan rouge, et deux Fans seulement, il sera vite vide.
lesson-exit-wrong = Un Fan rouge y attend aussi, mais parmi quatre : ce Square est plus dur à vider. Prenez le petit cette fois.
lesson-card = La première manche commence, et c’est à vous : 6 tours pour vous, 5 pour Giza. Un tour commence par une carte. Jouez Diner.
lesson-card-wrong = Nous voulons agir au Diner, où se trouvent vos Pieds bleus. Choisissez la carte Diner.
lesson-build = Au Diner, vous faites une chose parmi quatre : construire, distribuer des Flyers, attirer des Fans ou faire une Exposition. Vous avez 5 Énergies et un KIKAI qui n’a que des Pieds. Par quoi commencer ?
lesson-build-right = Bien : chaque élément de plus attire un Fan de plus.
lesson-build-distribute = Possible : vous choisiriez des rues, 2 Énergies par Distributeur. Mais un Fan a besoin d’un élément de sa couleur : construisez d’abord.
lesson-build-attract = Un Fan bleu pourrait déjà venir à vos Pieds. Avec un Corps, ce seront deux pour la même action : construisez d’abord.
lesson-build-exhibit = Vous avez gagné 3 Énergies, votre revenu, mais aucun Fan n’était là pour la Renommée. Utile quand on manque d’Énergie ; construisez plutôt.
lesson-element = Après les Pieds vient un Corps, puis une Tête. Le nombre est le prix, la couleur dit quels Fans il attire. Regardez le Square de votre rue : quel Corps convient ?
lesson-element-right = Oui : deux Fans verts y attendent, et il ne coûte que 3.
lesson-element-wrong = Il est construit, mais aucun Fan rouge ne peut encore venir au Diner. Des verts, si : reprenez et choisissez le Corps vert.
lesson-ladder = Votre Échelle peut se poser sur un Corps à tout moment de votre tour : 2 points d’Influence verte, et les Fans verts donneront plus de Renommée. Cliquez sur l’Échelle, puis sur le Corps au Diner.
lesson-ladder-wrong = Vous pourriez, mais posez d’abord l’Échelle : cliquez sur l’Échelle, puis sur le Corps au Diner.
lesson-take = Le tour finit en prenant une carte : une des deux visibles, ou la première de la pioche. Prenez Diner, pour pouvoir y revenir.
lesson-take-wrong = Possible, mais prenez la carte Diner visible : nous voulons y agir encore.
lesson-attract = Giza a distribué des Flyers dans une rue, et vous avez rejoué Diner. Deux de vos éléments attendent des Fans, et il vous reste 2 Énergies. Quelle action ?
lesson-attract-right = Oui : attirer ne coûte rien ici, et chaque Fan vous paie.
lesson-attract-distribute = Un Distributeur coûterait toutes vos Énergies. Les Fans qui peuvent déjà venir vous paieront : attirez-les d’abord.
lesson-attract-exhibit = Vous gagnez 3 Énergies, mais sans Fan auprès du KIKAI l’Exposition ne donne pas de Renommée. Remplissez-le d’abord.
lesson-which = Des Pieds bleus et un Corps vert : chacun attire un Fan de sa couleur par vos rues. Quels Fans peuvent venir au Diner ? Cliquez sur tous.
lesson-which-right = Exactement ceux-là : la bonne couleur, et reliés au Diner par votre rue.
lesson-which-wrong = Ce Fan ne peut pas venir : aucune de vos rues ne relie son Square au Diner, ou aucun élément n’a sa couleur.
lesson-blue = Attirez le Fan bleu vers vos Pieds : il donne ce qui est imprimé dessous, 2 Énergies et une Échelle.
lesson-blue-wrong = Il peut aussi venir en premier. Mais commençons par le bleu.
lesson-green = Une Fan-Zone est encore libre. Vous pouvez arrêter, ou attirer un autre Fan.
lesson-green-right = Le Fan vert vous donne 2 Énergies. Vous en avez maintenant 6, et un KIKAI plein.
lesson-green-stop = Vous avez arrêté, et renoncé à 2 Énergies et à un Fan : une Fan-Zone vide ne rapporte rien. Attirez aussi le Fan vert.
lesson-again-take = Prenez encore Diner.
lesson-end-turn = Vous avez une Échelle, donc on vous demande avant la fin du tour : la dépenser pour piocher une carte, ou la garder et finir le tour ?
lesson-end-turn-right = Gardée : deux Échelles donneront un jour 3 points d’Influence à une Tête.
lesson-end-turn-draw = Vous avez pioché une carte, et l’Échelle est partie. Vous avez assez de cartes ; sur une Tête, les Échelles valent 3 points d’Influence. Gardez-la.
lesson-flyers = Giza a fait une petite Exposition pour l’Énergie. Diner est rejoué. Vos Fan-Zones y sont pleines et vous avez 6 Énergies. Quelle action mène à de nouveaux Fans ?
lesson-flyers-right = Oui : les Flyers allongent votre réseau, et chaque Distributeur qui quitte votre piste découvre quelque chose.
lesson-flyers-exhibit = Une belle Exposition déjà : deux Fans récupérés, et de l’Énergie. Mais avec plus de Flyers elle rapportera plus. Distribuez d’abord.
lesson-flyers-build = Une Tête pour presque toutes vos Énergies : superbe, mais il en reste trop peu pour les rues. Distribuez d’abord.
lesson-double = Une rue doit partir du Diner ou prolonger votre réseau. Un Distributeur coûte 2 Énergies ; une rue double en prend deux d’un coup, et certaines donnent un bonus. Quelle rue ?
lesson-double-right = La meilleure : elle mène à cinq Fans, donne aussitôt une Échelle, et deux Distributeurs portent votre revenu de 3 à 5.
lesson-double-diner = Elle mène aux mêmes cinq Fans, et votre revenu est de 5. Mais l’autre rue double donne aussi une Échelle : prenez celle-là.
lesson-double-other = Un Distributeur, et votre revenu est de 4. Cherchez la rue double qui prolonge votre réseau et montre une Échelle.
lesson-parking = Giza a fait une pause au Cinema. Les Pieds rouges du Parking n’ont pas encore de Fan : jouez Parking.
lesson-parking-wrong = Le Diner est plein de Fans. Les Pieds rouges du Parking attendent : jouez Parking.
lesson-parking-action = Vous avez trop peu d’Énergie pour construire ici. Il reste distribuer, attirer ou exposer. Que faites-vous ?
lesson-parking-attract = Oui : d’abord le Fan, puis l’Exposition. Un Fan rouge attend au bout de votre rue.
lesson-parking-distribute = Une rue de plus pour vos 2 dernières Énergies. Mais un Fan rouge attend au bout de celle que vous avez : attirez-le d’abord, il vous paie.
lesson-parking-exhibit = Vous gagnez votre revenu en Énergie, mais personne n’était à vos Pieds rouges : pas de Renommée. Attirez d’abord le Fan rouge.
lesson-red = Le Fan rouge du petit Square vient à vos Pieds rouges : 2 Énergies pour vous.
lesson-exhibit = Trois Fans sont auprès de vos KIKAI, et vous avez 4 Énergies : trop peu pour une Tête. Diner est joué. Quelle action ?
lesson-exhibit-right = C’est le moment : les Fan-Zones sont pleines, aucun Fan ne peut plus venir avant une Exposition.
lesson-exhibit-distribute = Une rue de plus pour 2 Énergies. Mais vos Fan-Zones sont pleines : personne ne pourrait venir. Exposez d’abord.
lesson-fetch = L’Exposition récupère vos Fans du Diner. Pour un Mégaphone, le Fan du Parking, le voisin, peut venir aussi. Le faites-vous venir, ou ouvrez-vous tout de suite ?
lesson-fetch-right = Trois Fans en une Exposition. Elle ouvre maintenant.
lesson-fetch-open = Vous avez 10 Énergies et 3 de Renommée, mais le Fan rouge est resté au Parking. Avec lui, 4 : la colonne suivante. Faites-le venir.
lesson-master = Vous gagnez 5 Énergies, votre revenu, et de la Renommée : bleu 1, rouge 1, vert 2 grâce à l’Échelle. 4, c’est la colonne 2, avec 1 Énergie atteinte au passage. À la première manche le Maître paie 4 PV par colonne, puis 3, 2 et 2 : avancez tôt.
lesson-pair = Votre dernier tour de la manche. Pas de carte du bon quartier ? Deux cartes identiques agissent partout. Jouez les deux Casino pour le Diner : cliquez sur l’une, l’autre, puis le Diner.
lesson-pair-wrong = Cela irait aussi, mais gardez la carte Diner : elle servira dans un instant. Les deux Casino, puis le Diner.
lesson-last = Votre Corps vert peut attirer un Fan vert de deux Squares ; les deux paient 2 Énergies. Lequel choisissez-vous ?
lesson-last-right = C’était le dernier : vous posez un Panneau Publicitaire et gagnez les PV du Square. Qui pose six Panneaux gagne aussitôt la partie.
lesson-last-wrong = Vous gagnez 2 Énergies. Mais ailleurs un Fan vert est seul sur son Square : attirer le dernier donne un Panneau.
lesson-billboard = Vos six Panneaux donnent chacun autre chose. Vous n’avez plus de Mégaphone, et une carte Diner en main. Quel Panneau aide le plus maintenant ?
lesson-billboard-right = Un Mégaphone : il achète une seconde action ce tour-ci.
lesson-billboard-discard = Deux Distributeurs quittent votre piste pour de bon : plus de revenu, mais aucune rue. Un Mégaphone achèterait une seconde action.
lesson-billboard-other = C’est gagné, et jamais mauvais. Mais celui au Mégaphone achèterait aussitôt une seconde action.
lesson-second = Avant de prendre une carte, vous pouvez dépenser le Mégaphone : une fois par tour, il permet de rejouer une carte. Faites-le ; nous construirons au Diner.
lesson-second-wrong = Cela finirait votre tour ou dépenserait les Échelles. Utilisez d’abord le Mégaphone.
lesson-head = Maintenant une Tête, et les trois coûtent 5. Elle attire un troisième Fan. Quelles couleurs votre réseau du Diner touche-t-il ? Choisissez une Tête qui ne restera pas seule.
lesson-head-right = Des Fans verts sont à portée, et le vert est votre meilleure Influence. Première Tête du Diner, elle prend la tuile Bonus : 1 PV par Distributeur dans vos rues, 4 en tout.
lesson-head-blue = La Tête prend la tuile Bonus, 4 PV. Mais aucun Fan bleu n’est à portée du Diner. Des verts et des rouges, si.
lesson-head-red = Trois Fans rouges sont à portée, et la tuile Bonus donne 4 PV : bien aussi. Mais le vert donne plus de Renommée, 2 par Fan : essayez.
lesson-round-end = Vos deux actions sont faites, et la manche finit avec vous. Prenez School, pour avoir une carte à la manche suivante ; puis regardez le Maître payer.
lesson-round-end-wrong = Possible. Mais pour la suite de cette leçon, prenez la carte School.
lesson-paid = Le Maître a payé : colonne 2, 4 PV par colonne, 8 PV. Giza n’a rien exposé à cette manche et ne reçoit rien. La Renommée est revenue au départ, pour vous deux.
lesson-fill = Une première partie a une douceur entre les manches : piocher jusqu’à quatre cartes en main. Vous en avez une. Piochez-vous, ou est-ce assez ?
lesson-fill-draw = Bien sûr : c’est gratuit, et plus de cartes, c’est plus de quartiers où agir. Deux autres suivraient.
lesson-fill-enough = Avec une carte, vous ne pouvez agir que dans un quartier, sans paire. Les cartes sont gratuites : piochez.
lesson-points = Trois manches plus tard, la partie est finie. En route vous avez gagné 14 PV : Squares dont vous avez pris le dernier Fan, Panneaux et tuiles Bonus.
lesson-points-master = Le Maître a payé à la fin de chaque manche : 20 PV en tout. Cela fait 34.
lesson-points-track = Sur votre Piste d’Énergie, il y a aussi des PV, sous les derniers Distributeurs. Un PV est découvert : 35.
lesson-points-fans = Celui qui a récupéré le plus de Fans en Exposition reçoit 5 PV. Vous en avez 11, Giza 4 : cela fait 40.
lesson-minus = Maintenant les pertes : chaque quartier a une tuile de Fondation à vous, qui coûte ses PV si vous n’y avez rien construit. Voilà pourquoi le score commence sous zéro. Cliquez sur chaque quartier qui vous en coûte.
lesson-minus-right = 2, 2, 4 et 4 : 12 de moins, il en reste 28. De nouveaux Pieds coûtent 1 à 3 Énergies et sauvent jusqu’à 4 PV.
lesson-minus-wrong = Vous y avez construit : la tuile est partie et ne coûte rien.
lesson-points-left = Ce qui vous reste compte un peu : 1 PV par 5 Énergies, 1 par 2 Mégaphones, 1 par 2 Échelles. Vous en avez 6, 2 et 1 : 2 PV de plus.
lesson-total = 14 + 20 + 1 + 5 − 12 + 2 = 30. Giza en a 18 : vous gagnez !
lesson-end = Une dernière règle : les Fans qui passent par les rues de Giza coûtent 1 Énergie par Distributeur, et les siens vous paient. C’est tout. Construire, distribuer, attirer, exposer, dans cet ordre, et la ville est à vous !
coach-full = Chaque Fan-Zone d’un de vos KIKAI a un Fan. Personne d’autre ne viendra avant une Exposition : jouez ce quartier.
coach-last-turn = C’est votre dernier tour de la manche, et des Fans sont auprès de vos KIKAI. Exposez maintenant : le Maître paie selon votre Renommée en fin de manche.
coach-poor = Vous n’avez presque plus d’Énergie. Une Exposition donne votre revenu, même dans un quartier vide.
coach-ladder = Vous avez une Échelle et un Corps sans Échelle. La poser donne 2 points d’Influence, sans action.
coach-last-fan = Un des Fans à votre portée est le dernier de son Square. L’attirer donne un Panneau et les PV du Square.
coach-second = Vous avez un Mégaphone et des cartes : dépensez-le si vous voulez pour une seconde action avant de prendre une carte.
because-billboard = cela pose un Panneau
because-renown = cela donne de la Renommée
because-points = cela gagne des PV aussitôt
because-income = cela augmente votre revenu
because-influence = cela augmente votre Influence
because-energy = cela rapporte de l’Énergie
because-taller = cela agrandit un KIKAI

# La boîte.
box-town = La ville
    .about = Six quartiers en anneau, entre eux des Squares avec des Fans, des rues avec des emplacements de Distributeurs (M1, M5, M6).
box-squares = Squares
    .about = Ce que vaut un Square vidé : à gauche en mode normal, à droite en mode avancé (M5).
box-square = { $fans ->
    [one] { $fans } Fan
   *[other] { $fans } Fans
}
box-streets = Rues
    .about = Chacune reçoit un ou deux Distributeurs ; certaines offrent quelque chose à qui s’y déploie (M6).
box-street = { $spaces ->
    [one] { $spaces } emplacement
   *[other] { $spaces } emplacements
}
box-cards = Cartes Quartier
    .about = Une carte dit où l’on agit (M4).
box-elements = Éléments
    .about = Pieds, corps et têtes, avec leur coût et ce qu’un Fan y rapporte (M3, M7).
box-element = En mode avancé : { $effect }
box-tracks = Pistes
    .about = La Piste d’Énergie est sous vos Distributeurs ; celle du Maître compte la renommée (M8, M9).
box-energy = Piste d’Énergie, { $mode ->
    [advanced] mode avancé
   *[normal] mode normal
}
box-master = Piste du Maître, { $mode ->
    [advanced] mode avancé
   *[normal] mode normal
}
box-billboards = Panneaux Publicitaires
    .about = Un de chaque pour chaque personne ; ce qu’ils rapportent en mode normal. En mode avancé, ils valent des points à la fin (M10).
box-foundations = Tuiles Fondation
    .about = Un jeu par mode (M10).
box-tiles = Tuiles bonus
    .about = Pour la première tête d’un quartier. Mode normal : des points pour chaque chose montrée ; mode avancé : des pouvoirs et un cadeau (M21, M22).
box-tokens = Fans et Distributeurs de Flyers
    .about = Les Fans attendent sur les Squares ; les Distributeurs couvrent votre Piste d’Énergie jusqu’à leur déploiement (M5, M8).
box-distributor = Distributeurs, { $seat ->
    [yellow] jaune
   *[purple] violet
}

# Les fiches des joueurs à côté du plateau.
thing-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
} si la partie finissait maintenant{ $lost ->
    [0] {""}
   *[other] , dont { $lost } perdus par les Fondations où rien n’est encore construit
}
thing-foundations = Fondations où rien n’est encore construit : à la fin elles coûtent { $count ->
    [one] { $count } point
   *[other] { $count } points
}, mais celles où vous construisez des Pieds quittent le jeu
thing-fans = { $colour ->
    [red] Fans rouges récupérés
    [blue] Fans bleus récupérés
   *[green] Fans verts récupérés
} : { $count }
thing-influence = { $colour ->
    [red] Influence rouge
    [blue] Influence bleue
   *[green] Influence verte
} : { $count } sur 10
thing-distributors = { $count ->
    [one] { $count } Distributeur restant
   *[other] { $count } Distributeurs restants
} ; une Exposition rapporte { $income }
thing-billboards = { $count ->
    [one] { $count } Panneau Publicitaire restant
   *[other] { $count } Panneaux Publicitaires restants
}
thing-card = Carte { $district }

tile-action = { $what ->
    [build] Construire
    [flyers] Prospectus
    [attract] Attirer
   *[exhibit] Exposer
}
tile-billboard = Panneau { $number }
tile-ladder = Échelle
picture-boards = Les deux plateaux de joueur
