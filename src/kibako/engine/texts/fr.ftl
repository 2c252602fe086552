# Commun à tous les jeux, en français.

seat = Place { $number }

# Ce qui est refusé.
nothing-to-undo = il n’y a rien à annuler
undo-revealed = la dernière action a révélé quelque chose : l’annuler demande l’accord des autres
action-no-text = une action est un texte, pas { $type }
action-too-long = une action a au plus { $most } caractères, celle-ci en a { $length }
is-over = la partie est finie
no-such-seat = cette table a les places 0 à { $last } (None : un spectateur), pas { $seat }
bad-value = l’option { $option } accepte { $allowed }, pas { $value }
bad-seats = { $game } se joue avec { $allowed } places, pas { $seats }
no-option = { $game } n’a pas d’option { $option } ; ses options : { $options }
no-such-game = le jeu { $game } n’existe pas ; il y a { $games }
no-such-game-near = le jeu { $game } n’existe pas ; vouliez-vous dire { $near } ?
