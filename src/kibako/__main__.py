"""python -m kibako."""

from kibako.cli import main

main()
