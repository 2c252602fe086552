# Lo que los bots rechazan, en español.

unknown-bot = No hay ningún bot «{ $name }». Hay { $levels }, y presupuestos libres como ismcts:2s (segundos) o ismcts:5000 (iteraciones).
bad-budget = «{ $name }» no es un presupuesto que un bot pueda cumplir: entre 1 y { $most } iteraciones, o { $longest } segundos como mucho.
