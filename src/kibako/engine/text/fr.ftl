# Commun à tous les jeux, en français.

seat = Place { $number }

# Ce qui est refusé.
nothing-to-undo = il n’y a rien à reprendre
undo-revealed = la dernière action a révélé quelque chose : la reprendre demande l’accord des autres
action-no-text = une action est un texte ou un nombre entier, pas { $type }
action-no-number = aucune action du jeu ne porte le numéro { $number }
action-of-other-game = { $action } est une action d’un autre jeu
action-too-long = une action a au plus { $most } caractères, celle-ci en a { $length }
is-over = la partie est finie
no-such-seat = cette table a les places 0 à { $last } (None : un spectateur), pas { $seat }
bad-value = l’option { $option } accepte { $allowed }, pas { $value }
bad-seats = { $game } se joue avec { $allowed } places, pas { $seats }
no-option = { $game } n’a pas d’option { $option } ; ses options : { $options }
no-such-language = Kibako ne parle pas { $language } ; il y a { $languages }
no-such-game = le jeu { $game } n’existe pas ; il y a { $games }
no-such-game-near = le jeu { $game } n’existe pas ; vouliez-vous dire { $near } ?

save-no-text = une sauvegarde est un texte
save-too-long = une sauvegarde a au plus { $most } caractères, celle-ci en a { $length }
save-not-whole = ceci n’est pas une sauvegarde Kibako complète : { $reason }
save-format = cette sauvegarde est au format { $format } ; ce Kibako lit le format { $known }
save-changed = cette sauvegarde a été tronquée ou modifiée après coup : son empreinte ne correspond pas
save-too-many = une sauvegarde a au plus { $most } coups, celle-ci en a { $count }
save-not-contributed = votre contribution au hasard n’est pas parmi celles de cette sauvegarde
save-contributions = une sauvegarde avec des contributions au hasard en a une pour chacune des { $seats } places
save-other-game = cette sauvegarde est d’un autre jeu : { $reason }
save-rules = cette sauvegarde a été jouée avec la version { $version } des règles de { $game } ; ce Kibako joue la version { $known }
save-box = cette sauvegarde a été jouée avec d’autres éléments de { $game } (boîte { $box }) que ceux utilisés ici (boîte { $known }) ; démarrez avec --box et le dossier de cette boîte
save-seat = le coup { $number } est de la place { $seat }, mais c’est à { $turn } de jouer
save-illegal = cette sauvegarde n’est pas une partie légale : { $reason }
save-start = le départ de cette sauvegarde a d’autres places ou options que ce qu’elle annonce
save-result = cette sauvegarde annonce le résultat { $said }, mais ses coups mènent à { $found }
save-promise = l’engagement de cette sauvegarde n’est pas celui de son jeu, de ses options et de sa graine : l’un d’eux a été modifié
save-other-promise = l’engagement de cette sauvegarde est { $found }, pas celui qui a été montré : c’est une autre partie, ou elle a été modifiée
save-no-promise = cette sauvegarde ne contient pas d’engagement : elle n’a pas été jouée à une table qui s’engage sur son hasard
save-chosen-luck = une partie du hasard de cette sauvegarde a été choisie, et non tirée de la graine

# Comment commencent les phrases adressées à qui lit ; le journal l’omet quand une ligne continue.
sentence-you = { "Vous " }
