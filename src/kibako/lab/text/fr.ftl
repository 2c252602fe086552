# Ce que l’arène refuse, en français.

no-bots = Il faut au moins un robot dans l’arène.
no-games = Il faut au moins une partie dans l’arène.
folder = Impossible d’écrire dans le dossier { $folder } : { $why }.
in-use = Une autre arène écrit en ce moment dans { $folder }.
not-empty = { $file } contient déjà des parties. Continuez-les avec --resume, ou choisissez un autre dossier avec --into.
not-a-ledger = { $file } n’est pas une liste de parties écrite par une arène.
worker-lost = Un processus de travail s’est arrêté de façon inattendue. Toutes les parties terminées sont conservées ; continuez avec --resume.
cluster-lost = La grappe a perdu une partie pour de bon : { $why }. Toutes les parties terminées sont conservées ; continuez avec --resume.
cluster-version = Une machine de la grappe a Kibako { $there }, celle-ci { $here } : installez partout la même version.
no-cluster = Il n’y a pas de grappe Ray à l’adresse { $address } : { $why }
other-game = Ces parties ne peuvent pas continuer : ce sont des parties de { $before }, maintenant ce serait { $now }.
other-rules = Ces parties ne peuvent pas continuer : elles suivent la version { $before } des règles, maintenant ce serait { $now }.
other-version = Ces parties ne peuvent pas continuer : elles ont été jouées par Kibako { $before }, maintenant ce serait { $now }.
other-seats = Ces parties ne peuvent pas continuer : elles ont { $before } places, maintenant ce serait { $now }.
other-options = Ces parties ne peuvent pas continuer : leurs options sont { $before }, maintenant ce serait { $now }.
other-bots = Ces parties ne peuvent pas continuer : leurs robots sont { $before }, maintenant ce serait { $now }.
other-seed = Ces parties ne peuvent pas continuer : leur graine est { $before }, maintenant ce serait { $now }.
other-box = Ces parties ne peuvent pas continuer : elles ont été jouées avec d’autres éléments (boîte { $before }), maintenant ce serait { $now }.
no-moves = La partie { $number } a été conservée sans ses coups : elle a été jouée par un Kibako plus ancien.
