# Lo que los bots rechazan, en español.

unknown-bot = No hay ningún bot «{ $name }». Hay { $levels }, y presupuestos libres como ismcts:2s (segundos) o ismcts:5000 (iteraciones).
bad-budget = «{ $name }» no es un presupuesto que un bot pueda cumplir: entre 1 y { $most } iteraciones, o { $longest } segundos como mucho.

own-not-loaded = El bot «{ $name }» no se puede cargar: { $why }
own-no-function = «{ $name }» no es un bot: hace falta una función de cuatro argumentos: game, view, legal, chance.
own-raised = El bot «{ $name }» ha fallado: { $why }
own-nonsense = El bot «{ $name }» ha respondido { $answer }, que no es ninguna de las { $count } acciones permitidas que recibió.
own-silent = El bot «{ $name }» no ha respondido en { $seconds } segundos.
