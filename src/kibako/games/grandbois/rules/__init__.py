"""The rules of GrandBois, compiled. Which module carries out which rule:

G1   picture/contents
G2   text/coach
G3   rules/setup, rules/river
G4   rules/setup, rules/board
G5   rules/setup
G6   rules/placement, rules/state
G7   rules/placement, rules/tables
G8   rules/board
G9   rules/river, rules/state
G10  rules/placement, rules/board, rules/state
G11  rules/river, rules/board
G12  rules/placement
G13  rules/state
G14  rules/scoring
G15  rules/scoring
G16  rules/scoring
G17  rules/scoring
G18  rules/scoring
G19  rules/scoring
G20  rules/scoring, rules/state
"""
