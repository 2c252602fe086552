# GrandBois en français, avec les mots de la règle imprimée.

# Les cases et leur place. Les colonnes vont vers la droite, les lignes vers le bas ; le coin de la tuile de départ est en 0, 0.
place = colonne { $x }, ligne { $y }
clan = { $clan ->
    [fox] renards
    [raccoon] ratons laveurs
    [lizard] lézards
    [rabbit] lapins
   *[toad] crapauds
}
clan-name = { $clan ->
    [fox] Renard
    [raccoon] Raton laveur
    [lizard] Lézard
    [rabbit] Lapin
   *[toad] Crapaud
}
animals = { $clan ->
    [fox] { $count ->
        [one] { $count } renard
       *[other] { $count } renards
    }
    [raccoon] { $count ->
        [one] { $count } raton laveur
       *[other] { $count } ratons laveurs
    }
    [lizard] { $count ->
        [one] { $count } lézard
       *[other] { $count } lézards
    }
    [rabbit] { $count ->
        [one] { $count } lapin
       *[other] { $count } lapins
    }
   *[toad] { $count ->
        [one] { $count } crapaud
       *[other] { $count } crapauds
    }
}
square = { $kind ->
    [clearing] une clairière
    [bear] un ours
   *[tower] une tour de garde
}
corner = { $corner ->
    [0] en haut à gauche
    [1] en haut à droite
    [2] en bas à droite
   *[3] en bas à gauche
} { $square }
over = { $cover } sur { $ground }

# Ce qui est demandé, et ce que l’on peut faire.
ask-tile = Prenez une tuile de la rivière et ajoutez-la à la forêt.
ask-tower = Posez une tour de garde sur la clairière de votre tuile, ou gardez-la pour plus tard.
ask-over = La partie est terminée.

do-lay = Poser la tuile { $tile }{ $turn ->
    [0] {""}
   *[other] , tournée de { $turn }°,
} en { $place } : { $covers }
do-tower = Poser une tour de garde en { $place } : { $worth ->
    [0] rien ne compte encore autour d’elle
    [one] { $worth } châtaigne autour d’elle pour l’instant
   *[other] { $worth } châtaignes autour d’elle pour l’instant
}
do-no-tower = Garder votre tour de garde

# Pourquoi pas.
not-tower-now = cliquez d’abord sur une tuile de la rivière, puis sur sa place dans la forêt ; une tour de garde peut venir ensuite
not-tile-now = votre tuile est posée : décidez maintenant de votre tour de garde
not-in-forest = il n’y a pas de forêt à cet endroit : une tour de garde se pose sur une clairière de la tuile qui vient d’être jouée
not-a-clearing = ce n’est pas une clairière ({ $ground }) : une tour de garde se pose uniquement sur une clairière de la tuile qui vient d’être jouée
not-that-clearing = cette clairière n’est pas sur la tuile qui vient d’être jouée : une tour de garde se pose uniquement sur une clairière de cette tuile
in-pile = les tuiles se prennent dans la rivière, pas dans la pioche
not-in-river = la tuile { $tile } n’est pas dans la rivière
already-laid = la tuile { $tile } est déjà dans la forêt : prenez-en une dans la rivière
fits-nowhere = la tuile { $tile } ne peut être posée nulle part pour l’instant : partout où elle recouvrirait une case, elle n’en a pas le droit
covers-nothing = une tuile doit recouvrir au moins une case de la forêt : la toucher ne suffit pas
adds-nothing = une tuile doit agrandir la forêt d’au moins une case : ici, les quatre seraient posées dessus
never-covered = { $kind ->
    [bear] l’ours
   *[tower] la tour de garde
} en { $place } ne peut jamais être { $kind ->
    [bear] recouvert
   *[tower] recouverte
}
too-few = en { $place }, on ne peut recouvrir { $ground } avec { $cover } : il faut { $needed ->
    [5] un ours
   *[other] au moins { $needed } animaux, ou un ours
}
too-far-out = aucune case ne peut s’éloigner de plus de { $edge } colonnes ou lignes
same-clan = en { $place }, on ne peut recouvrir { $ground } avec { $cover } : la règle pour experts interdit le même clan

# Ce qui s’est passé.
was-begun = { $who-you ->
    [yes] Vous commencez.
   *[no] { $who } commence.
}
was-laid = { $who-you ->
    [yes] Vous posez la tuile { $tile } en { $place } et recouvrez { $covered ->
        [one] { $covered } case
       *[other] { $covered } cases
    }.
   *[no] { $who } pose la tuile { $tile } en { $place } et recouvre { $covered ->
        [one] { $covered } case
       *[other] { $covered } cases
    }.
}
    .log = { $who-you ->
        [yes] Vous posez { $tile } en recouvrant { $covered ->
            [one] { $covered } case
           *[other] { $covered } cases
        }
       *[no] { $who } pose { $tile } en recouvrant { $covered ->
            [one] { $covered } case
           *[other] { $covered } cases
        }
    }
was-raised = { $who-you ->
    [yes] Vous posez une tour de garde en { $place }.
   *[no] { $who } pose une tour de garde en { $place }.
}
    .log = { $who-you ->
        [yes] Vous construisez { $tower }
       *[no] { $who } construit { $tower }
    }
was-flushed = Aucune tuile de la rivière ne convient : les { $count } passent sous la pioche et d’autres sont retournées.
was-set-aside = Plus aucune tuile ne convient : { $count ->
    [one] la dernière est mise de côté.
   *[other] les { $count } dernières sont mises de côté.
}
was-revealed = { $who-you ->
    [yes] Vous jouiez les { $clan }.
   *[no] { $who } jouait les { $clan }.
}

# Où chacun en est.
progress = Tuile { $tile } sur { $count }
status = { $laid ->
    [one] { $laid } tuile posée
   *[other] { $laid } tuiles posées
}, { $left ->
    [0] plus de tour de garde
    [one] encore { $left } tour de garde
   *[other] encore { $left } tours de garde
}
pile = { $count ->
    [0] La pioche est vide.
    [one] Il reste une tuile dans la pioche.
   *[other] Il reste { $count } tuiles dans la pioche.
}
own-clans = { $count ->
    [one] Votre clan secret : { $clans }
   *[other] Vos clans secrets : { $clans }
}
towers-left = { $who-you ->
    [yes] { $left ->
        [0] Vous n’avez plus de tour de garde
        [one] Vous avez encore { $left } tour de garde
       *[other] Vous avez encore { $left } tours de garde
    }
   *[no] { $left ->
        [0] { $who } n’a plus de tour de garde
        [one] { $who } a encore { $left } tour de garde
       *[other] { $who } a encore { $left } tours de garde
    }
}

# La position en texte, pour le terminal.
board-river = Rivière : tuile
board-key = F renards, R ratons laveurs, L lézards, S lapins, T crapauds ; C clairière, B ours, ^ tour de garde et sa place

# La position lue à voix haute.
outline-you = Votre secret
outline-river = Rivière
outline-forest = Forêt
outline-towers = Tours de garde
outline-clans = Clans
outline-groups = Plus grands ensembles
outline-tile = Tuile { $tile } : { $squares }.
outline-turning = Tourner une tuile de 90° avance chacune de ses cases d’un coin, dans le sens horaire.
outline-empty-river = La rivière est vide.
outline-row = Ligne { $y } : { $squares }.
outline-column = colonne { $x }, { $square }
outline-where = Les colonnes sont numérotées vers la droite et les lignes vers le bas ; la place d’une tuile est celle de sa case en haut à gauche.
outline-last = { $who-you ->
    [yes] Votre tuile { $tile } a été posée en dernier, en { $place }.
   *[no] { $who } a posé en dernier la tuile { $tile }, en { $place }.
}
outline-clearing = Votre tuile montre une clairière en { $place }.
outline-tower = { $who-you ->
    [yes] Votre tour de garde est en { $place } ; autour d’elle : { $around }.
   *[no] { $who } : tour de garde en { $place } ; autour d’elle : { $around }.
}
outline-nothing = rien qui compte
outline-tower-square = { $who-you ->
    [yes] votre tour de garde
   *[no] une tour de garde ({ $who })
}
outline-clan = { $who-you ->
    [yes] Vous jouez les { $clan }.
   *[no] { $who } joue les { $clan }.
}
outline-secret = { $who-you ->
    [yes] { $count ->
        [one] Votre clan est secret.
       *[other] Vos clans sont secrets.
    }
   *[no] { $count ->
        [one] { $who } a un clan secret.
       *[other] { $who } a des clans secrets.
    }
}
outline-expert = La règle pour experts est en jeu : des animaux ne peuvent recouvrir ceux de leur propre clan.
outline-group = { $who-you ->
    [yes] Votre plus grand ensemble de { $clan }, { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } : { $places }.
   *[no] { $who } : plus grand ensemble de { $clan }, { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } : { $places }.
}
outline-no-group = { $who-you ->
    [yes] Aucun de vos { $clan } n’est visible.
   *[no] { $who } : aucun des { $clan } n’est visible.
}

# Les noms de ce que montre une image.
picture-tile = Tuile { $tile } dans la forêt en { $place } : { $squares }
picture-start = Tuile de départ en { $place } : { $squares }
picture-start-covered = Tuile de départ, recouverte
picture-covered = Tuile { $tile }, recouverte
picture-river = Tuile { $tile } dans la rivière : { $squares }
picture-square = { $place } : { $square }
picture-place = Poser la tuile en { $place }
picture-clearing = Poser une tour de garde en { $place }
picture-tower = { $who-you ->
    [yes] Votre tour de garde en { $place }
   *[no] { $who } : tour de garde en { $place }
}
picture-tower-left = { $who-you ->
    [yes] Votre tour de garde { $number }, pas encore posée
   *[no] { $who } : tour de garde { $number }, pas encore posée
}
picture-clan = { $who-you ->
    [yes] Votre clan : { $clan }
   *[no] { $who }, clan : { $clan }
}
picture-secret = { $who-you ->
    [yes] Votre clan { $number }, secret
   *[no] { $who } : clan { $number }, secret
}
picture-only-you = votre secret
picture-group = { $who-you ->
    [yes] Votre plus grand ensemble de { $clan } : { $count }
   *[no] { $who }, plus grand ensemble de { $clan } : { $count }
}

# Le jeu avant de l’ouvrir.
about = Agrandissez ensemble une même forêt, tuile sur tuile, chacun pour un clan d’animaux secret.
credits = Un jeu de Frédéric Guérard. Adaptation non officielle de passionnés.
option-expert = Règle pour experts
    .about = Des animaux ne peuvent pas être recouverts par des animaux du même clan, même plus nombreux (G12).

# Comment la partie s’est terminée.
reason-no-tile-fits = Aucune des tuiles restantes ne peut être posée
reason-all-tiles-laid = Toutes les tuiles sont posées
category-squares = Cases
category-largest-group = Plus grand ensemble
category-own-clan-at-tower = Son clan autour de la tour
category-other-clans-at-tower = Autres clans autour de la tour

# La première leçon.
lesson-you = Vous
lesson-rival = Noisette
lesson-other = Sylvain
chapter-lay = Poser des tuiles
chapter-towers = Ours et tours de garde
chapter-harvest = La récolte
chapter-two = À deux, deux clans chacun
lesson-goal = Bienvenue dans GrandBois ! Tous agrandissent la même forêt, mais chacun aide en secret un clan d’animaux. Vous êtes avec les renards : à la fin, ils vous rapportent des châtaignes d’or, et celui qui en a le plus gagne.
lesson-table = Au milieu se trouve la forêt, pour l’instant quatre clairières. La rivière propose quatre tuiles et la pioche la complète.
lesson-lay = À votre tour, prenez une tuile de la rivière et posez-la : elle doit recouvrir au moins une case de la forêt et en ajouter au moins une. Prenez cette tuile aux deux cases de renards et recouvrez la clairière en bas à droite.
lesson-lay-wrong = Les règles le permettent. Mais pour l’instant, prenez la tuile avec la clairière et deux cases de renards, tournez-la pour avoir les renards en bas et recouvrez la clairière en bas à droite.
lesson-may = Qu’est-ce qui recouvre quoi ? Tout recouvre une clairière ; des animaux ne sont recouverts que par des animaux plus nombreux, de n’importe quel clan. La rivière a trois renards sur une case : quelles cases pourraient-ils recouvrir ? Cliquez sur toutes.
lesson-may-right = Quatre clairières, et le renard seul. Trois crapauds et trois renards sont trop : 3 n’est pas plus que 3.
lesson-may-wrong = Trois animaux n’en recouvrent pas trois : il en faut plus.
lesson-keep = Votre tuile montre une clairière : vous pouvez y poser votre unique tour de garde, et seulement maintenant. À la fin, elle compte les animaux des huit cases autour d’elle. La poser ici, ou la garder ?
lesson-keep-right = La partie vient de commencer : une meilleure place viendra.
lesson-keep-wrong = Elle est au bord, avec trois cases d’animaux autour, et ne bougera plus. Gardez-la cette fois-ci.
lesson-cover = Noisette et Sylvain ont joué, et trois renards sont arrivés à gauche. Posez la tuile que vous voulez : pouvez-vous y former un plus grand ensemble de renards ? R ou le bouton Tourner tourne la tuile.
lesson-cover-right = Vos trois renards recouvrent le raton laveur seul et rejoignent les renards de la case au-dessus : un ensemble de trois cases, et une clairière à côté pour votre tour.
lesson-cover-loses = Vous avez recouvert plus de renards que vous n’en apportez : il y en a moins de cases. Ce qui est recouvert ne compte plus.
lesson-cover-joins = Un plus grand ensemble, bravo ! Il y a encore mieux : la tuile aux trois renards sur le raton laveur seul, qui laisse une clairière pour votre tour.
lesson-cover-group = Votre plus grand ensemble a gagné une case. Il y a mieux : cherchez la tuile qui apporte deux cases de renards à côté de ceux de gauche.
lesson-cover-squares = Plus de cases de renards, mais séparées. Un ensemble compte double : réunissez-les à gauche.
lesson-cover-other = Cela ne montre pas plus de renards. Parfois, cela cache votre clan ; mais là, cherchez une tuile à renards pour la gauche.
lesson-tower = Votre tuile aux trois renards est posée et montre une clairière. Autour : deux cases de renards, et d’autres animaux. Les vôtres comptent 2, les autres 1. La tour maintenant, ou plus tard ?
lesson-tower-right = Une bonne place, avec de l’espace autour. Et personne ne peut recouvrir une tour de garde.
lesson-tower-wrong = Encore gardée. Mais seule la tuile qui vient d’être posée peut recevoir la tour, cette clairière peut être recouverte, et elle compte déjà 6. Posez-la.
lesson-bear = Un ours recouvre tous les animaux, même quatre, et n’est jamais recouvert. Prenez cette tuile, appuyez sur Tourner (ou R) pour avoir l’ours en bas à droite et posez-la sur les quatre ratons laveurs : ses renards rejoignent les vôtres.
lesson-bear-wrong = Pas tout à fait : tournez la tuile pour avoir l’ours en bas à droite et posez-la pour que l’ours recouvre les quatre ratons laveurs.
lesson-last = Tuile après tuile, la pioche se vide. Voici la dernière, pour vous : quatre renards, deux renards, deux cases de crapauds. Où vous rapportent-ils le plus ? Pensez à votre tour.
lesson-last-right = Il n’y a pas mieux : les quatre renards chassent les lézards voisins de votre tour et rejoignent votre ensemble, et deux autres la touchent par un coin.
lesson-last-around = Plus de renards autour de votre tour, bien. Mais ils ne rejoignent pas votre plus grand ensemble. Une place fait-elle les deux ?
lesson-last-squares = On voit plus de renards, mais loin de votre ensemble et de votre tour. Regardez à gauche de la tour.
lesson-last-joins = Deux cases de plus dans votre ensemble, très bien. Mais la tour n’y gagne rien : une place fait-elle les deux ?
lesson-last-group = Votre ensemble gagne une case, bien. À une autre place, les deux cases de renards le rejoignent, et à côté de votre tour.
lesson-squares = La récolte ! D’abord 1 châtaigne par case de renards visible, quel que soit leur nombre. Cliquez sur toutes les vôtres.
lesson-squares-right = 9 cases, 9 châtaignes. Ce qui est recouvert ne compte plus.
lesson-squares-wrong = Pas de renards là : cette case compte pour quelqu’un d’autre, ou pour personne.
lesson-group = Puis 2 par case de votre plus grand ensemble. Les cases s’y touchent par les côtés, pas en diagonale. Cliquez sur ses cases.
lesson-group-right = 7 cases, 14 châtaignes. Les deux cases de droite forment un autre ensemble, plus petit.
lesson-group-wrong = Cette case ne touche pas votre plus grand ensemble par un côté.
lesson-around = Enfin votre tour de garde : parmi les huit cases autour, les renards comptent 2, les autres animaux 1 ; ours et clairières rien. Cliquez sur toutes les cases qui comptent.
lesson-around-right = Quatre cases de renards à 2, une autre à 1 : encore 9. 9 + 14 + 9 = 32, contre 12 pour les lézards et 5 pour les ratons laveurs. Vous gagnez !
lesson-around-wrong = Elle ne compte pas : elle n’est pas voisine de votre tour, ou sans animaux.
lesson-secret = Votre clan est secret : si vous n’aidez que les renards, des ours seront bientôt sur eux. Brouillez donc les pistes de temps en temps.
lesson-two = À deux, chacun joue avec deux clans. Vous êtes maintenant avec les lapins et les renards, Noisette avec deux autres, et vos deux clans comptent. Tout le reste ne change pas.
lesson-two-mine = Huit cases vous rapportent des châtaignes en ce moment : cliquez sur tous les lapins et tous les renards.
lesson-two-mine-right = Six de lapins, deux de renards : 8 châtaignes. Le plus grand ensemble se compte pour chaque clan séparément : 4 cases de lapins, 1 de renards.
lesson-two-mine-wrong = Ce n’est ni un lapin ni un renard.
lesson-two-lay = Vous avez posé votre tour, et Noisette a recouvert un renard. À vous. Pouvez-vous poser une tuile qui agrandit d’un coup le plus grand ensemble de vos deux clans ?
lesson-two-lay-right = C’est celle-là : le lapin rejoint les quatre autres, et les deux cases de renards forment leur propre ensemble. Les deux clans y gagnent.
lesson-two-lay-loses = Vous avez recouvert plus de vos animaux que vous n’en apportez. Les deux clans sont à vous : recouvrez-en d’autres.
lesson-two-lay-group = L’un de vos deux clans y gagne, bien. Il y a une tuile avec un lapin et deux cases de renards : peut-elle faire avancer les deux ?
lesson-two-lay-squares = Une case de plus pour vous, mais pas de plus grand ensemble. Les ensembles comptent double : posez-la à côté des autres.
lesson-two-lay-other = Cela n’apporte rien à vos deux clans. Cherchez la tuile avec un lapin et deux cases de renards.
lesson-two-towers = Vous avez aussi deux tours de garde : une au plus par tour de jeu, et chacune compte 2 par case de l’un ou l’autre de vos clans. La récolte additionne les deux clans et les deux tours. Vous savez tout : jouez d’abord une partie à trois !
coach-good-place = Une tour de garde ici compterait déjà 5 points ou plus. De telles places sont rares : réfléchissez avant de la garder.
coach-few-tiles = Il reste au plus huit tuiles, et vous avez encore une tour de garde. Une tour jamais posée ne rapporte rien : cherchez des tuiles avec une clairière.
coach-tower = La tour ne peut aller que sur la tuile qui vient d’être posée, et seulement maintenant. Elle compte les huit cases autour : 2 pour votre clan, 1 pour les autres.
coach-begin = Votre première tuile : des animaux sur une clairière sont des points sûrs, et les cases qui se touchent par un côté comptent triple, une fois seules et deux dans leur ensemble.
coach-bear = Il y a un ours dans la rivière. Il recouvre tous les animaux et n’est jamais recouvert : prenez-le avant qu’il ne tombe sur votre clan.
because-tower = cela pose une tour de garde
because-joins = cela réunit vos ensembles
because-group = votre plus grand ensemble s’agrandit
because-around = plus de votre clan autour de votre tour
because-covers = cela recouvre d’autres clans
because-squares = cela montre plus de votre clan

# La boîte.
box-tiles = Tuiles Forêt
    .about = 36 tuiles de quatre cases, et la tuile de départ de quatre clairières. Ce que montre chaque tuile a été publié au sujet du jeu imprimé (G1, G2).
box-tile = Tuile { $tile }
box-start = Tuile de départ
box-clans = Cartes Clan
    .about = Une par clan ; qui joue quoi est secret (G4).
box-towers = Tours de guet
    .about = Une par personne ; à deux, deux chacun (G4).
box-tower = Tour de guet { $seat }

# Les fiches des joueurs à côté du plateau.
thing-laid = { $laid ->
    [one] { $laid } tuile posée
   *[other] { $laid } tuiles posées
}
thing-tower = { $stands ->
    [yes] Tour de garde : elle est construite
   *[no] Tour de garde : en main
}
thing-secret = Carte Clan de { $who } : un secret
thing-clan = { $who-you ->
    [yes] Votre clan : les { $clan }
   *[no] Clan de { $who } : les { $clan }
}
tally-forest = Forêt
tally-squares = cases
tally-group = ensemble
