# GrandBois en français, avec les mots de la règle imprimée.

# Les cases et leur place. Les colonnes vont vers la droite, les lignes vers le bas ; le coin de la tuile de départ est en 0, 0.
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
ask-tower = Posez une tour de garde sur la clairière de votre tuile, ou gardez-la.
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
not-tower-now = choisissez d’abord une tuile de la rivière et posez-la ; une tour de garde peut suivre
not-tile-now = votre tuile est posée : décidez maintenant de votre tour de garde
not-in-forest = il n’y a pas de forêt en { $place } : une tour de garde se pose sur une clairière de la tuile qui vient d’être jouée
not-a-clearing = en { $place }, pas de clairière ({ $ground }) : une tour de garde se pose uniquement sur une clairière de la tuile qui vient d’être jouée
not-that-clearing = la clairière en { $place } n’est pas sur la tuile qui vient d’être jouée : une tour de garde se pose uniquement sur une clairière de cette tuile
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
too-far-out = aucune case ne s’éloigne de plus de { $edge } colonnes ou lignes
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
was-raised = { $who-you ->
    [yes] Vous posez une tour de garde en { $place }.
   *[no] { $who } pose une tour de garde en { $place }.
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
outline-turning = Tourner de 90° avance chaque case de la tuile d’un coin, dans le sens horaire.
outline-empty-river = La rivière est vide.
outline-row = Ligne { $y } : { $squares }.
outline-column = colonne { $x }, { $square }
outline-where = Les colonnes vont vers la droite et les lignes vers le bas ; la place d’une tuile est celle de sa case en haut à gauche.
outline-last = { $who-you ->
    [yes] Vous avez posé la dernière tuile, la { $tile }, en { $place }.
   *[no] { $who } a posé la dernière tuile, la { $tile }, en { $place }.
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
lesson-goal = Bienvenue dans GrandBois ! Tous agrandissent la même forêt, mais chacun aide en secret un clan d’animaux. Vous êtes avec les renards : à la fin, ils vous rapportent des châtaignes d’or, et qui en a le plus gagne.
lesson-table = Au milieu se trouve la forêt, pour l’instant quatre clairières. La rivière propose quatre tuiles et la pioche la complète. Votre tour de garde attend à côté de votre carte clan.
lesson-lay = À votre tour, prenez une tuile de la rivière et posez-la : elle doit recouvrir au moins une case de la forêt et en ajouter au moins une. Prenez cette tuile aux deux cases de renards et recouvrez la clairière en bas à droite.
lesson-lay-wrong = Les règles le permettent. Mais pour l’instant, prenez la tuile avec la clairière et deux cases de renards, tournez-la pour avoir les renards en bas et recouvrez la clairière en bas à droite.
lesson-keep = Votre tuile montre une clairière : vous pouvez y poser votre tour de garde, seulement sur celle-ci et seulement maintenant. Une meilleure place viendra : gardez-la.
lesson-keep-wrong = Vous n’avez qu’une tour de garde et elle ne bouge plus. Gardez-la cette fois-ci.
lesson-cover = Tout peut recouvrir une clairière. Des animaux ne sont recouverts que par des animaux plus nombreux, de n’importe quel clan, ou par un ours. Posez cette tuile pour que ses trois renards recouvrent le raton laveur seul : ils rejoignent les renards du dessus.
lesson-cover-wrong = C’est un autre coup. Tournez la tuile aux trois renards pour avoir les renards en haut, et posez-la pour que les trois recouvrent le raton laveur seul.
lesson-tower = Ici, votre tour de garde est bien placée : posez-la sur cette clairière. À la fin, elle compte les huit cases autour d’elle : 2 par case de renards, 1 par case d’un autre clan. Et personne ne peut la recouvrir.
lesson-tower-wrong = N’attendez pas trop : seule la tuile qui vient d’être jouée peut recevoir votre tour de garde. Posez-la sur la clairière.
lesson-bear = Un ours recouvre tous les animaux, même quatre, et n’est jamais recouvert. Tournez cette tuile pour avoir l’ours en bas à droite et posez-le sur les quatre ratons laveurs : ses renards rejoignent alors les vôtres.
lesson-bear-wrong = Pas tout à fait : tournez la tuile pour avoir l’ours en bas à droite et posez-la pour que l’ours recouvre les quatre ratons laveurs.
lesson-last = Tuile après tuile, la pioche et la rivière se vident : passons à la fin. Voici la dernière tuile : tournez-la pour avoir les renards en haut et posez-la pour que deux renards recouvrent le renard seul et que quatre renards touchent le coin de votre tour de garde.
lesson-last-wrong = Il y a une meilleure place : les renards en haut, posez la tuile pour que deux d’entre eux recouvrent le renard seul, en bas.
lesson-squares = La partie est terminée et tous les clans sont révélés. Chaque case de renards visible rapporte 1 châtaigne, quel que soit le nombre de renards : 8. Ce qui est recouvert ne compte plus.
lesson-group = Puis 2 châtaignes par case de votre plus grand ensemble. Les cases s’y touchent par les côtés, pas en diagonale. Le vôtre est entouré : 5 cases, 10 châtaignes.
lesson-around = Autour de votre tour de garde, trois cases de renards à 2 et deux cases d’autres clans à 1 : encore 8. Cela fait 26, contre 13 pour les lézards et 5 pour les ratons laveurs. Vous gagnez !
lesson-secret = Un dernier conseil : votre clan est secret. Qui n’aide que les renards verra vite des ours leur tomber dessus ; brouillez donc les pistes de temps en temps.
