"""The rules of KIKAI – Bricolage Heads, compiled. Which module carries out which rule:

M1   rules/exhibition
M2   game, notation/position/read_board, picture/contents
M3   data/components, notation/position/read_board, picture/contents
M4   data/components, notation/position/read_board, picture/contents
M5   data/components, notation/position/read_board, picture/contents
M6   data/components, picture/contents, text/citations
M7   data/components, picture/contents
M8   rules/board, rules/codes, rules/tables
M9   data/components, notation/position/read_board, picture/contents, text/outline
M10  data/components, picture/contents
M11  rules/turns, rules/tables
M12  rules/turns, rules/board, rules/tables
M13  rules/turns, rules/codes, rules/distribute
M14  rules/turns, rules/build
M15  rules/turns, rules/codes, rules/state
M16  rules/turns, rules/codes
M17  rules/turns, rules/board, rules/codes
M18  rules/build, rules/state
M19  rules/build, rules/codes
M20  rules/build
M21  rules/build, rules/tables
M22  rules/build, rules/attract, rules/board, rules/codes, rules/distribute, rules/state, rules/tables, rules/turns
M23  rules/distribute, rules/codes
M24  rules/distribute
M25  rules/attract, rules/codes
M26  rules/attract
M27  rules/attract
M28  rules/attract, rules/board, rules/build, rules/codes
M29  rules/board, rules/score, rules/state
M30  rules/exhibition, rules/codes, rules/state
M31  rules/exhibition, rules/tables
M32  rules/turns
M33  rules/turns
M34  rules/turns
M35  rules/turns, rules/codes, rules/tables
M36  rules/score, rules/state, rules/tables
M37  rules/score, rules/state
M38  rules/score, rules/state
M39  no module of its own: its test plays it
"""
