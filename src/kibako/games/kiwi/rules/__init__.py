"""The rules of Kiwi Chow Down, compiled. Which module carries out which rule:

W1   data/components, notation/position/check_course, notation/position/read_board, picture/contents
W2   rules/codes, rules/effects
W3   rules/effects
W4   rules/season_cards
W5   rules/hexes, rules/setup
W6   rules/paying
W7   rules/setup
W8   data/components, picture/contents
W9   rules/leaders, rules/effects
W10  rules/setup, rules/board
W11  rules/setup, rules/state
W12  rules/setup
W13  rules/setup
W14  rules/setup
W15  rules/setup, rules/state
W16  rules/setup, rules/season_cards, rules/state
W17  rules/board
W18  rules/effects, rules/board, rules/building, rules/feeding, rules/kiwibot/patterns
W19  rules/effects, rules/board
W20  rules/paying, rules/effects
W21  rules/effects, rules/paying, rules/kiwibot/kiwibot
W22  rules/effects, rules/board
W23  rules/pushing, rules/board
W30  rules/building, rules/kiwibot/kiwibot, rules/state
W31  rules/effects
W32  rules/hand
W33  rules/hand
W34  rules/feeding, rules/paying
W35  rules/feeding
W36  rules/feeding
W37  rules/moving
W38  rules/moving, rules/board, rules/codes
W39  rules/moving, rules/paying
W40  rules/board, rules/moving, rules/kiwibot/patterns, rules/leaders, rules/season_cards, rules/state
W41  rules/leaders, rules/board
W42  rules/building, rules/paying
W43  rules/building
W44  rules/scoring
W45  rules/hand
W46  rules/season_cards
W47  rules/season_cards
W48  rules/season_cards
W55  rules/marking, rules/board, rules/kiwibot/kiwibot
W56  rules/marking
W57  rules/marking
W60  rules/season_cards, rules/effects
W65  rules/scoring
W66  no module of its own: its test plays it
W70  rules/board, rules/building, rules/effects, rules/marking, rules/moving, rules/paying
W80  rules/setup, rules/effects, rules/paying
W81  rules/setup, rules/board
W82  rules/setup, rules/state
W90  rules/kiwibot/kiwibot, rules/board, rules/setup, rules/state
W91  rules/kiwibot/kiwibot, rules/season_cards
W92  rules/kiwibot/kiwibot
W93  rules/kiwibot/kiwibot, rules/kiwibot/patterns, rules/board, rules/hexes
W94  rules/kiwibot/kiwibot, rules/board
W95  rules/kiwibot/kiwibot, rules/scoring
W96  rules/kiwibot/kiwibot, rules/kiwibot/patterns
"""
