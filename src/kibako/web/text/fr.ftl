# Les pages de Kibako, en français.

language = Langue
language-en = English
language-fr = Français
language-es = Español
all-tables = Toutes les tables
to-tables = Aller aux tables
cancel = Annuler
done = Terminé
close = Fermer
error-title = Cela n’a pas marché
download-kept = Télécharger ce qui a été conservé
stopped-title = Cette table ne peut pas continuer

box-of-games = une boîte de jeux de société
facts = { $seats } joueurs · { $minutes } min
play-now = Jouer
set-up = Préparer
tables = Tables ouvertes
looking = Recherche des tables…
unofficial = Adaptations non officielles de passionnés ; tous les droits sur les jeux appartiennent à leurs auteurs et éditeurs.
licences = Licences des polices et des icônes
table-name = Nom de la table
you-are-called = Votre nom
seats = Places
add-seat = Ajouter une place
options = Options
show-among-tables = L’afficher dans la liste des tables
open-table = Ouvrir la table

board = Plateau
your-move = Votre coup
players = Joueurs
players-and-log = Joueurs et journal
views = Affichage
log = Journal
text = En mots
your-choices = Vos choix
board-in-words = Le plateau en mots
closer = Zoom avant
farther = Zoom arrière
show-all = Tout montrer
help = Aide
help-title = Que puis-je faire ?
share = Partager
share-title = Copier le lien pour les autres
settings = Réglages
settings-title = Réglages et touches
turn = Tourner
undo = Reprendre
payment = Ce avec quoi vous payez
confirm = Confirmer
have-screen = J’ai l’écran
sit-down = S’asseoir
only-watch = Seulement regarder
take-seat = Prendre une place
download = Télécharger
lesson = Leçon
all-rules = Toutes les règles
ask-before = Demander confirmation avant chaque coup
motion = Mouvement des pièces
motion-none = immédiat
motion-quick = rapide
motion-usual = normal
motion-slow = lent
private-link = Emportez votre place sur un autre appareil avec ce lien privé
pace = Vitesse des bots, quand vous jouez seul contre eux
volume = Volume
again = Revoir les derniers coups
again-title = Revoir les derniers coups des autres (L)
rules-title = Les règles du jeu, dans un onglet à part
keys = Touches : les flèches vont d’une cible à l’autre, Entrée choisit, Échap revient, 1 à 9 pressent les boutons, R tourne, U reprend le coup, H demande un indice, L montre les derniers coups, C l’entraîneur, + et − zooment, 0 montre tout, ? ouvre l’aide.

js-no-answer = le serveur n’a pas répondu
js-you-name = Vous
js-me = moi
js-someone-here = quelqu’un ici
js-open-share = libre : partagez le lien
js-seat = Place { $number }
js-player = Joueur { $number }
js-remove = Enlever
js-yes = oui
js-no = non
js-no-tables = Aucune table n’est ouverte. Préparez-en une !
js-bot-random = robot aléatoire
js-bot-easy = robot facile
js-bot-medium = robot moyen
js-bot-hard = robot fort
js-bot-own = robot, budget libre…
js-bot-seconds = robot, { $amount } s par coup
js-bot-tries = robot, { $amount } itérations par coup
js-budget-amount = combien il réfléchit
js-budget-unit = secondes ou itérations
js-budget-seconds = secondes par coup
js-budget-tries = itérations par coup
js-hurry = Faire jouer tout de suite

js-connection-lost = La connexion est perdue ; nouvel essai…
js-server-restarts = Le serveur redémarre. Tout est conservé ; la partie revient dans un instant…
js-choose-what = Cliquez sur ce que vous voulez jouer ; ce qui peut l’être brille.
js-choose-where = Cliquez où cela brille pour finir ce coup ; Échap revient.
js-agree = Accepter
js-refuse = Refuser
js-back = Retour
js-tile-held = encore { $count }
js-still-to-pay = encore { $count }
js-take-back = Reprendre : { $what }
js-sounds = Sons
js-sound-on = Les sons sont activés
js-sound-off = Les sons sont coupés
js-undo = Reprendre
js-ask-undo = Demander à reprendre
js-more-choices = … et { $count } autres
js-thinking = réfléchit
js-your-turn = à vous
js-next-player = suit
js-to-act = doit jouer
js-away = absent
js-you = vous
js-open-seat = place libre
js-let-bot-play = Laisser jouer un robot
js-i-am-back = Je suis de retour
js-wins = { $who } gagne
js-share-victory = { $who } partagent la victoire
js-over = La partie est finie
js-total = Total
js-pass-screen = Passez l’écran à { $who }
js-link-copied = Lien copié : envoyez-le à qui doit jouer ou regarder.
js-watching = vous regardez
rules = Règles
player-aid = Sur une page
    .about = Imprimez cette page, ou gardez-la ouverte à côté de la table.
rule-numbers = Le numéro devant une règle est son nom : la table le cite quand elle explique quelque chose. Certains numéros ne servent pas.
show-sources = Montrer d’où vient chaque règle
teacher = Le professeur
progress = Avancement de la leçon
back = Retour
next = Suivant
take-back = Reprendre le coup
chapters = Chapitres
js-click-ringed = La réponse est parmi ce qui est entouré.
js-found-answers = { $found } sur { $all } trouvés
coach = Entraîneur
coach-wish = L’entraîneur me conseille pendant la partie
coach-title = Que dit l’entraîneur ?
js-coach-silent = Pas de conseil pour cette position. Demandez un indice (H) si vous voulez voir un coup.
play-real = Jouer une vraie partie
learn = Apprendre
api-title = Pour d’autres programmes
api-about = Tout ce que font les pages, un programme peut le faire : ouvrir des tables, s’asseoir, jouer. Les mêmes règles et limites s’appliquent.
for-programs = Pour les programmes


look-back = Revoir la partie
table = Table
details = Détails
moment = Moment
moments = Moments de la partie
seen-by = Vue
play-on = Reprendre à partir d’ici
play-on-real = Une nouvelle table privée commence exactement à cette position, avec des robots aux autres places. La partie que vous regardez reste telle quelle.
play-on-imagined = Tant que la partie dure, personne ne doit savoir ce qui est caché : la nouvelle table commence à une position conforme à tout ce que vous voyez, le reste est imaginé. La partie elle-même reste telle quelle.
your-seat = Votre place
others-are = Les autres sont
first-moment = Au début
last-moment = À la fin
step-back = Un coup en arrière
step-forth = Un coup en avant
turn-back = Au tour précédent
turn-forth = Au tour suivant
play-moments = Faire défiler les coups
what-happened = Ce qui s’est passé
score = Score
share-moment = Copier le lien vers ce moment
no-download = Une partie peut être téléchargée quand elle est finie : avant, sa sauvegarde dirait ce qui est caché.
memory-game = C’est un jeu de mémoire : jusqu’à la fin, vous revoyez la partie comme un spectateur, pour que rien de ce qu’il faut retenir ne soit montré de nouveau.
review-keys = Touches : ← et → vont de coup en coup, avec Maj de tour en tour, Début et Fin au début et à la fin, Espace fait défiler, + et − zooment, 0 montre tout.
proof = Hasard équitable
proof-about = Le hasard de cette partie a été fixé avant le premier coup. L’engagement est l’empreinte de la part de ce serveur, montrée avant que quiconque s’asseye ; la graine et le sel sont montrés à la fin de la partie, et kibako check prouve qu’ils correspondent et que chaque tirage vient d’eux et des contributions.
proof-commitment = Engagement
proof-seed = Graine
proof-salt = Sel
proof-given = Contributions
js-luck-server = Le hasard a été tiré par ce serveur, car personne d’autre ne peut s’asseoir ici.
js-luck-shared = Le hasard est tiré de la graine de ce serveur et de ce qu’apporte le navigateur de chaque personne qui s’assied : personne à la table ne peut le choisir ni le connaître.
js-luck-chosen = La personne qui a ouvert cette table a choisi le hasard : la graine est montrée ici, si bien que tout le monde peut savoir ce qui est caché.
js-luck-given = Le hasard était donné à l’ouverture de cette table : c’est une donne, une sauvegarde, ou un choix de la personne qui joue seule ici.
js-luck-seed = Graine : { $seed }
js-luck-own = { $luck } (la vôtre)
open-save = Ouvrir une sauvegarde
drop-save = ou déposez-la sur cette page

js-beginning = Le début de la partie
js-decided = { $who } décide
js-of-moves = Coup { $at } sur { $length }
js-move-before = Coup précédent de { $who }
js-move-after = Coup suivant de { $who }
js-eyes-open = tout ouvert
js-eyes-watcher = spectateur
js-moment-copied = Lien vers ce moment copié.

# La compagnie : discussion, avis, horloges, donnes.
chat = Discussion
chat-empty = Rien n’a encore été dit.
chat-write = Écrire un message
chat-send = Envoyer
audience = Spectateurs
audience-about = Chaque joueur peut empêcher un spectateur d’écrire, ou de regarder. Cela vaut même s’il revient, et ce qu’il a écrit est masqué. Qui partage son adresse compte comme la même personne.
audience-empty = Personne ne regarde.
reactions = Réactions
pause = Pause
your-turn-notices = Quand c’est à vous de jouer
notice-sound = Sons : pièces, dés, votre tour, la fin
notice-browser = Montrer une notification
notice-vibrate = Vibrer
notifications-mail = Écrire à cette adresse e-mail
notifications-webhook = Appeler ce webhook
notifications-mail-webhook = Écrire à cette adresse e-mail, ou appeler ce webhook
notifications-about = Envoyé si vous êtes absent et que c’est à vous depuis un moment. Videz le champ pour ne plus rien recevoir.
notifications-unconfirmed = pas encore confirmée : ouvrez le lien qui y a été envoyé
confirm-address = Confirmer votre adresse
confirm-address-about = Voulez-vous être averti à { $address } quand c’est à vous de jouer à { $game } ?
confirm-address-go = Oui, avertissez-moi
notifications-confirmed = Votre adresse est confirmée : vous serez averti de vos tours à { $game }.
no-notifications = Arrêter les messages
end-notifications = Les arrêter
end-notifications-about = Des messages sur vos tours à { $game }, à la table « { $table } », sont envoyés à votre adresse. Voulez-vous les arrêter ?
notifications-ended = Plus aucun message sur { $game }, à la table « { $table } », n’est envoyé à votre adresse.
clock = Horloge
clock-none = Aucune
clock-relaxed = { $days ->
    [one] Détendue : { $days } jour par décision
   *[other] Détendue : { $days } jours par décision
 }
clock-seconds = Par coup : { $seconds } secondes par décision
clock-minutes = { $minutes ->
    [one] Par coup : { $minutes } minute par décision
   *[other] Par coup : { $minutes } minutes par décision
 }
js-clock-none-about = Chacun prend le temps qu’il veut.
js-clock-relaxed-about = Pour des parties de plusieurs jours. Quand le temps d’un joueur est écoulé, les autres peuvent laisser un robot jouer pour lui.
js-clock-move-about = Quand le temps d’un joueur est écoulé, un robot facile prend cette décision pour lui. Les robots n’ont pas d’horloge.
daily-deal = La donne du jour
deal-of-day = La donne d’un autre jour
solo = en solo
deal-played = { $count ->
    [0] personne ne l’a encore jouée
    [one] { $count } personne l’a jouée
   *[other] { $count } personnes l’ont jouée
 }
deal-done = vous aussi
challenge-title = La même donne
deal-against = { $count ->
    [one] Vous jouez contre un robot.
   *[other] Vous jouez contre { $count } robots.
 }
deal-solo = Vous jouez en solo.
deal-about = Tous ceux qui jouent cette donne ont la même place et la même chance. Le premier essai que vous commencez compte.
deal-play = Jouer cette donne
deal-again = La jouer encore une fois
deal-go-on = Reprendre votre essai
deal-share = Copier le lien
results = Résultats
place = Rang
name = Nom
total = Total
bots-had = Les autres
at-table = À la table
moves = Coups
game = Partie
yours = vous
rehearsed = répété
rehearsed-why = { $why ->
    [again] le même navigateur l’avait commencée avant, ou l’a recommencée entre-temps
    [address] un autre navigateur à la même adresse l’avait commencée avant, ou l’a fait entre-temps
   *[chosen] la chance a été choisie à l’ouverture de la table et pouvait donc être connue
 }
more-results = { $count ->
    [one] { $count } autre résultat n’est pas montré.
   *[other] { $count } autres résultats ne sont pas montrés.
}
deal-proves = La liste distingue les essais par navigateur et par adresse. Elle ne peut pas prouver que personne n’a répété sur un autre appareil, n’a appris d’avance ce qui vient, ni n’a joué avec l’aide d’un programme.
challenge-proves = Elle vient d’une partie terminée : quiconque l’a jouée ou regardée connaît le hasard, et ses essais ne sont pas distingués.
against-people = contre des personnes
has-won = victoire
has-lost = défaite
was-placed = { $rank ->
    [1] { $rank }er
   *[other] { $rank }e
 } sur { $count }
look = Regarder
tables-after-playing = Quand vous aurez joué, vous pourrez regarder les parties des autres.
nobody-yet = Personne n’a encore fini cette donne. À vous l’honneur !
other-days = Autres jours
day-before = Jour précédent
day-after = Jour suivant
js-deal-copied = Lien copié : envoyez-le à qui doit jouer la même donne.
js-challenge = Défier les autres avec cette donne
js-compare-deal = Comparer avec les autres
js-chat-name-first = Indiquez votre nom avant d’écrire.
js-spectator-unnamed = Un spectateur
js-spectator-here = regarde
js-spectator-gone = absent
js-spectator-muted = muet
js-spectator-removed = exclu
js-spectator-mute = Rendre muet
js-spectator-remove = Exclure
js-spectator-let = Autoriser à nouveau
js-watches = regarde
js-unread = non lus : { $count }
js-time-was-up = Le temps de { $who } était écoulé : un robot a décidé.
js-react-thumbs-up = pouce levé
js-react-clapping-hands = applaudissements
js-react-astonished-face = stupéfaction
js-react-face-with-tears-of-joy = rire
js-react-party-popper = hourra
js-react-thinking-face = réflexion
js-your-turn-title = À vous
js-notify-refused = Le navigateur n’autorise pas cette page à montrer des notifications.
js-address-kept = Vous serez averti quand ce sera à vous et que vous serez absent.
js-address-asked = Un lien a été envoyé à cette adresse. Ouvrez-le pour confirmer qu’elle est à vous ; rien d’autre n’est envoyé avant.
js-address-gone = Vous ne recevrez plus de messages.
js-resume = Continuer
js-paused = en pause { $time }
js-time-a-move = { $time } par coup
js-time-left = reste { $time }
js-time-low = plus que { $time }
js-time-over = temps écoulé
js-days = { $days } j
js-days-hours = { $days } j { $hours } h
js-hours-minutes = { $hours } h { $minutes } min
hint = Indice
hint-title = Que jouerait le robot ?
js-hint-thinking = Le robot réfléchit…
js-hint-best = Le robot jouerait : { $words } ({ $share } % de chances de victoire).
js-hint-because = Le robot jouerait : { $words } ({ $reason } ; environ { $share } % de chances de gagner).
js-hint-other = Ou : { $words } ({ $share } %).

# The page of a game’s box.
in-the-box = Dans la boîte
own-box = Avec les éléments de { $name }
box-about = Chaque élément tel qu’il est joué ici, et d’où il vient.
box-own-about = Vous possédez le jeu imprimé ? Mettez ce que montre votre exemplaire et jouez avec :
contents = Sommaire
mark-book = livret
    .about = le livret de règles le dit
mark-known = publié
    .about = publié au sujet du jeu imprimé
mark-deduced = déduit
    .about = découle des exemples du livret
mark-ruling = décision
    .about = notre choix là où le livret se tait
mark-made = inventé
    .about = de nous, conforme à chaque fait du livret, car ses images sont perdues
mark-copy = votre exemplaire
    .about = mis par la personne à qui appartient cette boîte

your-games = Vos parties
all-own-games = Toutes ›
js-all-own-games = Les { $count } ›
js-some-wait = { $count } vous attendent
js-one-waits = une vous attend
js-none-waits = c’est aux autres de jouer
js-just-now = à l’instant
js-finished = Terminée
js-given-up = Abandonnée
js-damaged = Endommagée
js-stopped = Arrêtée
js-is-thinking = { $who } réfléchit
js-waits-for = On attend { $who }
js-waits-for-people = On attend des joueurs
js-you-won = Vous avez gagné
js-you-won-by = Vous avez gagné de { $by }
js-won = { $who } a gagné
js-won-by = { $who } a gagné de { $by }
js-was-placed = vous : place { $rank } sur { $count }
js-resume-game = Reprendre
js-open-game = Ouvrir
js-play-again = Rejouer
js-look-back = Revoir
js-join-table = S’asseoir
js-watch-table = Regarder
deal-place = place { $place } sur { $count }
deal-best = le meilleur : { $total }, { $name }
deal-short = Jouer
points = { $count ->
    [one] point
   *[other] points
 }
with-others = Avec d’autres
js-seat-name = Nom de la place { $number }
filter = Quelles parties montrer
every-game = Tous les jeux
which-ones = Lesquelles
all-of-them = Toutes
where-my-turn = À mon tour
going-on = En cours
finished-ones = Terminées
won-ones = Gagnées
other-device = Passer sur un autre appareil
no-own-games = Il n’y a aucune partie à montrer ici.
to-the-box = Choisissez-en une dans la boîte
own-figures = Vos chiffres
played-count = Jouées
won-count = Gagnées
best-points = Meilleur résultat
against-whom = Contre qui
js-met = { $who } : devant { $beaten } fois sur { $met }
js-bots = robots
js-nobody = personne
handover-about = Ouvrez ce lien sur l’autre appareil dans les dix minutes : il sert une seule fois et y apporte toutes vos parties. Elles restent aussi ici. Qui a ce lien a vos places ; ne l’envoyez donc à personne d’autre.
handover-link = Lien privé
code-of-link = Le lien en code pour un appareil photo
copy = Copier
js-handover-copied = Lien copié. Ouvrez-le sur l’autre appareil.
js-taken-over = Parties désormais ici : { $count }

todays-deals = Les donnes du jour

js-wins-by = { $who } gagne de { $by }
js-by-tie-break = devant { $who } au départage
js-bot = robot
js-score = Résultat
js-close-score = Fermer le résultat
js-accept-again = Rejouer ensemble
js-asks-again = { $who } vous propose de rejouer.
rematch = Revanche
rematch-turned = Revanche, places décalées
challenge-short = Défi
download-short = Fichier
share-link = Lien vers cette table
share-system = Envoyer…

js-you-watch = Vous regardez ; vous ne jouez pas à cette table.
js-ask-pause = Demander une pause
js-pause = Pause

js-no-network = Il n’y a pas de réseau : voici ce qui est gardé sur cet appareil.

leave-to-bot = Laisser un robot jouer pour moi
give-up = Arrêter la partie ici
js-really = Vraiment ? Cliquez encore

notice-push = Me prévenir même si aucune page n’est ouverte
