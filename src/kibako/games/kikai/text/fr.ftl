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
street = { $one }–{ $other }
list = { $first }, { $rest }
nothing = rien
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
ask-exit = Choisissez la rue partant de { $place } où déployer votre premier Distributeur.
ask-card = Jouez une carte Quartier, ou deux identiques pour le quartier de votre choix.
ask-action = Choisissez l’action à effectuer à { $place }.
ask-build = Choisissez l’élément à construire à { $place }.
ask-street = Choisissez la rue où déployer vos Distributeurs depuis { $place }.
ask-attract = { $some ->
    [yes] Attirez un autre Fan à { $place }, ou arrêtez.
   *[no] Attirez un Fan à { $place }.
}
ask-billboard = Vous avez vidé le Square { $place } : choisissez le Panneau Publicitaire à y poser.
ask-choice = Choisissez un Mégaphone ou une Échelle.
ask-exhibit = Exposition à { $place } : faites venir vos Fans d’autres quartiers, ou ouvrez-la.
ask-pay = Choisissez comment payer.
ask-remove = Choisissez le Fan qui quitte le jeu.
ask-take = Prenez une carte.
ask-end = Piochez des cartes contre des Échelles, ou terminez votre tour.
ask-fill = Piochez si vous voulez, jusqu’à quatre cartes en main.
ask-over = La partie est terminée.

do-found = Construire { $element } à { $district }
do-play = Jouer { $district }
do-pair = Jouer deux { $card } pour agir à { $district }
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
do-fetch = Faire venir aussi vos Fans de { $district }, pour { $cost ->
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
} de votre KIKAI, { $district } : { $influence } d’Influence { $colour ->
    [red] rouge
    [blue] bleue
   *[green] verte
} en plus
do-remove = Retirer un Fan { $colour } du Square { $square }

not-found = choisissez d’abord vos Pieds de départ et un quartier
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
not-take = prenez une carte, ou rejouez contre un Mégaphone
not-end = votre tour s’achève : piochez contre des Échelles, ou terminez-le
not-fill = la manche est finie : piochez, ou dites que cela suffit
no-card = vous n’avez pas de carte { $district }
no-pair = vous n’avez pas deux cartes { $district }
again-once = une seule action supplémentaire par tour
again-no-card = une action supplémentaire en suit une première, et demande une carte à jouer
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
no-free-street = aucune rue libre que vous puissiez payer ne part de { $district } ni n’y prolonge votre réseau
no-feet = vous n’avez pas de KIKAI ici
places-full = chaque élément de votre KIKAI a déjà un Fan ici
cannot-attract = aucun Fan de la bonne couleur ne peut venir ici par des rues avec des Distributeurs que vous puissiez payer
not-shown = cet élément n’est pas visible dans l’offre
next-is = le prochain élément de ce KIKAI, { $type ->
    [feet] ce sont ses Pieds
    [body] c’est son Corps
   *[head] c’est sa Tête
}
too-dear = il coûte { $cost ->
    [one] { $cost } Énergie
   *[other] { $cost } Énergies
}, et vous en avez { $energy }
not-single-exit = choisissez une rue libre à un seul emplacement à { $district }
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
no-element = votre KIKAI n’a pas encore de { $type ->
    [feet] Pieds
    [body] Corps
   *[head] Tête
} ici
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
already-chosen = les Fans de { $district } viennent déjà
no-fans-there = vous n’avez pas de Fans à { $district }
no-megaphones = cela demande { $count ->
    [one] { $count } Mégaphone
   *[other] { $count } Mégaphones
}
billboard-used = le Panneau Publicitaire { $number } est déjà posé
cannot-pay = vous ne pouvez pas payer ainsi
nothing-there = vous n’avez pas de { $type ->
    [body] Corps
   *[head] Tête
} à { $district }
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
was-founded = { $who-you ->
    [yes] Vous construisez { $element } à { $district }.
   *[no] { $who } construit { $element } à { $district }.
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
    [yes] Vous jouez deux { $card } pour agir à { $district }.
   *[no] { $who } joue deux { $card } pour agir à { $district }.
}
was-built = { $who-you ->
    [yes] Vous construisez { $element } à { $district } pour { $cost ->
        [one] { $cost } Énergie
       *[other] { $cost } Énergies
    }.
   *[no] { $who } construit { $element } à { $district } pour { $cost ->
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
    [yes] Vous faites venir aussi vos Fans de { $district }.
   *[no] { $who } fait venir aussi ses Fans de { $district }.
}
was-exhibited = { $who-you ->
    [yes] Vous faites une Exposition à { $district } avec { $fans ->
        [one] { $fans } Fan
       *[other] { $fans } Fans
    } et gagnez { $energy ->
        [one] { $energy } Énergie
       *[other] { $energy } Énergies
    }.
   *[no] { $who } fait une Exposition à { $district } avec { $fans ->
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
    } de votre KIKAI, { $district } : { $influence } d’Influence { $colour ->
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
    } de son KIKAI, { $district } : { $influence } d’Influence { $colour ->
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
        [yes] Le Maître vous donne { $amount } PV pour la ligne { $line }.
       *[no] Le Maître donne { $amount } PV à { $who } pour la ligne { $line }.
    }
   *[advanced] { $who-you ->
        [yes] Pour la ligne { $line }, le Maître vous prend { $amount ->
            [one] { $amount } Énergie
           *[other] { $amount } Énergies
        }.
       *[no] Pour la ligne { $line }, le Maître prend { $amount ->
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
       *[other] { "," } les lignes de Renommée comptent ×{ $factor }
    }
}
board-legend = ● rouge, ▲ bleu, ■ vert ; E Énergie, M Mégaphone, Éch Échelle, PV points de victoire. Rues : – un emplacement, = deux ; j (jaune) ou v (violet) : qui les occupe.
board-districts = Quartiers
board-squares = Squares
board-shown = Éléments à construire : nom coût : Effet d’un Fan
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
} à { $district } ; Effet d’un Fan : { $effect }{ $fan ->
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
picture-seated = Un Fan { $colour } à { $district }, devant { $type ->
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
picture-free = gratis
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
outline-renown = Renommée : { $renown } sur { $last }, ligne { $line }
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
credits = Par les créateurs de KIKAI – Bricolage Heads. Adaptation non officielle de passionnés ; les éléments dont les images nous manquent sont de nous.
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
lesson-goal = Bienvenue à Yukon Street ! Vous construisez des KIKAI, des sculptures de récupération, et y attirez des Fans. Après quatre manches, le plus de PV gagne ; ou immédiatement, qui a posé ses six Panneaux Publicitaires.
lesson-see = Vous êtes Jaune. Vos premiers Pieds sont à Diner et à Parking. Votre plateau montre vos Énergies, Mégaphones et Échelles, et dessous vos pistes.
lesson-card = Un tour commence par une carte Quartier : elle dit où vous agissez. Jouez Diner.
lesson-card-wrong = Nous voulons agir à Diner, où se trouvent vos Pieds bleus. Choisissez la carte Diner.
lesson-action = Vous y effectuez une des quatre actions. Commençons par construire.
lesson-action-wrong = Nous l’essaierons bientôt. D’abord, construisez un élément.
lesson-element = Après les Pieds vient un Corps, puis une Tête. Sa couleur dit quels Fans il attire, les icônes du bas ce qu’un Fan y rapporte. Construisez le Corps vert pour 3 Énergies.
lesson-element-wrong = Il conviendrait aussi, mais le vert est moins cher, et des Fans verts sont tout près.
lesson-take = À la fin du tour, prenez une carte : une des deux visibles, ou la première de la pioche. Prenez une carte visible.
lesson-take-wrong = C’est possible aussi, mais prenez maintenant une des cartes visibles.
lesson-flyers = Tour suivant : vous distribuez des Flyers depuis Diner. Un Distributeur coûte 2 Énergies et doit prolonger votre réseau. La rue double vers S9 coûte 4 et donne aussitôt une Échelle : prenez-la.
lesson-flyers-wrong = Une bonne rue, mais celle de S2 à S9 mène à plus de Fans, et donne une Échelle.
lesson-ladder = Les Distributeurs révèlent votre revenu : une Exposition rapporte 5 Énergies. Et vous avez une Échelle ! Posez-la au Corps vert pour 2 d’Influence verte : cliquez vos Échelles, puis Diner.
lesson-ladder-wrong = Avant de prendre une carte, posez l’Échelle : cliquez vos Échelles, puis Diner.
lesson-attract = Maintenant vous attirez des Fans à Diner. Ils suivent les rues avec des Distributeurs, chacun vers un élément de sa couleur. Attirez le Fan vert de S9 vers votre Corps : 2 Énergies.
lesson-attract-wrong = D’abord le Fan vert de S9 ; le bleu vient ensuite.
lesson-last = Un Fan bleu de S12 coûterait un péage de 1 Énergie, car il passe par la rue de Giza. Celui de S3 est gratuit, et c’est le dernier du Square. Attirez-le.
lesson-last-wrong = Possible, mais choisissez le Fan bleu de S3 : il est gratuit, et il vide le Square.
lesson-billboard = Vous avez vidé S3 : posez un Panneau Publicitaire, et gagnez ce qu’il montre et 2 PV pour le Square. Le sixième Panneau d’un joueur gagne la partie. Choisissez-en un.
lesson-billboard-wrong = Celui-là retire pour de bon des Distributeurs de votre Piste d’Énergie. Choisissez-en un autre pour l’instant.
lesson-fetch = Plus tard : vous faites une Exposition à Diner. Elle récupère vos Fans du quartier ; pour un Mégaphone, ceux d’un quartier adjacent viennent aussi. Faites venir Parking.
lesson-fetch-wrong = Attendez : pour votre Mégaphone, le Fan rouge de Parking peut venir aussi. Choisissez d’abord Parking.
lesson-open = Ouvrez l’Exposition. Vous gagnez 5 Énergies, et chaque Fan apporte de la Renommée : autant que votre Influence dans sa couleur.
lesson-master = Bleu 1, vert 2, rouge 1 : votre Renommée est à 4, ligne 2, et vous avez passé un bonus. À la fin de la manche, le Maître donne les PV de votre ligne, fois 4 en manche 1, puis fois 3, 2 et 2. La Renommée repart alors de START.
lesson-more = Deux cartes identiques permettent d’agir dans n’importe quel quartier. Une fois par tour, un Mégaphone achète une seconde action ; à la fin, une Échelle une carte de plus. La première Tête d’un quartier prend sa tuile Bonus.
lesson-end = Après quatre manches, le plus de Fans récupérés rapporte 5 PV, et chaque tuile de Fondation où vous n’avez rien construit en coûte. Construisez haut, distribuez, exposez souvent. La ville est à vous !
