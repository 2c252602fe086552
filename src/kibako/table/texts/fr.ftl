# Ce que dit la table, en français.

waiting = En attente d’autres joueurs
over = La partie est finie
is-to-act = C’est à { $who } de jouer
is-thinking = { $who } réfléchit
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
# La compagnie : discussion, horloges, lettres, donnes.
asks-pause = { $who } demande une pause.
is-paused = La partie est en pause
paused = la partie est en pause : quelqu’un doit d’abord la reprendre
no-pause = il n’y a rien à mettre en pause maintenant
nothing-said = ce message est vide
said-too-much = un message a { $most } signes au plus
no-such-reaction = cette réaction n’existe pas
chat-needs-name = dites votre nom avant d’écrire
chat-too-fast = pas si vite : attendez un instant, puis réessayez
no-such-clock = cette horloge n’existe pas
deal-stands = d’autres jouent aussi cette donne : ce qui est révélé le reste
deal-before-end = on peut défier les autres quand la partie est finie
deal-of-old-rules = cette donne suit d’anciennes règles et ne peut plus être jouée
no-such-deal = cette donne n’existe pas : le lien est faux, ou son jour n’est pas venu ou est passé
bad-address = { $kinds ->
    [mail] ce n’est pas une adresse électronique
    [webhook] ce n’est pas l’URL d’un webhook
    [both] ce n’est ni une adresse électronique ni l’URL d’un webhook
   *[none] ce serveur n’envoie pas de messages
 }
hook-needs-https = un webhook doit commencer par https://
hook-is-private = un webhook ne peut pas viser un réseau privé
already-quiet = ce lien n’est plus valable : plus aucun message n’est envoyé
letter-subject = À vous de jouer : { $game }
letter-line = { $name }, c’est à vous de jouer à { $game } (« { $table } ») : { $link }
letter-body =
    Bonjour { $name },

    c’est à vous de jouer à { $game }, à la table « { $table } » :
    { $link }

    Ouvrez ce lien dans le navigateur qui a votre place.

    Vous recevez ce message parce que cette adresse a été laissée à la table. Pour ne plus en recevoir :
    { $quiet }
deal-from-position = seule une partie entière peut devenir une donne ; celle-ci a commencé au milieu
no-hints = il y a des indices quand vous ne jouez que contre des robots, et pas dans une donne commune
no-hurry = d’autres jouent aussi cette donne : chaque robot réfléchit jusqu’au bout
deal-by-the-clock = un robot qui compte les secondes peut jouer autrement la fois suivante : cette partie ne peut pas devenir une donne
