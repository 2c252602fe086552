# Ce que dit la table, en français.

waiting = En attente d’autres joueurs
waiting-for-luck = En attente de { $who }, qui doit encore contribuer à la chance
over = La partie est finie
is-to-act = C’est à { $who } de jouer
is-thinking = { $who } réfléchit
asks-undo = { $who } demande à reprendre le dernier coup.
asks-bot = { $who } demande à laisser un robot jouer pour { $whom }.
bot-name = Robot { $number }
seat-name = Place { $number }
player-name = Joueur { $number }
nothing-there = Il n’y a rien à choisir ici maintenant. { $ask }
comes-after = Cela vient ensuite. Cliquez d’abord sur : { $first }
comes-later = Cela vient ensuite. Cliquez d’abord sur l’un des éléments éclairés.
no-lesson = cette leçon n’existe pas
not-now = cela ne peut pas être joué maintenant
try-another = C’est permis, mais ce n’est pas ce que nous voulons essayer ici. Regardez encore.

# Ce qui est refusé.
not-your-seat = cette place n’est pas la vôtre
only-players = vous regardez : seuls les joueurs peuvent faire cela
too-many-messages = trop de messages : ralentissez un peu
malformed-message = ce message est illisible : { $why }
malformed-request = { $where } : illisible ({ $why })
too-large = une requête a au plus { $most } octets
no-greeting = aucune salutation n’est arrivée à temps
no-seat-here = ce navigateur n’a pas de place à cette table : le lien privé est faux, ou la place a été cédée
seat-taken = cette place est prise
table-full = toutes les places sont prises ; vous pouvez encore regarder
say-your-name = indiquez votre nom
not-begun = la partie commence quand toutes les places sont prises
not-your-turn = ce n’est pas votre tour
nothing-to-take-back = vous n’avez rien à reprendre
bot-only-for-away = un robot ne peut remplacer qu’une personne absente depuis { $minutes } minutes
answer-first = on vous a demandé quelque chose : répondez d’abord
no-such-bot = le robot « { $bot } » n’existe pas ; il y a { $bots }
too-many-tables = trop de tables à la fois : attendez un peu
store-down = la base de données ne répond pas ; rien n’est perdu, réessayez bientôt
store-slow = la base de données met trop longtemps à répondre ; ce qui a été conservé s’affichera dès son retour
server-failed = quelque chose s’est mal passé sur ce serveur ; rien n’est perdu
bad-luck = une contribution au hasard compte au plus 64 lettres et chiffres
too-many-bot-games = on joue déjà à { $most } tables avec des bots depuis cette adresse : terminez ou fermez d’abord l’une d’elles
too-many-watch = trop de personnes regardent déjà cette table
other-host = ce serveur ne s’appelle pas { $host } : la personne qui le gère peut ajouter ce nom
no-such-table = cette table n’existe pas : le lien est faux, ou la table a disparu
seat-just-taken = cette place vient d’être prise
no-such-page = cette page n’existe pas : le lien est faux ou ancien
not-this-way = cette adresse ne répond pas à une telle requête

no-such-seat = cette table a les places 1 à { $seats }
no-such-moment = cette partie compte { $length } coups pour l’instant : ce moment n’existe pas
not-your-eyes = tant que la partie dure, seule la personne assise à une place peut voir ce que voit cette place
over-there = la partie est finie à ce moment : choisissez-en un plus tôt pour reprendre à partir de là
save-not-yet = une partie peut être téléchargée quand elle est finie : avant, sa sauvegarde révélerait ce qui est caché
too-many-looks = trop de demandes à la fois : ralentissez un peu
# La compagnie : discussion, horloges, messages, donnes.
asks-pause = { $who } demande une pause.
is-paused = La partie est en pause
paused = la partie est en pause : quelqu’un doit d’abord la reprendre
no-pause = il n’y a rien à mettre en pause maintenant
nothing-said = ce message est vide
said-too-much = un message a { $most } caractères au plus
no-such-reaction = cette réaction n’existe pas
chat-needs-name = indiquez votre nom avant d’écrire
you-were-removed = les joueurs de cette table vous ont exclu : vous ne pouvez plus la regarder
you-are-muted = les joueurs de cette table vous ont rendu muet : vous pouvez regarder, mais pas écrire
no-such-spectator = il n’y a pas de tel spectateur à cette table
chat-too-fast = pas si vite : attendez un instant, puis réessayez
no-such-clock = cette horloge n’existe pas
deal-stands = d’autres jouent aussi cette donne : ce qui est révélé le reste
over-stands = la partie est finie et ce qui était caché a été montré : vous pouvez la rejouer à partir de n’importe quel moment, à une table privée
deal-before-end = on peut défier les autres quand la partie est finie
other-rules = ceci a été joué avec la version { $version } des règles de { $game } ; ce serveur joue la version { $known }. On peut le revoir aussi loin que ces règles le rejouent, et le télécharger
other-box = ceci a été joué avec d’autres éléments de { $game } (boîte { $box }) que ceux de ce serveur (boîte { $known }) ; la partie peut continuer là où la même boîte est utilisée
damaged = cette table est endommagée : ce qui a été conservé ne peut plus être rejoué à partir du coup { $number }. Tout ce qui a été conservé peut être téléchargé.
damaged-row = cette table est endommagée : sa ligne dans la base de données est illisible. Ses coups peuvent être téléchargés.
other-game = ce serveur n’a pas le jeu « { $game } ». Ce qui a été conservé peut être téléchargé.
no-such-deal = cette donne n’existe pas : le lien est faux, ou son jour n’est pas venu ou est passé
bad-address = { $kinds ->
    [mail] ce n’est pas une adresse e-mail
    [webhook] ce n’est pas l’URL d’un webhook
    [both] ce n’est ni une adresse e-mail ni l’URL d’un webhook
   *[none] ce serveur n’envoie pas de messages
 }
hook-needs-https = un webhook doit commencer par https://
hook-is-private = un webhook ne peut pas viser un réseau privé
already-quiet = ce lien n’est plus valable : plus aucun message n’est envoyé
too-many-confirmations = trop de liens de confirmation ont été demandés : réessayez demain
no-such-confirmation = ce lien ne marche plus : il a servi, date de plus d’un jour, ou l’adresse n’y est plus voulue
confirmation-subject = Confirmez votre adresse pour Kibako
confirmation-body =
    Bonjour,

    quelqu’un a demandé à Kibako, un serveur de jeux de société à { $home }, d’avertir cette adresse quand c’est son tour.
    Si c’était vous, ouvrez ce lien dans la journée et appuyez sur le bouton :
    { $link }

    Sinon, ignorez ce message : rien d’autre ne sera envoyé.
notification-subject = À vous de jouer : { $game }
notification-line = { $name }, c’est à vous de jouer à { $game } (« { $table } ») : { $link }
notification-body =
    Bonjour { $name },

    c’est à vous de jouer à { $game }, à la table « { $table } » :
    { $link }

    Ouvrez ce lien dans le navigateur qui a votre place.

    Vous recevez ce message parce que cette adresse a été laissée à la table. Pour ne plus en recevoir :
    { $quiet }
deal-from-position = seule une partie entière peut devenir une donne ; celle-ci a commencé au milieu
no-hints = il n’y a d’indices que si tous vos adversaires sont des robots, et jamais dans une donne
no-hurry = d’autres jouent aussi cette donne : chaque robot réfléchit jusqu’au bout
deal-tried-enough = vous avez commencé cette donne { $most } fois ; seul le premier essai peut compter
deal-by-the-clock = un robot qui réfléchit un nombre donné de secondes, ou qui est celui de l’hôte, peut jouer autrement la fois suivante : cette partie ne peut pas devenir une donne

not-over-yet = cette partie n’est pas encore finie
no-such-handover = ce lien a déjà servi, ou il est trop ancien : faites-en un nouveau sur l’autre appareil

preview-open = Une place est libre. À la table : { $people }
preview-running = Une partie est en cours : { $people }

asks-end = { $who } propose d’arrêter la partie ici, sans vainqueur.
deal-is-played-out = cette donne est comparée à d’autres : jouez-la vous-même jusqu’au bout
