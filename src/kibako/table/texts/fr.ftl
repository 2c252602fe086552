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
no-lesson = cette leçon n’existe pas
not-now = cela ne peut pas être joué maintenant
try-another = C’est permis, mais ce n’est pas ce que nous voulons essayer maintenant. Regardez encore.
