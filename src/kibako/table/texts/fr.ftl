# Ce que dit la table, en français.

waiting = En attente d’autres joueurs
over = La partie est finie
is-to-act = C’est à { $who } de jouer
asks-undo = { $who } demande à annuler le dernier coup.
asks-bot = { $who } demande qu’un robot joue pour { $whom }.
bot-name = Robot { $number }
player-name = Joueur { $number }
nothing-there = Il n’y a rien à choisir ici maintenant. { $ask }
no-such-picture = cette image n’existe pas
no-rules = ces règles ne sont pas encore écrites
