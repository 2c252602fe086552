"""The rules of Kinoko, compiled. Which module carries out which rule:

K1   data/components, picture/cards, picture/contents
K2   data/components, picture/contents
K3   rules/rounds
K4   rules/rounds
K5   rules/rounds
K6   rules/rounds, rules/board
K7   rules/rounds, rules/board
K8   rules/rounds, rules/state
K9   rules/rounds, rules/state
K10  rules/board, rules/state
K11  rules/state
K12  rules/state
K13  rules/board, rules/state
K14  rules/state
K15  rules/rounds, rules/state
K16  rules/rounds
K17  rules/rounds
K18  rules/rounds
K19  rules/rounds
K20  rules/rounds
K21  rules/rounds, rules/state
K22  rules/state
K23  rules/board
K24  ai/belief
"""
