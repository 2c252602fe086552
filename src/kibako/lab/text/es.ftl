# Lo que la arena rechaza, en español.

no-bots = La arena necesita al menos un bot.
no-games = La arena necesita al menos una partida.
folder = No se puede escribir en la carpeta { $folder }: { $why }.
in-use = Otra arena está escribiendo ahora en { $folder }.
not-empty = { $file } ya contiene partidas. Continúalas con --resume o elige otra carpeta con --into.
not-a-ledger = { $file } no es una lista de partidas escrita por una arena.
worker-lost = Un proceso de trabajo terminó de forma inesperada. Todas las partidas acabadas se conservan; continúa con --resume.
cluster-lost = El clúster ha perdido una partida definitivamente: { $why }. Se conservan todas las partidas terminadas; continúa con --resume.
cluster-version = Una máquina del clúster tiene Kibako { $there }, esta { $here }: instala la misma versión en todas.
no-cluster = No hay ningún clúster de Ray en { $address }: { $why }
other-game = Estas partidas no pueden continuar: son de { $before }, ahora sería { $now }.
other-rules = Estas partidas no pueden continuar: se jugaron con la versión { $before } de las reglas, ahora sería { $now }.
other-version = Estas partidas no pueden continuar: las jugó Kibako { $before }, ahora sería { $now }.
other-seats = Estas partidas no pueden continuar: tienen { $before } puestos, ahora serían { $now }.
other-options = Estas partidas no pueden continuar: sus opciones son { $before }, ahora sería { $now }.
other-bots = Estas partidas no pueden continuar: sus bots son { $before }, ahora sería { $now }.
other-seed = Estas partidas no pueden continuar: su semilla es { $before }, ahora sería { $now }.
other-box = Estas partidas no pueden continuar: se jugaron con otros componentes (caja { $before }), ahora serían { $now }.
no-moves = La partida { $number } se guardó sin sus jugadas: la jugó un Kibako más antiguo.
