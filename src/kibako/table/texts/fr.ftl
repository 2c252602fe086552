# Ce que dit la table, en français.

waiting = En attente d’autres joueurs
over = La partie est finie
is-to-act = C’est à { $who } de jouer
asks-undo = { $who } demande à annuler le dernier coup.
asks-bot = { $who } demande qu’un robot joue pour { $whom }.
bot-name = Robot { $number }
seat-name = Place { $number }
player-name = Joueur { $number }
nothing-there = Il n’y a rien à choisir ici maintenant. { $ask }
no-lesson = cette leçon n’existe pas
not-now = cela ne peut pas être joué maintenant
try-another = C’est permis, mais ce n’est pas ce que nous voulons essayer maintenant. Regardez encore.

# Ce qui est refusé.
not-your-seat = cette place n’est pas la vôtre
only-players = vous regardez : seuls les joueurs peuvent faire cela
too-many-messages = trop de messages : ralentissez un peu
malformed-message = ce message est illisible : { $why }
malformed-request = { $where } : illisible ({ $why })
too-large = une requête a au plus { $most } octets
no-greeting = aucune salutation n’est arrivée à temps
no-seat-here = ce navigateur n’a pas de place à cette table : le lien privé est faux, ou la place a été cédée
seat-taken = cette place est prise
table-full = toutes les places sont prises ; vous pouvez encore regarder
say-your-name = dites comment vous vous appelez
not-begun = la partie commence quand toutes les places sont prises
not-your-turn = ce n’est pas votre tour
nothing-to-take-back = vous n’avez rien à annuler
bot-only-for-away = un robot ne peut remplacer qu’une personne absente
no-such-bot = le robot « { $bot } » n’existe pas ; il y a { $bots }
too-many-tables = trop de tables à la fois : attendez un peu
store-down = la base de données ne répond pas ({ $why }) ; rien n’est perdu, réessayez bientôt
no-such-table = cette table n’existe pas : le lien est faux, ou la table a disparu
seat-just-taken = cette place vient d’être prise
no-such-page = cette page n’existe pas : le lien est faux ou ancien
not-this-way = cette adresse ne répond pas à une telle requête

no-such-seat = cette table a les places 1 à { $seats }
no-such-moment = cette partie compte { $length } coups pour l’instant : ce moment n’existe pas
not-your-eyes = tant que la partie dure, une place n’est vue que par la personne qui l’occupe
over-there = la partie est finie à ce moment : choisissez-en un plus tôt pour rejouer
save-not-yet = une partie peut être téléchargée quand elle est finie : avant, sa sauvegarde dirait ce qui est caché
too-many-looks = trop de demandes à la fois : ralentissez un peu
