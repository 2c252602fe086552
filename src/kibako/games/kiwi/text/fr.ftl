# Kiwi Chow Down en français.

# La boîte : clans, kiwis, fruits, terrains, marqueurs, cartes, nids, leaders.
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
    [grown] {" "}(déjà grandi)
    [moved-grown] {" "}(déjà déplacé et grandi)
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
hex = { $name } ({ terrain })
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
    [grow] faire grandir un kiwi
    [grow-different] faire grandir { $count } kiwis différents
    [point] { $count ->
        [one] 1 point
       *[other] { $count } points
    }
    [return-fruit] payer un fruit
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
    [most-peopled] Le plus d’hexagones avec au moins un de vos kiwis
    [fewest-size-1] Le moins de kiwis de taille 1
    [fewest-size-2] Le moins de kiwis de taille 2
    [fewest-size-3] Le moins de kiwis de taille 3
    [fewest-nests] Le moins de nids
    [fewest-around-leader] Le moins de jetons de tous les clans sur l’hexagone de votre leader
    [fewest-in-one-hex] Le moins de jetons sur un seul hexagone
    [fewest-dominated] Le moins d’hexagones dominés
    [fewest-single] Le moins d’hexagones avec un seul de vos kiwis
   *[fewest-flower] Le moins de jetons sur les hexagones fleur
}
season-card = { condition } (vainqueur : { $left } ; autres : { $right })
ability = { $ability ->
    [line-3-push-all-between] avance de 3 hexagones tout droit et pousse tous ceux entre les deux
    [go-1-push-all-arrival] se déplace de 1, en pousse tout le monde
    [push-all-start-go-1] pousse tout le monde de son hexagone, puis se déplace de 1
    [jump-2-push-up-to-3-arrival] saute de 2 hexagones, en pousse jusqu’à 3 kiwis
    [go-1-push-1-arrival-go-1-push-1-arrival] se déplace de 2, pousse 1 kiwi à chaque pas
    [coast-push-2-arrival] saute sur un hexagone côtier, en pousse 2 kiwis
    [go-1-bring-2] se déplace de 1, emmène jusqu’à 2 de vos kiwis
    [go-1-push-small-both] se déplace de 1, pousse toutes les tailles 1 des deux hexagones
    [run-3-push-2-arrival] avance de 1 à 3 sur un même terrain, en pousse 2 kiwis
    [nest-push-2-arrival] saute sur un de vos nids, en pousse 2 kiwis
    [swap-3] échange sa place avec un leader à 3 hexagones au plus
    [go-1-pull-2] se déplace de 1, attire jusqu’à 2 kiwis
    [line-2-push-onward-arrival] avance de 2 tout droit, en pousse tout le monde plus loin
    [go-1-grow-arrival] se déplace de 1, y fait grandir un de vos kiwis
    [go-1-place-start-place-arrival] se déplace de 1, place un kiwi sur chacun des deux hexagones
    [go-1-push-paid-2-arrival] se déplace de 1, pousse jusqu’à 2 kiwis, 1 fruit chacun
   *[other] { $steps }
}
step = { $step ->
    [go] se déplace de { $count }
    [jump] saute de { $count } hexagones
    [line] avance de { $count } hexagones tout droit
    [run] avance de 1 à { $count } sur un même terrain
    [coast] saute sur un hexagone côtier
    [nest] saute sur un de vos nids
    [swap] échange sa place avec un leader à { $count } hexagones au plus
    [push-all-start] pousse tout le monde de son hexagone
    [push-all-arrival] en pousse tout le monde
    [push-all-between] pousse tous ceux entre les deux
    [push-small-both] pousse toutes les tailles 1 des deux hexagones
    [push-arrival] en pousse { $count }
    [push-up-to-arrival] en pousse jusqu’à { $count }
    [push-paid-arrival] en pousse jusqu’à { $count }, 1 fruit chacun
    [push-onward-arrival] en pousse tout le monde plus loin
    [bring] emmène jusqu’à { $count } de vos kiwis
    [pull] attire jusqu’à { $count } kiwis
    [grow-arrival] y fait grandir un de vos kiwis
    [place-start] place un kiwi sur l’hexagone quitté
   *[place-arrival] y place un kiwi
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
    [0] Vous pouvez encore faire un déplacement ({ $more } de plus), ou arrêter.
   *[other] Déplacez un kiwi ou votre leader, ou utilisez sa capacité (encore { $count }).
}
ask-pay-move = Payez 2 fruits de vos couleurs Déplacer pour un déplacement de plus, ou arrêtez.
ask-push = { $must ->
    [yes] Poussez un kiwi hors de l’hexagone (encore { $count }).
   *[no] Vous pouvez pousser des kiwis hors de l’hexagone ({ $count } au plus).
}
ask-push-this = Choisissez où ce kiwi est poussé.
ask-ashore = Placez le leader sur un autre hexagone côtier.
ask-way = Choisissez où va votre leader.
ask-bring = Vous pouvez emmener certains de vos kiwis.
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
ask-take = Choisissez un de vos jetons de l’île à utiliser.
ask-build = Choisissez un nid et où le construire.
ask-place = Choisissez où placer un kiwi.
ask-grow = Choisissez un de vos kiwis à faire grandir.
ask-nest = Choisissez le nid dont vous prenez maintenant l’avantage.
ask-bonus = Choisissez un bonus : Nourrir ou Construire.
ask-give-fruit = Choisissez un fruit à rendre ; vous pouvez en garder 10 au plus.
ask-give-marker = Choisissez un marqueur à rendre.
ask-remove = Retirez un de vos kiwis de l’île.
ask-mark = { $second ->
    [yes] Vous pouvez payer un fruit pour placer un second marqueur.
   *[no] { $season ->
        [4] Placez des marqueurs sur des hexagones que vous dominez, autant que vous voulez.
       *[other] Vous pouvez placer un marqueur sur un hexagone que vous dominez.
    }
}
ask-mark-token = Choisissez le jeton à poser sur le marqueur : il devient un drapeau et n’est plus un kiwi.
ask-prize = Vous remportez les deux cartes : choisissez celle dont vous prenez l’avantage.
ask-over = La partie est finie.

# Ce que fait une action.
do-done = { $doing ->
    [move] Arrêter les déplacements
    [pay-move] Pas d’autre déplacement
    [push] Fini de pousser
    [bring] Fini d’emmener des kiwis
    [pull] Fini d’attirer
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
do-row = Prendre un jeton de votre ligne des kiwis
do-reserve = Prendre un jeton de votre réserve
do-build = Construire sur { $place } : { nest }
do-place = Placer sur { $place }
do-grow = Faire grandir { $kiwi } sur { $place }
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
    [0] faites un déplacement, ou arrêtez
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
not-now-pay = payez d’abord ce qu’il faut
not-now-take = choisissez d’abord un jeton de l’île
not-now-build = choisissez d’abord un nid à construire
not-now-place = placez d’abord le kiwi
not-now-grow = choisissez d’abord le kiwi à faire grandir
not-now-nest = choisissez d’abord un nid
not-now-bonus = choisissez d’abord le bonus
not-now-give-fruit = rendez d’abord un fruit
not-now-give-marker = rendez d’abord un marqueur
not-now-remove = retirez d’abord un de vos kiwis de l’île
not-now-mark = décidez d’abord de votre marqueur
not-now-mark-token = choisissez d’abord le jeton pour le marqueur
not-now-prize = choisissez d’abord une carte Saison
not-leader = { $name } n’est pas un leader de votre clan
not-empty = cet hexagone n’est pas vide
not-without = vous y avez déjà un kiwi
not-on-island = il n’y a pas d’hexagone là sur cette île
no-such-kiwi = il n’y a pas ce kiwi à cet endroit
not-your-kiwi = ce kiwi n’est pas de votre clan
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
not-adjacent = un kiwi va sur un hexagone voisin du sien, un seul à la fois
has-moved = ce kiwi s’est déjà déplacé ce tour
leader-has-moved = votre leader s’est déjà déplacé ce tour, ou a utilisé sa capacité
ability-used = votre leader a déjà utilisé sa capacité cette saison
no-ability = la capacité de votre leader ne le mènerait sur aucun autre hexagone
not-small-enough = ce kiwi est trop gros pour être poussé ici
not-pusher = celui qui pousse reste à sa place
not-from-here = personne n’est poussé de là maintenant
not-coast = cet hexagone n’est pas sur la côte : personne ne peut y être poussé hors de l’île
not-this-kiwi = c’est un autre kiwi qui est poussé maintenant
not-a-shore = ce n’est pas un autre hexagone côtier
not-a-way = la capacité ne mène pas là
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
has-nest = il y a déjà un nid sur cet hexagone
few-tokens = il vous faut au moins deux jetons sur cet hexagone
not-dominated = vous ne dominez pas cet hexagone
both-built = vous avez construit les deux nids de ce type : { nest-type }
no-own-kiwi = vous n’avez pas de kiwi sur cet hexagone
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
has-marker = il y a déjà un marqueur sur cet hexagone
no-marker = cet hexagone demande un marqueur { terrain }, et vous n’en avez pas
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
    .heading = Saison { $season }
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
    .log = { $who-you ->
        [yes] Vous jouez { $sign }
       *[no] { $who } joue { $sign }
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
    .log = { $who-you ->
        [yes] Vous rendez { $sign }
       *[no] { $who } rend { $sign }
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
    [yes] Vous amenez le leader sur { $place }.
   *[no] { $who } amène le leader sur { $place }.
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
    .log = { $who-you ->
        [yes] Vous construisez { $sign } sur { $place }
       *[no] { $who } construit { $sign } sur { $place }
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
    .log = { $who-you ->
        [yes] Vous prenez l’avantage de { $sign }
       *[no] { $who } prend l’avantage de { $sign }
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
    [yes] Vous mélangez la défausse en une nouvelle pioche.
   *[no] { $who } mélange la défausse en une nouvelle pioche.
}
was-set-aside = { $who } mélange toutes ses cartes ; une carte { card-kind } est mise de côté face visible.
was-moved-leader = { $who } déplace le leader { clan } de { $start } à { $end }.
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
board-cards = pioche { $deck } ; jouées : { $plays }
board-hand = Main : { $hand }
board-bags = Dans les sacs : { $fruits ->
    [one] { $fruits } fruit
   *[other] { $fruits } fruits
}, { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
}
board-solo = Carte Solo { $card }
progress = { $phase ->
    [leaders] Mise en place
    [settling] Mise en place
    [spaces] Mise en place
    [actions] Saison { $season } sur 4, tour { $round }
    [over] Fin de la partie
   *[other] Saison { $season } sur 4
}
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
    [same] , ensemble vers le même
    [apart] , chacun vers un hexagone différent
   *[one] {""}
}{ $pushes ->
    [0] {""}
   *[other] , en poussant { $pushes } des vôtres
}{ $own ->
    [0] {""}
   *[other] , en poussant { $own } des siens
}
solo-aside = Mise de côté face visible : { card-kind }
solo-mover = { $size ->
    [leader] son leader
    [your-leader] votre leader
   *[other] sa taille { $size }
}
outline-now = Maintenant
outline-turn = { $who-you ->
    [yes] C’est à vous : { $asked }
   *[no] C’est à { $who }.
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
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
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
outline-places = Un hexagone porte une lettre, sa rangée, et un nombre, sa place. Ses voisins : dans sa rangée, les nombres d’à côté ; dans la rangée d’avant, le même nombre et celui d’avant ; dans la rangée d’après, le même nombre et celui d’après.
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
    [most-size-1] Le plus de tailles 1
    [most-flower] Le plus sur fleur
    [most-nests] Le plus de nids
    [most-size-2] Le plus de tailles 2
    [most-mountain] Le plus sur montagne
    [fewest-mountain] Le moins sur montagne
    [most-size-3] Le plus de tailles 3
    [most-grass] Le plus sur herbe
    [fewest-grass] Le moins sur herbe
    [most-around-leader] Le plus autour du leader
    [most-sand] Le plus sur sable
    [fewest-sand] Le moins sur sable
    [most-in-one-hex] Le plus sur un hexagone
    [most-dominated] Le plus d’hexag. dominés
    [most-single] Le plus de kiwis seuls
    [most-peopled] Le plus d’hexag. peuplés
    [fewest-size-1] Le moins de tailles 1
    [fewest-size-2] Le moins de tailles 2
    [fewest-size-3] Le moins de tailles 3
    [fewest-nests] Le moins de nids
    [fewest-around-leader] Le moins autour du leader
    [fewest-in-one-hex] Le moins sur un hexagone
    [fewest-dominated] Le moins d’hexag. dominés
    [fewest-single] Le moins de kiwis seuls
   *[fewest-flower] Le moins sur fleur
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
picture-everybody = Ce que chacun possède
picture-deck = pioche { $count }
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
    .about = Là où les livrets français et espagnol diffèrent : le Joker b, combien on pousse, les leaders, les cartes Saison, le compteur de tour, le Kiwibot. La page des règles énumère tout ; mixte : comme chaque règle le dit.
option-even_nests = Nids équitables
    .about = Les nids Ordre du Tour donnent selon le nombre de joueurs, pour que toutes les places aient les mêmes chances, au lieu d’une seule série pour tous (W7). De notre cru.
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

# La leçon.
lesson-you = Vous
lesson-rival = Rival
chapter-move = Se déplacer et pousser
chapter-season = La suite d’une saison
chapter-last = La dernière saison
chapter-solo = Seul contre le Kiwibot
lesson-goal = Voici vos kiwis rouges, menés par celui qui porte la couronne ; les verts sont ceux de votre rival, et trois de chaque se sont installés en face. Après quatre saisons, le plus de points l’emporte, et la plupart viennent des hexagones marqués comme votre domaine. Chassez les autres et prenez le terrain !
lesson-table = Pendant une saison, votre rival et vous jouez trois cartes chacun, à tour de rôle ; voici les vôtres. La carte Saison promet un prix, cette fois à celui qui possède le plus de nids.
lesson-board = Voici votre plateau de clan : votre leader ; la ligne des kiwis, dont les jetons attendent de naître ; les nids à construire ; les fruits pour payer ; et les marqueurs, chacun bon pour un domaine sur son terrain.
lesson-leader = Bienvenue sur l’île ! Vous menez le clan rouge, et une partie commence par le choix de votre leader : il compte pour trois jetons et a une capacité, une fois par saison. Lisez les quatre cartes : qui entre dans l’hexagone voisin et en pousse tout le monde ?
lesson-leader-bolo = Bolo : simple et fort. Votre rival choisit à son tour, et tous s’installent sur l’île.
lesson-leader-chopan = Chopan file tout droit sur trois hexagones et pousse tous ceux du chemin. Sauvage ! Mais nous cherchions celui qui vide l’hexagone voisin.
lesson-leader-rumba = Rumba pousse tout le monde hors de son hexagone, puis repart. Nous cherchions celui qui fait l’inverse.
lesson-leader-zanco = Zanco saute exactement deux hexagones et y pousse jusqu’à trois kiwis. Nous cherchions celui qui vide l’hexagone voisin.
lesson-move = Saison 1, votre première carte. Des kiwis verts se tiennent parmi les vôtres, dont un sur le sable de la côte. Quelle carte permet d’y faire quelque chose ?
lesson-move-right = Déplacer : deux de vos kiwis avancent d’un hexagone, et celui qui arrive peut pousser.
lesson-move-down = Face cachée, une carte ne fait rien, sinon donner un fruit si vous voulez. C’est pour quand rien ne convient. Jouez-la face visible.
lesson-move-feed = Nourrir fait grandir un kiwi, contre des fruits. Cela vaut beaucoup, mais ne déplace personne. Commencez par Déplacer.
lesson-move-build = Un nid est une belle chose, et vous en construirez bientôt un. Faites d’abord de la place avec Déplacer.
lesson-big = Un kiwi qui arrive peut pousser les plus petits. Cliquez sur votre kiwi de taille 2 de la montagne, puis sur le sable de la côte où se tient un kiwi vert de taille 1.
lesson-big-wrong = Ce déplacement est permis, mais cette fois il s’agit de pousser. Cliquez sur le kiwi de taille 2 de la montagne, puis sur le sable de la côte.
lesson-push = Vous pouvez pousser jusqu’à deux kiwis plus petits, chacun vers un hexagone voisin. Sur la côte, il y a une autre issue : les vagues. Cliquez sur le kiwi vert, puis sur sa destination.
lesson-push-right = Plouf ! Son jeton retourne dans la réserve de votre rival et devra renaître.
lesson-push-done = Il reste à côté de vous. Vous avez encore plus de jetons ici, 2 contre 1, mais pas pour longtemps : poussez-le hors de l’île.
lesson-push-wrong = Hors de l’hexagone, mais trop gentil : il est juste à côté et reviendra. Poussez-le dans les vagues.
lesson-dominate = Vous dominez un hexagone si vous y avez plus de jetons que chacun des autres clans : une taille 2 en compte deux, votre leader trois. Cliquez sur les neuf hexagones que vous dominez.
lesson-dominate-right = Les neuf ! Un seul kiwi sans personne d’autre suffit, même chez votre rival.
lesson-dominate-wrong = Pas celui-là : il est vide, ou quelqu’un y a autant de jetons que vous, ou plus.
lesson-join = Encore un déplacement, avec un autre kiwi : aucun ne se déplace deux fois dans le même tour. Qui peut vous gagner un hexagone de plus, sans en céder un, là où aucun kiwi vert n’est à côté ?
lesson-join-right = Bien vu : votre leader tient les fleurs sans lui, et le sable est à vous aussi. Dix hexagones !
lesson-join-ability = La capacité de votre leader serait utilisée pour la saison. Gardez-la pour une foule. Un des petits à côté de votre leader peut partir.
lesson-join-dominates = Un hexagone de plus, bon coup aussi ! Mais nous cherchions un hexagone sans voisins verts : un des petits à côté de votre leader peut aller sur le sable vide.
lesson-join-loses = Vous dominez maintenant un hexagone de moins. Celui qui est seul doit rester ; à côté de votre leader, il y en a deux de trop.
lesson-join-breaks = Votre rival domine un hexagone de moins : pas mal. Mais vous n’en gagnez aucun. Un des petits à côté de votre leader peut aller sur le sable vide.
lesson-join-wrong = Cela change peu : vous dominez autant d’hexagones qu’avant. Deux petits se tiennent à côté de votre leader, et l’un peut aller sur le sable vide.
lesson-feed = Le leader de votre rival a écarté un de vos kiwis, et une taille 2 verte est venue sur le sable parmi les vôtres. Vous avez pioché un Joker : n’importe quelle action, ou 4 fruits. Quelle carte rend un de vos kiwis plus difficile à pousser ?
lesson-feed-right = Nourrir : il reste à choisir qui.
lesson-feed-joker = Un Joker peut aussi nourrir. Mais vous avez une carte Nourrir : gardez le Joker pour quand vous n’en aurez pas.
lesson-feed-gain = Possible, mais le Joker est votre carte la plus souple. Vous avez assez de fruits : jouez Nourrir.
lesson-feed-down = Face cachée, elle ne donne qu’un fruit. Il y a mieux : jouez Nourrir.
lesson-feed-build = Vous pourriez déjà construire. Mais un de vos kiwis, seul, est en danger, et nourrir donne aussi un marqueur : jouez Nourrir.
lesson-fed = On peut nourrir n’importe quel kiwi, à vous ou à votre rival. Cela coûte des fruits de couleurs différentes, autant que la taille atteinte. On ne pousse que plus petit que soi : qui nourrir, pour que la taille 2 verte d’à côté ne le chasse pas ?
lesson-fed-right = Votre kiwi seul sur la montagne, à côté de la foule verte : une taille 2 ne pousse pas une taille 2.
lesson-fed-green = Un kiwi de votre rival : vous piocheriez 2 marqueurs au lieu d’un, mais il grandirait. Parfois cela vaut la peine ; nourrissez plutôt le vôtre, seul à côté de la taille 2 verte.
lesson-fed-wrong = Il grandirait, mais il n’y est pas en danger. Nourrissez votre taille 1, seule sur la montagne à côté de la taille 2 verte.
lesson-pay = Payez deux couleurs différentes. Un marqueur peut remplacer un fruit de n’importe quelle couleur, mais est-ce une bonne idée ? Cliquez sur ce que vous payez.
lesson-pay-right = Pour avoir nourri, vous avez pioché un marqueur Domaine, une montagne. Le jeton vient de votre ligne des kiwis : ses deux premiers emplacements ne donnent rien, les suivants ce qu’ils montrent.
lesson-pay-wrong = Payé, mais un marqueur est parti : sur l’île, il valait un point. Payez avec des fruits.
lesson-another = Votre rival a nourri aussi : un des vôtres ! Il est de taille 2, avec un jeton de votre ligne. Pourquoi ? Nourrir le kiwi d’un autre fait piocher 2 marqueurs au lieu d’un, et chacun peut devenir un domaine. Faites de même là où cela ne vous nuit pas.
lesson-nest = Vous avez joué Construire. Un nid demande un hexagone que vous dominez avec au moins 2 jetons, et y reste pour de bon. Ce sont les fruits qui vous manquent : quel premier nid ? Choisissez-le sur votre plateau, puis le sable de la côte.
lesson-nest-right = Un arbre : un fruit tout de suite, et 2 à chaque changement de saison.
lesson-nest-where = Un arbre, bien : il rapporte des fruits à chaque saison, où qu’il soit. Pour la suite de la leçon, construisez-le sur le sable de la côte, où est votre taille 2.
lesson-nest-control = Un nid de contrôle compte pour deux jetons que personne ne peut pousser. Fort plus tard ; il vous faut d’abord des fruits : un arbre.
lesson-nest-cave = Une grotte fait naître des kiwis. Bien avec une ligne pleine ; mais il vous faut d’abord des fruits : un arbre.
lesson-price = Le premier nid d’un type coûte 2 fruits d’une même couleur, le second 3. Payez deux fruits verts.
lesson-price-wrong = Un marqueur peut se payer comme un fruit de n’importe quelle couleur, mais il vaut davantage sur l’île. Payez deux fruits verts.
lesson-card = Trois cartes chacun sont jouées ; la dernière de votre rival l’a été face cachée, pour un fruit. Voici la carte Saison : le plus de nids. Vous en avez un, votre rival aucun : vous gagnez le prix de gauche, 1 point. Les autres ont celui de droite : votre rival pioche un marqueur.
lesson-mark = Enfin les domaines : chacun peut marquer un hexagone qu’il domine, avec un marqueur de ce terrain. Il reste à vous, qui que ce soit qui le domine plus tard. Lequel de vos hexagones perdriez-vous en premier ?
lesson-mark-right = Votre kiwi seul chez votre rival sera peut-être poussé la saison prochaine. Mais le point est à vous pour de bon : un marqueur ne repart jamais.
lesson-mark-done = Rien de marqué, pas de point. Qui sait quels hexagones vous dominerez à la saison prochaine : marquez-en un maintenant.
lesson-mark-wrong = Un point aussi ! Mais là, vous serez encore fort à la saison prochaine. Sur une montagne chez votre rival, un de vos kiwis est seul : marquez-la tant que vous pouvez.
lesson-token = Un de vos jetons devient le drapeau du marqueur et n’est plus un kiwi. Votre réserve est vide : le prenez-vous sur votre ligne des kiwis, ou sur l’île ?
lesson-token-right = De la ligne : l’emplacement ne donne rien cette fois, mais tous restent sur l’île. Si vous avez une réserve, prenez-y le jeton.
lesson-token-wrong = Un kiwi de l’île a rapetissé ou disparu, et vous pourriez perdre un hexagone. Prenez le jeton sur votre ligne.
lesson-spring = La saison 2 commence et votre arbre a rapporté 2 fruits. Vous menez 2 à 1. Il y a quatre saisons ; le chapitre suivant montre la dernière.
lesson-late = Saison 4, et vous n’avez pas encore de domaine. Mais trois marqueurs : herbe, montagne, sable. La carte de votre leader montre sa capacité, pas encore utilisée cette saison : entrer à côté et pousser tout le monde.
lesson-ability = La capacité s’utilise à la place d’un de vos deux déplacements : jouez Déplacer. Nous commençons par la capacité.
lesson-ability-wrong = Ce sera pour plus tard. La capacité demande une carte Déplacer.
lesson-go = Où votre leader doit-il aller ? Pensez à vos marqueurs, et à qui se trouve où.
lesson-go-right = La montagne : trois kiwis verts doivent partir, et votre leader la domine seul. Vous les poussez tous sur la montagne derrière, et votre second déplacement en chasse un autre de l’herbe.
lesson-go-sand = Le sable est alors à vous, et un kiwi vert doit partir. Mais la montagne en a trois, et le sable se gagne à moindre prix.
lesson-go-wrong = Personne à pousser là, et la capacité est perdue pour la saison. Regardez où les kiwis verts s’entassent.
lesson-more = Vous pouvez acheter d’autres déplacements : 2 fruits chacun, rouges ou jaunes pour votre clan. Sur le sable, il y a égalité. Mais gardez un fruit de chaque couleur : ils serviront. Payer, ou arrêter ?
lesson-more-right = Deux rouges : un troisième déplacement, et il reste un fruit de chaque couleur.
lesson-more-yellow = Un déplacement, mais votre seul fruit jaune est parti, et la suite demande les quatre couleurs. Payez deux rouges.
lesson-more-done = Économe. Mais deux fruits rouges vous feraient gagner le sable, et son point. Payez-les.
lesson-more-marker = Un marqueur qui pouvait valoir un point est parti. Payez avec des fruits rouges.
lesson-sand = Le sable, entre votre leader et la montagne du fond : un kiwi rouge contre un vert. Qui peut le gagner pour vous ?
lesson-sand-right = 2 contre 1 : le sable est à vous.
lesson-sand-loses = Vous avez cédé un hexagone. Amenez en renfort le kiwi seul à côté du sable.
lesson-sand-wrong = Sur le sable, toujours égalité, et l’égalité n’est à personne. Amenez le kiwi seul d’à côté.
lesson-explode = Votre deuxième carte est Nourrir. Nourrir une taille 3 coûte quatre fruits différents et la fait exploser : ses jetons retournent à la réserve, et vous poussez tous ceux de l’hexagone. Qui nourrissez-vous ?
lesson-explode-right = Boum ! Quatre jetons verts de moins sur l’île, car vous poussez aussi le petit à la mer. Et nourrir un kiwi adverse vous donne 2 marqueurs : une fleur et une seconde montagne.
lesson-explode-own = Votre propre taille 3 exploserait, et vous perdriez l’herbe ! Gavez plutôt le gros de votre rival, sur la côte.
lesson-explode-green = Il grandirait, et votre rival avec. Il y a un kiwi vert qui ne peut plus grandir : nourrissez-le.
lesson-explode-wrong = Le vôtre grandirait et vous piocheriez un marqueur : pas mal. Mais une taille 3 adverse, sur la côte, peut exploser.
lesson-joker = Votre dernière carte. Vous avez deux fruits bleus, et votre leader tient seul la montagne. Un Joker est l’une des trois actions ou le gain imprimé. Que choisissez-vous ?
lesson-joker-right = Construire : deux fruits d’une couleur font un nid.
lesson-joker-gain = Un fruit et deux petits kiwis : très bien en début de partie. Là, les deux fruits bleus seraient perdus : construisez.
lesson-joker-other = Possible. Mais deux fruits bleus font un nid, et un nid bien choisi tient un hexagone à lui seul : le Joker comme Construire.
lesson-joker-card = Cela marcherait, mais il vous manque une carte Construire. Jouez le Joker aux kiwis comme Construire.
lesson-control = Quel nid, et où ? Rappel : un nid de contrôle compte pour deux jetons, et personne ne le pousse.
lesson-control-right = Sur la montagne : le nid la tient seul, et votre leader est libre. Il donne aussi un déplacement tout de suite.
lesson-control-where = Deux jetons de plus là où vous menez déjà. Sur la montagne, il libérerait votre leader.
lesson-control-type = Un arbre ou une grotte est utile tôt dans la partie. À la dernière saison, deux jetons qui restent valent plus : contrôle.
lesson-free = Le cadeau du nid : un déplacement. Votre rival joue encore une carte avant le marquage. Lequel de vos hexagones a le plus besoin d’aide ?
lesson-free-right = Le sable : avec votre leader, 5 contre 1. La dernière carte de votre rival n’y changera rien.
lesson-free-leader = Votre leader est libre, bien vu. Mais c’est sur le sable, 2 contre 1, qu’on a besoin de lui.
lesson-free-wrong = Le sable reste à 2 contre 1, vite perdu. La montagne n’a plus besoin de votre leader : envoyez-le là.
lesson-fit = La carte Saison compte les hexagones dominés : vous en avez le plus, 1 point. Au dernier marquage, posez autant de marqueurs que possible : fleur, herbe, sable et deux montagnes. Cliquez sur chaque hexagone que vous pouvez marquer.
lesson-fit-right = Quatre domaines. Seule la fleur reste : vous ne dominez aucune fleur.
lesson-fit-wrong = Celui-là ne peut pas être marqué : vous ne le dominez pas, il est déjà marqué, ou il vous manque un marqueur de ce terrain.
lesson-count = Le décompte : 4 domaines et 1 point de carte Saison font 5 ; votre rival en a 1. Chaque second nid d’un même type vaudrait 1 point de plus. Vous gagnez !
lesson-bot = Seul, vous jouez contre le Kiwibot. Il n’a pas de main et ne réfléchit pas : à chaque tour il révèle une carte, et la carte Solo éclairée dit ce qu’il fait. La ligne est le type de carte, la colonne dit si c’est son premier, deuxième ou troisième tour de la saison.
lesson-bot-card = Ici, chaque saison a deux cartes Saison, et le Kiwibot gagne les égalités. Vous avez deux nids, lui un ; vous dominez 9 hexagones, lui aussi. Quelle carte le Kiwibot gagnerait-il maintenant ? Cliquez dessus.
lesson-bot-card-right = C’est ça : une égalité suffit au Kiwibot. Et il garde chaque carte qu’il gagne, pour 1 point à la fin. Ses trois tours sont passés : il vous reste une carte pour changer cela.
lesson-bot-card-wrong = Vous avez plus de nids que lui : cette carte est à vous. Regardez l’autre.
lesson-bot-move = Vous avez joué Déplacer. Vous dominez 9 hexagones, et lui 9. Quel premier déplacement vous fait passer devant ?
lesson-bot-move-loses = Ce déplacement vous coûte un hexagone : vous ne dominez plus celui que vous quittez. Y a-t-il un kiwi qui en laisse d’autres à vous derrière lui ?
lesson-bot-move-right = Oui, un hexagone de plus. L’égalité est rompue, et la carte serait à vous.
lesson-bot-move-breaks = Bien vu : vous ne gagnez pas d’hexagone, mais il en domine un de moins, et vous voilà devant.
lesson-bot-move-ability = La capacité déplace aussi votre leader, mais essayez d’abord un simple déplacement qui change qui domine quoi.
lesson-bot-move-same = Autant d’hexagones qu’avant, et une égalité va au Kiwibot. Allez là où il domine, ou là où personne ne domine.
lesson-bot-season = La saison est finie, et vous avez gagné les deux cartes : vous avez reçu l’avantage de gauche de l’une, et le Kiwibot celui de l’autre, qui quitte la partie. Avec une seule carte gagnée, il aurait gardé l’autre.
lesson-bot-wins = Puis chacun marque, comme toujours, et une nouvelle carte Solo est visible. À la fin, le Kiwibot ajoute 1 point par carte Saison gardée et 1 pour trois marqueurs restants. Vous ne gagnez qu’avec plus de points que lui.
lesson-end = Voilà tout le jeu. À trois ou quatre, l’île grandit, et rien d’autre ne change. Et maintenant, une vraie partie à deux !
coach-nothing-to-mark = C’est votre dernière carte avant le marquage, et vous ne dominez aucun hexagone qui convienne à vos marqueurs. Cette carte peut-elle vous en gagner un ?
coach-build = Vous avez deux fruits identiques et un hexagone dominé avec deux jetons : vous pourriez construire. Plus un arbre est construit tôt, plus il rapporte.
coach-push = Vous pouvez pousser quelqu’un. Sur la côte, les vagues emportent un kiwi hors de l’île.
coach-pay-move = Les déplacements suivants coûtent 2 fruits aux couleurs de votre clan. Ne payez que pour gagner un hexagone : les fruits servent aussi à nourrir et à construire.
coach-no-fruit = Vous n’avez presque plus de fruits. Déplacer n’en coûte aucun ; une carte face cachée en donne un, et le Joker A quatre.
coach-ability = La capacité de votre leader n’a pas servi cette saison. Avec une carte Déplacer, elle remplace un déplacement.
because-points = cela gagne un point
because-dominates = vous dominez un hexagone de plus
because-breaks = un rival domine un hexagone de moins
because-throws-out = moins de jetons adverses sur l’île
because-markers = cela pioche un marqueur
because-fruits = cela rapporte des fruits

# La boîte.
box-sections = Sections de l’île
    .about = Une par personne, n’importe laquelle des quatre à chaque place ; à deux, trois ou quatre elles forment l’île (W5).
box-section = Section { $name }
box-boards = Plateaux de clan
    .about = Les huit emplacements de la ligne des kiwis : placer un kiwi en découvre l’avantage. La face A est la même pour tous ; la face B a un pouvoir par clan (W8, W70).
box-board = Face { $side }{ $side ->
    [B] , { clan }
   *[A] {""}
}
box-leaders = Cartes Chef
    .about = Quatre par clan, chacune avec une capacité (W9).
box-actions = Cartes Action
    .about = Chaque clan a les neuf mêmes (W6).
box-french = Dans l’édition française : { $benefit }
box-spanish = Dans l’édition espagnole : { $benefit }
box-nests = Nids
    .about = Six par clan ; un nid de rang 2 vaut un point (W43).
box-nest = À la construction : { $placed } ; à chaque saison : { $yearly }
box-seasons = Cartes Saison
    .about = Le meilleur gagne ce qui est à gauche, tous les autres ce qui est à droite (W4, W60).
box-order = Ordre du tour
    .about = Ce que donnent au départ les nids d’ordre de tour, et la piste de l’ordre variable (W7, W80).
box-turn-nest = Nid d’ordre de tour { $place }{ $players ->
    [all] {""}
   *[other] , à { $players } (option)
}
box-space = Case { $space } de la piste
box-solo = Les cartes du Kiwibot
    .about = Une ligne par type de carte Action, une colonne par emplacement (W96).
box-tokens = Pions, fruits et marqueurs
    .about = Les pions de chaque clan ; fruits et marqueurs sont tirés de sacs (W1).

# Les fiches des joueurs à côté du plateau.
thing-points = { $count ->
    [one] { $count } point jusqu’ici
   *[other] { $count } points jusqu’ici
}
thing-fruits = { $colour ->
    [red] Fruits rouges
    [green] Fruits verts
    [yellow] Fruits jaunes
   *[blue] Fruits bleus
} : { $count }
thing-markers = Marqueurs Domaine : { $count }
thing-tokens = Jetons à venir : { $row } sur la ligne des kiwis, { $reserve } en réserve

ask-joker = Comment jouez-vous le joker ?
tile-use = { $how ->
    [move] comme Déplacer
    [feed] comme Nourrir
   *[build] comme Construire
}
tile-gain = Prendre { $gain }
tile-down = { $fruit ->
    [yes] Face cachée, pour 1 fruit
   *[no] Face cachée, pour rien
}
tile-ability = Utiliser { $name }
tile-nest = { picture-nest } : { $gain }
tile-space = Emplacement { $space } : { $gives }
tile-row = Ligne des kiwis
tile-reserve = Réserve
