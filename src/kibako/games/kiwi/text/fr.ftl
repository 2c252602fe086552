# Kiwi Chow Down en français.

# La boîte : clans, kiwis, fruits, terrains, marqueurs, cartes, nids, leaders.
kiwibot = Kiwibot
clan = { $clan ->
    [red] rouge
    [green] vert
    [purple] violet
   *[yellow] jaune
}
clan-name = { $clan ->
    [red] clan rouge
    [green] clan vert
    [purple] clan violet
   *[yellow] clan jaune
}
clan-letter = { $clan ->
    [red] r
    [green] v
    [purple] i
   *[yellow] j
}
kiwi = { $size ->
    [leader] le leader { clan }
   *[other] un kiwi { clan } de taille { $size }{ kiwi-mark }
}
own-kiwi = { $size ->
    [leader] le leader
   *[other] un kiwi de taille { $size }{ kiwi-mark }
}
kiwi-mark = { $mark ->
    [moved] {" "}(déjà déplacé)
    [grown] {" "}(déjà agrandi)
    [moved-grown] {" "}(déjà déplacé et agrandi)
   *[none] {""}
}
colour = { $colour ->
    [red] rouge
    [green] vert
    [yellow] jaune
   *[blue] bleu
}
fruit = un fruit { colour }
fruit-count = { $count } { $colour ->
    [red] { $count ->
        [one] rouge
       *[other] rouges
    }
    [green] { $count ->
        [one] vert
       *[other] verts
    }
    [yellow] { $count ->
        [one] jaune
       *[other] jaunes
    }
   *[blue] { $count ->
        [one] bleu
       *[other] bleus
    }
}
terrain = { $terrain ->
    [flower] fleur
    [grass] herbe
    [mountain] montagne
   *[sand] sable
}
terrain-letter = { $terrain ->
    [flower] F
    [grass] H
    [mountain] M
   *[sand] S
}
marker = un marqueur { terrain }
marker-kind-count = { $count } { terrain }
marker-count = { $count ->
    [one] un marqueur
   *[other] { $count } marqueurs
}
card-kind = { $card ->
    [move] Déplacer
    [feed] Nourrir
    [build] Construire
   *[joker] Joker
}
card = { $card ->
    [move] Déplacer
    [feed] Nourrir
    [build] Construire
    [joker-a] Joker a (4 fruits)
    [joker-b] Joker b (1 fruit et 2 jetons kiwi)
    [joker-c] Joker c (2 fruits et 1 marqueur)
   *[joker] Joker
}
card-down = { $card ->
    [unknown] une carte face cachée
   *[other] { card } face cachée
}
nest-type = { $nest ->
    [tree] arbre
    [control] tour de contrôle
   *[cave] grotte
}
nest = { $nest ->
    [tree-1] arbre de rang 1
    [tree-2] arbre de rang 2
    [control-1] tour de contrôle de rang 1
    [control-2] tour de contrôle de rang 2
    [cave-1] grotte de rang 1
   *[cave-2] grotte de rang 2
}
benefit = { $what ->
    [fruit] { $count ->
        [one] un fruit
       *[other] { $count } fruits
    }
    [marker] { $count ->
        [one] un marqueur
       *[other] { $count } marqueurs
    }
    [move] un déplacement
    [feed] une action Nourrir
    [build] une action Construire
    [feed-or-build] une action Nourrir ou Construire
    [place] { $count ->
        [one] placer un kiwi
       *[other] placer { $count } kiwis
    }
    [place-big] placer un kiwi de taille 2
    [grow] augmenter un kiwi d’une taille
    [grow-different] augmenter { $count } kiwis d’une taille
    [point] { $count ->
        [one] 1 point
       *[other] { $count } points
    }
    [return-fruit] rendre un fruit
    [return-marker] rendre un marqueur
    [remove] retirer un kiwi de l’île
   *[none] rien
}
condition = { $card ->
    [most-size-1] Le plus de kiwis de taille 1
    [most-flower] Le plus de jetons sur les hexagones fleur
    [most-nests] Le plus de nids
    [most-size-2] Le plus de kiwis de taille 2
    [most-mountain] Le plus de jetons sur les hexagones montagne
    [fewest-mountain] Le moins de jetons sur les hexagones montagne
    [most-size-3] Le plus de kiwis de taille 3
    [most-grass] Le plus de jetons sur les hexagones herbe
    [fewest-grass] Le moins de jetons sur les hexagones herbe
    [most-around-leader] Le plus de jetons de tous les clans sur l’hexagone de votre leader
    [most-sand] Le plus de jetons sur les hexagones sable
    [fewest-sand] Le moins de jetons sur les hexagones sable
    [most-in-one-hex] Le plus de jetons sur un seul hexagone
    [most-dominated] Le plus d’hexagones dominés
    [most-single] Le plus d’hexagones avec un seul de vos kiwis
   *[fewest-flower] Le moins de jetons sur les hexagones fleur
}
season-card = { condition } (vainqueur : { $left } ; autres : { $right })
ability = { $leader ->
    [chopan] avance de 3 hexagones tout droit et pousse tous ceux entre les deux
    [bolo] se déplace de 1, y pousse tout le monde
    [rumba] pousse tout le monde de son hexagone, puis se déplace de 1
    [zanco] saute de 2 hexagones, y pousse jusqu’à 3 kiwis
    [tule] se déplace de 2, pousse 1 kiwi à chaque pas
    [costa] saute sur un hexagone côtier, y pousse 2 kiwis
    [nana] se déplace de 1, emmène jusqu’à 2 de vos kiwis
    [musgo] se déplace de 1, pousse toutes les tailles 1 des deux hexagones
    [brisa] avance de 1 à 3 sur un même terrain, y pousse 2 kiwis
    [querencia] saute sur un de vos nids, y pousse 2 kiwis
    [trueque] échange sa place avec un leader à 3 hexagones au plus
    [iman] se déplace de 1, attire jusqu’à 2 kiwis
    [flecha] avance de 2 tout droit, y pousse tout le monde plus loin
    [panza] se déplace de 1, y augmente un de vos kiwis
    [siembra] se déplace de 1, place un kiwi sur les deux hexagones
   *[pico] se déplace de 1, pousse jusqu’à 2 kiwis, 1 fruit chacun
}
power = { $clan ->
    [red] aux saisons 1 à 3, un fruit permet de placer un second marqueur
    [green] en recevant des marqueurs, en piocher un de plus et en rendre un
    [purple] les nids donnent tout deux fois
   *[yellow] un déplacement de plus chaque fois, et les kiwis poussent ceux de même taille
}

# Ce qui est demandé.
ask-leader = Choisissez votre leader.
ask-settle-leader = Placez votre leader et deux kiwis sur un hexagone vide.
ask-settle = Placez un kiwi sur un hexagone où vous n’en avez pas.
ask-settle-big = Faites passer un kiwi de taille 1 à la taille 2 (encore { $count }).
ask-space = Choisissez un emplacement libre du compteur de tour.
ask-card = Jouez une carte.
ask-move = { $count ->
    [0] Vous pouvez encore déplacer ({ $more } de plus), ou arrêter.
   *[other] Déplacez un kiwi ou votre leader, ou utilisez sa capacité (encore { $count }).
}
ask-pay-move = Payez 2 de vos fruits Déplacer pour un déplacement de plus, ou arrêtez.
ask-push = { $must ->
    [yes] Poussez un kiwi hors de l’hexagone (encore { $count }).
   *[no] Vous pouvez pousser des kiwis hors de l’hexagone ({ $count } au plus).
}
ask-push-this = Choisissez où ce kiwi est poussé.
ask-ashore = Placez le leader sur un autre hexagone côtier.
ask-way = Choisissez où va votre leader.
ask-bring = Vous pouvez emmener de vos kiwis.
ask-pull = Vous pouvez attirer des kiwis des hexagones adjacents.
ask-feed = Choisissez un kiwi à nourrir.
ask-pay = { $cost ->
    [different] Payez { $count } fruits de couleurs différentes ; un marqueur vaut n’importe quel fruit.
    [same] Payez { $count } fruits d’une même couleur ; un marqueur vaut n’importe quel fruit.
   *[any] { $count ->
        [one] Payez un fruit de n’importe quelle couleur, ou un marqueur.
       *[other] Payez { $count } fruits de n’importe quelle couleur ; un marqueur vaut n’importe quel fruit.
    }
}
ask-take = Choisissez un de vos jetons de l’île.
ask-build = Choisissez un nid et où le construire.
ask-place = Choisissez où placer un kiwi.
ask-grow = Choisissez un de vos kiwis à augmenter d’une taille.
ask-nest = Choisissez le nid dont vous prenez maintenant l’avantage.
ask-bonus = Choisissez un bonus : Nourrir ou Construire.
ask-give-fruit = Rendez un fruit.
ask-give-marker = Rendez un marqueur.
ask-remove = Retirez un de vos kiwis de l’île.
ask-mark = { $second ->
    [yes] Vous pouvez payer un fruit pour placer un second marqueur.
   *[no] { $season ->
        [4] Placez des marqueurs sur des hexagones que vous dominez, autant que vous voulez.
       *[other] Vous pouvez placer un marqueur sur un hexagone que vous dominez.
    }
}
ask-mark-token = Choisissez le jeton à poser sur le marqueur.
ask-prize = Vous remportez les deux cartes : choisissez celle dont vous prenez l’avantage.
ask-over = La partie est finie.

# Ce que fait une action.
do-done = { $doing ->
    [move] Ne plus déplacer
    [pay-move] Plus de déplacement
    [push] Ne pousser personne d’autre
    [bring] N’emmener personne d’autre
    [pull] N’attirer personne d’autre
    [mark] Ne pas placer de marqueur
   *[other] Renoncer
}
do-leader = Choisir { $name } : { ability }
do-settle = Placer sur { $place }
do-space = Prendre l’emplacement { $space } : { $gives }
do-play = { $how ->
    [plain] Jouer { card }
    [gain] Jouer { card } pour son gain
    [move] Jouer { card } comme Déplacer
    [feed] Jouer { card } comme Nourrir
   *[build] Jouer { card } comme Construire
}
do-down = { $fruit ->
    [yes] Jouer { card } face cachée et prendre un fruit
   *[no] Jouer { card } face cachée sans rien prendre
}
do-move = Déplacer { $kiwi } de { $start } à { $end }
do-ability = Utiliser la capacité du leader : { ability }
do-push = { $end ->
    [off] Pousser { $kiwi } de { $start } hors de l’île
   *[other] Pousser { $kiwi } de { $start } à { $end }
}
do-ashore = Placer le leader sur { $place }
do-go = Aller sur { $place }
do-bring = Emmener { $kiwi } de { $place }
do-pull = Attirer { $kiwi } de { $place }
do-feed = Nourrir { $kiwi } sur { $place }
do-pay = Payer { $price }
do-take = Prendre un jeton sur { $place } : { $kiwi }
do-row = Prendre un jeton de votre ligne
do-reserve = Prendre un jeton de votre réserve
do-build = Construire sur { $place } : { nest }
do-place = Placer sur { $place }
do-grow = Augmenter { $kiwi } sur { $place }
do-nest = Prendre l’avantage de votre { nest } : { $gives }
do-bonus = { $action ->
    [feed] Choisir Nourrir
   *[build] Choisir Construire
}
do-give-fruit = Rendre { fruit }
do-give-marker = Rendre { marker }
do-remove = Retirer { $kiwi } sur { $place }
do-mark = Placer un marqueur { terrain } sur { $place }
do-prize = Prendre l’avantage de « { condition } » : { $left }

# Pourquoi quelque chose n’est pas permis.
not-now-leader = choisissez d’abord votre leader
not-now-settle-leader = placez d’abord votre leader et deux kiwis sur un hexagone vide
not-now-settle = placez d’abord un kiwi sur un hexagone où vous n’en avez pas
not-now-settle-big = faites d’abord passer un de vos kiwis de taille 1 à la taille 2
not-now-space = choisissez d’abord un emplacement du compteur de tour
not-now-card = jouez d’abord une carte
not-now-move = { $count ->
    [0] déplacez, ou arrêtez
   *[other] faites d’abord vos déplacements, encore { $count }
}
not-now-pay-move = payez pour un déplacement de plus, ou arrêtez
not-now-push = décidez d’abord qui est poussé
not-now-push-this = ce kiwi doit d’abord être poussé
not-now-ashore = placez d’abord le leader sur un hexagone côtier
not-now-way = choisissez d’abord où va votre leader
not-now-bring = décidez d’abord quels kiwis sont emmenés
not-now-pull = décidez d’abord quels kiwis sont attirés
not-now-feed = choisissez d’abord un kiwi à nourrir
not-now-pay = payez d’abord
not-now-take = choisissez d’abord un jeton de l’île
not-now-build = choisissez d’abord un nid à construire
not-now-place = placez d’abord le kiwi
not-now-grow = choisissez d’abord le kiwi à augmenter
not-now-nest = choisissez d’abord un nid
not-now-bonus = choisissez d’abord le bonus
not-now-give-fruit = rendez d’abord un fruit
not-now-give-marker = rendez d’abord un marqueur
not-now-remove = retirez d’abord un de vos kiwis de l’île
not-now-mark = décidez d’abord de votre marqueur
not-now-mark-token = choisissez d’abord le jeton pour le marqueur
not-now-prize = choisissez d’abord une carte Saison
not-leader = { $name } n’est pas un leader de votre clan
not-empty = { $place } n’est pas vide
not-without = vous avez déjà un kiwi sur { $place }
not-on-island = { $place } n’est pas sur cette île
no-such-kiwi = il n’y a pas de tel kiwi sur { $place }
not-your-kiwi = ce kiwi sur { $place } n’est pas de votre clan
not-free-space = l’emplacement { $space } n’est pas libre
not-last-space = l’emplacement { $space } était le vôtre la saison dernière : choisissez-en un autre
not-in-hand = vous n’avez pas cette carte en main : { card }
does-nothing = { $how ->
    [move] aucun de vos kiwis ne peut se déplacer : cette carte ne peut être jouée que face cachée
    [feed] vos fruits et marqueurs ne suffisent à nourrir aucun kiwi : cette carte ne peut être jouée que face cachée
    [build-hex] il n’y a pas d’hexagone pour un nid : il faut deux jetons et la domination là où il n’y a pas de nid ; cette carte ne peut être jouée que face cachée
    [build-pay] vous ne pouvez payer aucun nid : cette carte ne peut être jouée que face cachée
   *[gain] cette carte n’aurait aucun effet : elle ne peut être jouée que face cachée
}
no-fruit-left = il ne reste plus de fruit dans le sac
not-adjacent = { $end } n’est pas adjacent à { $start }
has-moved = ce kiwi s’est déjà déplacé ce tour
leader-has-moved = votre leader s’est déjà déplacé ce tour, ou a utilisé sa capacité
ability-used = votre leader a déjà utilisé sa capacité cette saison
no-ability = la capacité de votre leader ne le mènerait sur aucun autre hexagone
not-small-enough = ce kiwi est trop gros pour être poussé ici
not-pusher = celui qui pousse reste
not-from-here = personne n’est poussé de { $start } maintenant
not-coast = { $start } n’est pas sur la côte : personne ne peut y être poussé hors de l’île
not-this-kiwi = c’est un autre kiwi qui est poussé maintenant
not-a-shore = { $place } n’est pas un autre hexagone côtier
not-a-way = la capacité ne mène pas à { $place }
not-companion = ce kiwi ne peut pas être emmené
not-pulled = ce kiwi ne peut pas être attiré ici
not-a-leader = un leader ne peut pas être nourri
no-token-left = son propriétaire n’a pas d’autre jeton à poser dessus
not-affordable-feed = vous ne pouvez pas payer : nourrir ce kiwi coûte { $count } fruits de couleurs différentes
not-affordable-nest = vous ne pouvez pas payer : ce nid coûte { $count } fruits d’une même couleur
not-affordable-marker = un second marqueur coûte un fruit que vous n’avez pas
not-payment = { $cost ->
    [different] il faut payer { $count } fruits de couleurs différentes, et non : { $price }
    [same] il faut payer { $count } fruits d’une même couleur, et non : { $price }
    [move] il faut payer 2 fruits de vos couleurs Déplacer, et non : { $price }
   *[any] { $count ->
        [one] il faut payer 1 fruit ou marqueur, et non : { $price }
       *[other] il faut payer { $count } fruits ou marqueurs, et non : { $price }
    }
}
not-held = vous n’avez pas cela : { $price }
has-nest = { $place } a déjà un nid
few-tokens = il vous faut au moins deux jetons sur { $place }
not-dominated = vous ne dominez pas { $place }
both-built = vous avez construit les deux nids de ce type : { nest-type }
no-own-kiwi = vous n’avez pas de kiwi sur { $place }
not-growing = { $size ->
    [1] ce kiwi ne peut pas grandir maintenant
    [2] ce kiwi ne peut pas grandir maintenant
   *[other] un kiwi de taille 3 ne grandit plus
}
not-this-token = ce jeton ne peut pas être pris
row-empty = votre ligne est vide
reserve-empty = votre réserve est vide
not-this-nest = ce nid ne vous donne rien maintenant : { nest }
not-yours = vous n’avez rien de tel à rendre
has-marker = { $place } a déjà un marqueur
no-marker = vous n’avez pas de marqueur { terrain } pour { $place }
not-this-card = cette carte Saison n’est pas à prendre : { condition }
not-solo = { $option ->
    [free_setup] le mode solo a la mise en place de première partie (W90) : la mise en place libre est pour 2 à 4 joueurs
    [side_b] le mode solo se joue sur le côté A des plateaux (W90) : le côté B est pour 2 à 4 joueurs
   *[variable_order] le mode solo a un ordre du tour fixe (W90) : l’ordre variable est pour 2 à 4 joueurs
}
only-solo = le marqueur de mode Solo ne sert qu’en solo (W93)

# Ce qui s’est passé.
was-begun = { $who-you ->
    [yes] Vous avez le marqueur Premier Joueur.
   *[no] { $who } a le marqueur Premier Joueur.
}
was-led = { $who-you ->
    [yes] Votre leader est { $name } : { ability }.
   *[no] { $who } a pour leader { $name } : { ability }.
}
was-settled = { $who-you ->
    [yes] Vous vous installez sur { $place }{ $count ->
        [1] {""} avec le leader et deux kiwis
       *[other] {""}
    }.
   *[no] { $who } s’installe sur { $place }{ $count ->
        [1] {""} avec le leader et deux kiwis
       *[other] {""}
    }.
}
was-space = { $who-you ->
    [yes] Vous prenez l’emplacement { $count } du compteur de tour.
   *[no] { $who } prend l’emplacement { $count } du compteur de tour.
}
was-season = Saison { $season }.
was-turned-up = Une carte Saison : { season-card }.
was-played = { $who-you ->
    [yes] Vous jouez { card }{ $how ->
        [plain] {""}
        [gain] {""} pour son gain
        [move] {""} comme Déplacer
        [feed] {""} comme Nourrir
       *[build] {""} comme Construire
    }.
   *[no] { $who } joue { card }{ $how ->
        [plain] {""}
        [gain] {""} pour son gain
        [move] {""} comme Déplacer
        [feed] {""} comme Nourrir
       *[build] {""} comme Construire
    }.
}
was-downed = { $who-you ->
    [yes] Vous jouez une carte face cachée.
   *[no] { $who } joue une carte face cachée.
}
was-fruit = { $who-you ->
    [yes] Vous piochez { $fruits }.
   *[no] { $who } pioche { $fruits }.
}
was-markers = { $who-you ->
    [yes] Vous piochez { marker-count }.
   *[no] { $who } pioche { marker-count }.
}
was-paid = { $who-you ->
    [yes] Vous payez { $price }.
   *[no] { $who } paie { $price }.
}
was-gave-fruit = { $who-you ->
    [yes] Vous rendez { fruit }.
   *[no] { $who } rend { fruit }.
}
was-gave-marker = { $who-you ->
    [yes] Vous rendez un marqueur.
   *[no] { $who } rend un marqueur.
}
was-moved = { $who-you ->
    [yes] Vous déplacez { $kiwi } de { $start } à { $end }.
   *[no] { $who } déplace { $kiwi } de { $start } à { $end }.
}
was-pushed = { $who-you ->
    [yes] Vous poussez { $kiwi } de { $start } { $end ->
        [off] hors de l’île
       *[other] à { $end }
    }.
   *[no] { $who } pousse { $kiwi } de { $start } { $end ->
        [off] hors de l’île
       *[other] à { $end }
    }.
}
was-ashore = { $who-you ->
    [yes] Vous ramenez le leader { clan } à terre sur { $place }.
   *[no] { $who } ramène le leader { clan } à terre sur { $place }.
}
was-ability = { $who-you ->
    [yes] Vous utilisez la capacité du leader ({ $name }) : { ability }.
   *[no] { $who } utilise la capacité du leader ({ $name }) : { ability }.
}
was-went = { $who-you ->
    [yes] Vous menez le leader sur { $place }.
   *[no] { $who } mène le leader sur { $place }.
}
was-pulled = { $who-you ->
    [yes] Vous attirez { $kiwi } de { $start } à { $end }.
   *[no] { $who } attire { $kiwi } de { $start } à { $end }.
}
was-fed = { $who-you ->
    [yes] Vous nourrissez { $kiwi } sur { $place }.
   *[no] { $who } nourrit { $kiwi } sur { $place }.
}
was-burst = { $who-you ->
    [yes] Votre kiwi sur { $place } explose.
   *[no] { $who } perd son kiwi sur { $place } : il explose.
}
was-placed = { $who-you ->
    [yes] Vous placez un kiwi de taille { $count } sur { $place }.
   *[no] { $who } place un kiwi de taille { $count } sur { $place }.
}
was-grown = { $who-you ->
    [yes] Vous posez un jeton sur { $kiwi } sur { $place }.
   *[no] { $who } pose un jeton sur { $kiwi } sur { $place }.
}
was-took = { $who-you ->
    [yes] Vous prenez un jeton sur { $place } : { $kiwi }.
   *[no] { $who } prend un jeton sur { $place } : { $kiwi }.
}
was-built = { $who-you ->
    [yes] Vous construisez un nid sur { $place } : { nest }.
   *[no] { $who } construit un nid sur { $place } : { nest }.
}
was-uncovered = { $who-you ->
    [yes] Vous découvrez l’emplacement { $count } de la ligne.
   *[no] { $who } découvre l’emplacement { $count } de la ligne.
}
was-removed = { $who-you ->
    [yes] Vous retirez { $kiwi } sur { $place }.
   *[no] { $who } retire { $kiwi } sur { $place }.
}
was-compared = { $who-you ->
    [yes] Vous avez { $value } pour la carte Saison.
   *[no] { $who } a { $value } pour la carte Saison.
}
was-won = { $who-you ->
    [yes] Vous remportez la carte Saison : { condition }.
   *[no] { $who } remporte la carte Saison : { condition }.
}
was-tied = Égalité pour la carte Saison : { condition }.
was-points = { $who-you ->
    [yes] Vous gagnez { $count ->
        [one] un point
       *[other] { $count } points
    }.
   *[no] { $who } gagne { $count ->
        [one] un point
       *[other] { $count } points
    }.
}
was-marked = { $who-you ->
    [yes] Vous placez un marqueur { terrain } sur { $place }.
   *[no] { $who } place un marqueur { terrain } sur { $place }.
}
was-showed = { $who-you ->
    [yes] Vous montrez { $count } × { terrain }.
   *[no] { $who } montre { $count } × { terrain }.
}
was-known = Connu chez { $who } : { $count } × { terrain }.
was-nest = { $who-you ->
    [yes] Vous prenez l’avantage d’un nid : { nest }.
   *[no] { $who } prend l’avantage d’un nid : { nest }.
}
was-revealed = { $who-you ->
    [yes] Vous révélez une carte { card-kind } à l’emplacement { $slot }.
   *[no] { $who } révèle une carte { card-kind } à l’emplacement { $slot }.
}
was-kept = { $who-you ->
    [yes] Vous gardez la carte Saison : { condition }.
   *[no] { $who } garde la carte Saison : { condition }.
}
was-shuffled = { $who-you ->
    [yes] Vous mélangez la défausse en un nouveau deck.
   *[no] { $who } mélange la défausse en un nouveau deck.
}
was-left-out = { $who-you ->
    [yes] Vous ne pouvez pas faire l’action { card-kind } de la carte.
   *[no] { $who } ne peut pas faire l’action { card-kind } de la carte.
}

# La table en texte, et lue à voix haute.
board-head = { $phase ->
    [leaders] Mise en place : leaders
    [settling] Mise en place : premiers kiwis
    [spaces] Mise en place : compteur de tour
    [awakening] Saison { $season } sur 4, éveil
    [change] Saison { $season } sur 4, changement de saison
    [actions] Saison { $season } sur 4, actions, tour { $round } sur 3
    [reward] Saison { $season } sur 4, carte Saison
    [marking] Saison { $season } sur 4, marquage de domaine
   *[over] La fin
}
board-legend = Hexagones : terrain (M montagne, S sable, H herbe, F fleur), ! un nid, # un marqueur ; dessous, les jetons par clan (r rouge, v vert, i violet, j jaune).
board-hex = { $place } { terrain } : { $things }
board-kiwis = { clan } { $kiwis }
board-leader = leader
board-nest = { nest } ({ clan })
board-marker = marqueur ({ clan })
board-card = { $season }. { season-card }
board-kept = { $season }. { season-card }, gardée par { $keeper }
board-next = Ordre du tour : { $order }
board-side = { $who } ({ clan }, { $leader ->
    [none] pas encore de leader
   *[other] { $leader }{ $used ->
        [yes] , capacité utilisée
       *[no] {""}
    }
})
board-supplies = fruits : { $fruits } ; { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
}{ $kinds } ; ligne { $row } sur 8, réserve { $reserve } ; nids : { $nests } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
} de cartes Saison
board-cards = deck { $deck } ; jouées : { $plays }
board-hand = Main : { $hand }
board-bags = Dans les sacs : { $fruits ->
    [one] { $fruits } fruit
   *[other] { $fruits } fruits
}, { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
}
board-solo = Carte Solo { $card }
status = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $fruits ->
    [one] { $fruits } fruit
   *[other] { $fruits } fruits
}, { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
}
solo-row = { card-kind } : emplacement 1, { $first } ; emplacement 2, { $second } ; emplacement 3, { $third }
solo-feed = { $whose ->
    [player] { $size ->
        [3] votre taille 3 explose
       *[other] nourrit une de vos tailles { $size }
    }
   *[kiwibot] nourrit sa taille { $size }
}
solo-build = { $nest ->
    [tree] construit un arbre
    [control] construit une tour de contrôle
   *[cave] construit une grotte
}
solo-place = place { $count } kiwis
solo-move = { $movers } vers { $target ->
    [mine] un hexagone où il a plus de jetons
    [yours] un hexagone où vous avez plus de jetons
    [flower] un hexagone fleur adjacent
    [grass] un hexagone herbe adjacent
    [mountain] un hexagone montagne adjacent
   *[sand] un hexagone sable adjacent
}{ $relation ->
    [same] , les deux vers le même
    [apart] , chacun vers un autre
   *[one] {""}
}{ $pushes ->
    [0] {""}
   *[other] , en poussant { $pushes } des vôtres
}
solo-mover = { $size ->
    [leader] son leader
   *[other] sa taille { $size }
}
outline-now = Maintenant
outline-turn = { $who-you ->
    [yes] C’est à vous : { $asked }
   *[no] À jouer : { $who }.
}
outline-season-cards = Cartes Saison
outline-season-card = Saison { $season } : { season-card }
outline-season-past = Saison { $season }, finie : { condition }{ $keeper ->
    [none] {""}
   *[other] , gardée par { $keeper }
}
outline-standing = Pour l’instant, « { condition } » : { $counts }
outline-count = { $who } { $value }
outline-hand = Votre main
outline-played = Jouées cette saison : { $cards }
outline-deck = { $count ->
    [one] { $count } carte dans le deck
   *[other] { $count } cartes dans le deck
}
outline-yours = Votre plateau de clan
outline-other = { $who }, { clan-name }
outline-clan = Vous êtes le { clan-name }.
outline-points = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
outline-no-leader = Pas encore de leader
outline-leader = Leader { $name }, capacité { $used ->
    [yes] utilisée
   *[no] prête
} : { ability }
outline-leader-moved = Le leader s’est déplacé ce tour.
outline-power = Pouvoir du côté B : { power }
outline-fruits = { $count ->
    [0] Aucun fruit
    [one] { $count } fruit : { $fruits }
   *[other] { $count } fruits : { $fruits }
}
outline-markers = { $count ->
    [0] Aucun marqueur Domaine
    [one] { $count } marqueur Domaine{ $kinds }
   *[other] { $count } marqueurs Domaine{ $kinds }
}
outline-row = Ligne des kiwis : { $row } sur 8 ; réserve : { $reserve }
outline-row-next = Encore à découvrir, depuis la gauche : { $benefits }
outline-row-space = emplacement { $space } { $gives }
outline-move-price = Un déplacement de plus coûte 2 fruits de ces couleurs : { $colours }
outline-nests = Nids construits : { $nests }
outline-nest-space = { nest } : au placement, { $placed } ; à chaque saison, { $yearly }
outline-none = aucun
outline-hand-open = Main : { $hand }
outline-island = Île
outline-places = Un hexagone porte deux nombres. Ses voisins : un des nombres vaut 1 de plus ou de moins, ou l’un 1 de plus et l’autre 1 de moins.
outline-hex = { $place }, { terrain }{ $coast ->
    [yes] , côte
   *[no] {""}
} : { $things }. { $dominant ->
    [none] Personne ne domine.
   *[other] { $dominant } domine{ $counts }.
}
outline-dominant = Le { clan-name }
outline-many-kiwis = { $count ->
    [one] { kiwi }
   *[other] { $count } kiwis { $clan ->
        [red] rouges
        [green] verts
        [purple] violets
       *[yellow] jaunes
    } de taille { $size }{ kiwi-mark }
}
outline-nest = un nid du { clan-name } ({ nest })
outline-marker = un domaine du { clan-name }
outline-clan-count = { clan } { $count }
outline-empty = Hexagones { terrain } vides : { $places }
outline-empty-coast = { $place } (côte)
outline-track = Compteur de tour
outline-track-space = Emplacement { $space }, { $gives } : { $owner ->
    [none] libre
   *[other] { $owner }
}
outline-track-last = La saison dernière : { $spaces }
outline-bags = Sacs

# Les images.
picture-hex = { $place }, { terrain } : { $things ->
    [none] vide
   *[other] { $things }
}
picture-kiwi = { kiwi }, hexagone { $place }
picture-nest = { $nest ->
    [tree-1] Arbre de rang 1
    [tree-2] Arbre de rang 2
    [control-1] Tour de contrôle de rang 1
    [control-2] Tour de contrôle de rang 2
    [cave-1] Grotte de rang 1
   *[cave-2] Grotte de rang 2
}
picture-nest-space = { picture-nest }{ $built ->
    [yes] {""} (nid construit)
   *[no] {""}
} : au placement, { $placed } ; à chaque saison, { $yearly }
picture-clan-nest = { picture-nest } du { clan-name }, hexagone { $place }
picture-domain = Un domaine du { clan-name }, hexagone { $place }
picture-copy = { $what }, { $number } sur { $count }
picture-off = Le pousser hors de l’île
picture-season = Saison { $season }
picture-course = { $phase ->
    [leaders] mise en place
    [settling] mise en place
    [spaces] ordre du tour
    [awakening] éveil
    [change] changement
    [actions] tour { $round } sur 3
    [reward] récompense
    [marking] marquage
   *[over] la fin
}
picture-condition = { $card ->
    [most-size-1] Plus de tailles 1
    [most-flower] Plus sur fleur
    [most-nests] Plus de nids
    [most-size-2] Plus de tailles 2
    [most-mountain] Plus sur montagne
    [fewest-mountain] Moins sur montagne
    [most-size-3] Plus de tailles 3
    [most-grass] Plus sur herbe
    [fewest-grass] Moins sur herbe
    [most-around-leader] Plus autour du leader
    [most-sand] Plus sur sable
    [fewest-sand] Moins sur sable
    [most-in-one-hex] Plus sur un hexagone
    [most-dominated] Plus d’hexag. dominés
    [most-single] Plus de kiwis seuls
   *[fewest-flower] Moins sur fleur
}
picture-winner = vainqueur
picture-others = autres
picture-player = { $who } ({ clan }, { $leader ->
    [none] pas encore de leader
   *[other] { $leader }
}) : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; fruits : { $fruits } ; { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
} ; ligne { $row }, réserve { $reserve } ; nids : { $nests }
picture-space = Emplacement { $space } du compteur de tour : { $gives }
picture-clan-board = Votre plateau de clan ({ clan })
picture-leader = { $name } : { ability }
picture-ability = { $used ->
    [yes] utilisée
   *[no] prête
}
picture-row-head = Ligne des kiwis
picture-row = Votre ligne des kiwis : { $count } sur 8
picture-uncovers = placer découvre depuis la gauche
picture-power = { $clan ->
    [red] peut placer un second marqueur
    [green] choisit parmi ses marqueurs
    [purple] les nids donnent deux fois
   *[yellow] pousse ses égaux, un déplacement de plus
}
picture-nest-type = { $nest ->
    [tree] Arbre
    [control] Tour de contrôle
   *[cave] Grotte
}
picture-now = pose
picture-every-season = saisons
picture-fruit = Fruits
picture-of-ten = { $count } sur 10
picture-markers = Marqueurs
picture-markers-seen = { $open ->
    [yes] visibles
   *[no] cachés
}
picture-reserve = Réserve
picture-reserve-count = Votre réserve : { $count }
picture-hand = Votre main
picture-deck = deck { $count }
picture-card-does = { $card ->
    [move] 2 déplacements
    [feed] Nourrir un kiwi
    [build] Un nouveau nid
   *[joker] Au choix
}
picture-card-how = { $card ->
    [move] chacun peut en pousser 2
    [feed] de tout clan, il grandit
    [build] là où vous dominez
   *[joker] ou prendre
}
picture-feed-cost = taille + 1 couleurs
picture-more-moves = de plus : 2 ×
picture-down = { $fruit ->
    [yes] Jouer une carte face cachée et prendre un fruit : choisissez-la ensuite
   *[no] Jouer une carte face cachée sans rien prendre : choisissez-la ensuite
}

# Le jeu avant qu’on l’ouvre.
about = Nourrissez, poussez et faites exploser des kiwis voraces jusqu’à ce que votre clan tienne l’île. Seul : contre le Kiwibot.
credits = Un jeu de Pepe Macba. Adaptation non officielle de passionnés.
option-free_setup = Mise en place libre
    .about = Chacun place leader et kiwis comme il veut, au lieu de la mise en place de première partie (W15). Pas en solo.
option-side_b = Côté B des plateaux de clan
    .about = Clans asymétriques, chacun avec sa ligne et son pouvoir (W70). Pas en solo.
option-variable_order = Ordre du tour variable
    .about = L’ordre du tour est choisi à chaque saison, sur un compteur qui donne et qui prend (W80). Pas en solo.
option-edition = Édition
    .mixed = Mixte
    .es = Espagnole
    .fr = Française
    .about = Là où les livrets diffèrent : le joker b place deux kiwis de taille 1 (espagnole) ou un de taille 2 (française) ; l’emplacement 1 du compteur de tour donne 2 fruits (espagnole) ou 1 (française). Mixte : le joker espagnol, le compteur français.
option-sixteenth_season_card = Seizième carte Saison
    .about = Jouer avec une seizième carte Saison, de notre invention : le moins de jetons sur les hexagones fleur (W4).
option-solo_marker = Marqueur de mode Solo
    .kiwibot = Le leader du Kiwibot
    .player = Votre leader
    .about = En solo : de quel leader partent les schémas du Kiwibot (W93).

# Comment elle a fini.
reason-four-seasons-are-over = Les quatre saisons sont finies
reason-beat-the-kiwibot = Le Kiwibot est battu
reason-the-kiwibot-won = Le Kiwibot a gagné
category-markers = Marqueurs Domaine
category-rank-2-nests = Nids de rang 2
category-season-cards = Cartes Saison
category-kiwibot-markers = Kiwibot : marqueurs Domaine
category-kiwibot-rank-2-nests = Kiwibot : nids de rang 2
category-kiwibot-season-cards = Kiwibot : cartes Saison
category-kiwibot-kept-season-cards = Kiwibot : cartes Saison gardées
category-kiwibot-unplaced-markers = Kiwibot : marqueurs non placés
category-kiwibot = Kiwibot : total

# The lesson.
lesson-you = Vous
lesson-rival = Rival
lesson-goal = Voici vos kiwis rouges, menés par celui qui porte la couronne ; les verts sont ceux de votre rival. Après quatre saisons, qui a le plus de points l’emporte, et la plupart viennent des hexagones marqués comme votre domaine. Alors chassez les autres et prenez le terrain !
lesson-table = Pendant une saison, votre rival et vous jouez trois cartes chacun, à tour de rôle. À côté de vos cartes se trouvent les fruits pour payer, les marqueurs Domaine et la ligne des kiwis : des jetons qui attendent de naître. La carte Saison promet un prix, cette fois à qui possède le plus de nids.
lesson-move = Commencez par Déplacer : deux de vos kiwis avancent d’un hexagone chacun. Cliquez sur la carte.
lesson-move-wrong = Il y aura un temps pour cela. Commencez par cliquer sur la carte Déplacer.
lesson-big = Un kiwi qui arrive peut pousser les plus petits. Cliquez sur votre kiwi de taille 2 de la montagne, puis sur l’herbe où se tient un kiwi vert de taille 1.
lesson-big-wrong = Ce déplacement est permis, mais cette fois il s’agit de pousser. Cliquez sur le kiwi de taille 2 de la montagne, puis sur l’herbe au bord de l’île.
lesson-push = Vous pouvez pousser jusqu’à deux kiwis plus petits, chacun vers un hexagone voisin. Sur la côte, il y a une autre issue : cliquez sur le kiwi vert, puis sur les vagues ! Son jeton va dans la réserve de votre rival.
lesson-push-wrong = Trop gentil : il resterait dans vos pattes. Poussez-le hors de l’île.
lesson-join = Encore un déplacement, avec un autre kiwi : aucun ne se déplace deux fois dans le même tour. Amenez votre kiwi de taille 1 du sable sur l’herbe. Avec 3 jetons contre aucun, vous dominez cet hexagone.
lesson-join-wrong = C’est permis aussi. Mais unissez vos forces : du sable au bord de l’île vers l’herbe.
lesson-feed = Votre rival a déplacé son leader, qui compte pour 3 jetons et pousse comme une taille 3. Vous avez pioché un Joker, bon pour n’importe quelle action ou pour 4 fruits. Jouez maintenant Nourrir.
lesson-feed-wrong = Il y aura un temps pour cela. Cliquez sur la carte Nourrir.
lesson-fed = Nourrissez votre kiwi de taille 1 sur l’herbe. Cela coûte des fruits de couleurs différentes, autant que la taille qu’il atteint : 2.
lesson-fed-wrong = Ce kiwi peut aussi être nourri ; celui d’un adversaire vous rapporterait même 2 marqueurs, mais il grandirait lui aussi. Nourrissez votre kiwi de taille 1 sur l’herbe.
lesson-pay = Payez un fruit vert et un fruit bleu. Un jeton de votre ligne des kiwis fait passer le kiwi à la taille 2, et l’emplacement qu’il quitte vous donne un fruit. Pour avoir nourri, vous piochez aussi un marqueur Domaine.
lesson-pay-wrong = Un marqueur peut se payer comme un fruit de n’importe quelle couleur, mais il vaut davantage sur l’île. Payez avec des fruits.
lesson-build = Votre rival a joué une carte face cachée et pris un fruit : une issue quand rien ne convient. Jouez maintenant Construire.
lesson-build-wrong = Il y aura un temps pour cela. Cliquez sur la carte Construire.
lesson-nest = Un nid demande un hexagone sans nid que vous dominez avec au moins 2 jetons. Choisissez votre premier arbre, puis l’herbe.
lesson-nest-wrong = Vous pourriez construire cela. Pour l’instant, mettez un arbre sur l’herbe où se tiennent vos deux kiwis.
lesson-price = Le premier nid d’un type coûte 2 fruits d’une même couleur, le second 3. Payez deux fruits verts. L’arbre vous donne un fruit tout de suite et 2 à chaque changement de saison.
lesson-mark = Vous avez le plus de nids et remportez la carte Saison : 1 point ; votre rival pioche un marqueur. Chacun peut maintenant marquer un hexagone qu’il domine, avec un marqueur de ce terrain. Posez votre marqueur herbe sur l’herbe.
lesson-mark-wrong = Marquez plutôt l’herbe où se trouve votre nid : chaque marqueur sur l’île vaut un point.
lesson-token = Un de vos jetons se pose face cachée sur le marqueur et y reste. Prenez-le dans votre réserve, c’est là qu’il manquera le moins.
lesson-token-wrong = Les kiwis de l’île travaillent pour vous, et un jeton de la ligne ne donnerait rien en ce moment. Prenez-en un dans la réserve.
lesson-end = La saison 2 commence et votre arbre a rapporté 2 fruits. À la fin, chaque hexagone marqué et chaque nid de rang 2 vaut 1 point, et les cartes Saison ajoutent les leurs : vous menez 2 à 1. À découvrir encore : la capacité de votre leader, et nourrir un kiwi de taille 3. Il explose, et tous ceux de son hexagone s’envolent !
