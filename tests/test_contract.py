"""What every game of the registry must keep. Nothing here names a game."""

from __future__ import annotations

import json
import os
import re
from functools import cache, partial
from itertools import chain
from pathlib import Path
from xml.etree import ElementTree

import pytest
from shared import recordings
from tables import Table, described, everybody, random_match, random_states, some_states, tables

import kibako
from kibako.engine.chance import Quick, Scripted, Seeded
from kibako.engine.column import Thing, icon_id
from kibako.engine.game import SHAPES, Game, Scene, View
from kibako.engine.loading import follows_seed
from kibako.engine.playout import playout
from kibako.engine.state import Listener, State
from kibako.engine.words import LANGUAGES
from kibako.table.content.explanations import names_in, rule_words, rules_about, why

TABLES = tables()
every_table = pytest.mark.parametrize(
    "table",
    [pytest.param(table, marks=() if table.usual else pytest.mark.options) for table in TABLES],
    ids=str,
    scope="module",  # table after table, so that the states of one can be used again
)
draws = pytest.mark.draws
SOURCE = Path(__file__).parent.parent / "src"


def test_the_shelf_holds_every_game_folder() -> None:
    folders = {path.parent.parent.name for path in SOURCE.glob("kibako/games/*/rules/state.py")}
    assert {game.key for game in kibako.all_games()} == folders
    assert {table.game.key for table in TABLES} == folders
    assert len(folders) >= 2


def test_what_is_tested_is_what_is_meant() -> None:
    assert kibako.compiled() == (os.environ.get("KIBAKO_TESTED", "uncompiled") == "compiled")


@every_table
def test_random_games_end_with_an_outcome(table: Table) -> None:
    for seed in table.seeds:
        *before, last = random_states(table, seed)
        assert len(before) > 5
        outcome = table.game.outcome(last)
        assert outcome.reason
        assert [standing.seat for standing in outcome.standings] == list(range(table.seats))
        assert outcome.scores == [int(score) for score in last.scores()]
        assert all(standing.categories for standing in outcome.standings)
        check_shares(table, last, outcome.winners)


def check_shares(table: Table, last: State, winners: list[int]) -> None:
    shares = [float(share) for share in last.shares()]
    assert winners == [seat for seat, share in enumerate(shares) if share > 0]
    assert table.seats == 1 or sum(shares) == pytest.approx(1)
    assert all(share == pytest.approx(1 / len(winners)) for share in shares if share > 0)


@every_table
def test_actions_are_there_once_each_and_their_texts_come_back(table: Table) -> None:
    for seed in table.seeds:
        for state in random_states(table, seed):
            actions = [int(action) for action in state.actions()] if state.to_act() >= 0 else [0]
            assert actions
            assert len(set(actions)) == len(actions)
            if state.to_act() >= 0:
                check_texts(table, actions)


def check_texts(table: Table, actions: list[int]) -> None:
    texts = [table.game.write(action) for action in actions]
    assert len(set(texts)) == len(texts)
    for action, text in zip(actions, texts, strict=True):
        assert table.game.read(text) == action
        assert text == " ".join(text.split())


@every_table
def test_a_clone_is_equal_and_never_changes_its_original(table: Table) -> None:
    for seed in table.seeds:
        for state in some_states(table, seed):
            before = described(table, state)
            clone = state.clone()
            assert described(table, clone) == before
            assert clone.listener is None
            playout(clone, Quick(seed))
            assert described(table, state) == before


@every_table
def test_components_are_conserved(table: Table) -> None:
    for seed in table.seeds:
        states = random_states(table, seed)
        first = table.game.component_count(states[0])
        assert sum(first.values()) > 10
        for state in states[1:]:
            assert table.game.component_count(state) == first


@every_table
def test_a_position_can_be_described_and_arranged_again(table: Table) -> None:
    for seed in table.seeds:
        for state in some_states(table, seed, most=40):
            fields = described(table, state)
            again = table.game.arrange(fields, table.options)
            assert described(table, again) == fields
            assert again.to_act() == state.to_act()
            assert legal(again) == legal(state)
            assert table.game.component_count(again) == table.game.component_count(state)


def legal(state: State) -> list[int]:
    return sorted(int(action) for action in state.actions()) if state.to_act() >= 0 else []


@every_table
def test_a_match_position_is_text_that_comes_back(table: Table) -> None:
    match = random_match(table, 3, length=9)
    again = table.game.position(match.position)
    assert again.position == match.position
    assert again.options == match.options
    assert again.actions() == match.actions()


# --- what a seat may know ----------------------------------------------------------------------------------------------


@every_table
def test_imagined_states_fit_the_view_and_nothing_hidden_shows(table: Table) -> None:
    """A state that differs only in what a seat can't see gives that seat the same view and actions."""
    differing = 0
    for seed in table.seeds:
        for number, state in enumerate(some_states(table, seed)):
            for seat in everybody(table):
                imagined = table.game.imagine(table.game.look(state, seat)).sample(Quick(1000 * seed + number))
                assert known(table, imagined, seat) == known(table, state, seat)
                assert imagined.to_act() == state.to_act()
                differing += described(table, imagined) != described(table, state)
    assert (differing > 0) == table.game.manifest.secrets


def known(table: Table, state: State, seat: int | None) -> str:
    """All that a seat's words and pictures are made of."""
    view = table.game.look(state, seat)
    return f"{view!r}\n{json.dumps(view.shown())}\n{legal(state) if acts(state, seat) else []}"


def acts(state: State, seat: int | None) -> bool:
    return seat is not None and int(state.to_act()) == seat


@draws
@every_table
def test_nothing_reaches_a_seat_past_its_view(table: Table) -> None:
    """States that look the same to a seat are told and drawn the same."""
    for number, state in enumerate(some_states(table, 0, most=4)):
        for seat in everybody(table):
            imagined = table.game.imagine(table.game.look(state, seat)).sample(Quick(number))
            assert told(table, imagined, seat) == told(table, state, seat)


def told(table: Table, state: State, seat: int | None) -> str:
    view = table.game.look(state, seat)
    speaker = table.game.speaker(seat)
    actions = [speaker.say(table.game.say(action, view)) for action in legal(state)] if acts(state, seat) else []
    asked = speaker.say(table.game.ask(view)) if acts(state, seat) else ""
    pictures = [table.game.draw(Scene(view, speaker, shape)) for shape in SHAPES]
    return f"{pictures}\n{table.game.board(view, speaker)}\n{table.game.outline(view, speaker)}\n{asked}\n{actions}"


@every_table
def test_a_tile_leads_somewhere_or_tells_why_not(table: Table) -> None:
    for state in some_states(table, 7, most=12):
        seat = int(state.to_act())
        if seat < 0:
            continue
        view, speaker = table.game.look(state, seat), table.game.speaker(seat)
        tiles = table.game.tiles(view)
        for tile in tiles:
            assert speaker.say(tile.words)
            assert (tile.action is None) == bool(tile.ids)
            if tile.action is not None and tile.action not in legal(state):
                assert speaker.say(table.game.refuse(state, tile.action).words)
        told = [name for tile in tiles for name in tile.ids]
        assert len(set(told)) == len(told), "two tiles are for the same thing"


@draws
@every_table
def test_every_action_can_be_clicked_in_the_picture(table: Table) -> None:
    clicked = 0
    for state in some_states(table, 7, most=12):
        seat = int(state.to_act())
        if seat < 0:
            continue
        view, speaker = table.game.look(state, seat), table.game.speaker(seat)
        ways = {action: table.game.click_paths(action, view) for action in legal(state)}
        told = [way for action in ways for way in ways[action]]
        assert len(set(told)) == len(told), "two actions are clicked the same way"
        tiled = {name for tile in table.game.tiles(view) for name in tile.ids}
        for shape in SHAPES:
            picture = drawn(table.game.draw(Scene(view, speaker, shape)))
            ids = [str(element.get("id")) for element in picture if element.get("id")]
            assert len(set(ids)) == len(ids)
            in_sight = (set(ids) - folded_away(picture)) | tiled
            assert {name for way in told for name in way if not name.startswith("dial-")} <= in_sight
        clicked += len(told)
    assert clicked > 0


def folded_away(picture: list[ElementTree.Element]) -> set[str]:
    """What is only seen once it is unfolded."""
    folds = [element for element in picture if "fold" in element.get("class", "").split()]
    return {str(inside.get("id")) for fold in folds for inside in fold.iter()}


def rules_of(key: str) -> set[str]:
    page = SOURCE / "kibako" / "games" / key / "rulebook" / "en.md"
    return set(re.findall(r"^\*\*([A-Z]\d+)\*\*", page.read_text(encoding="utf-8"), re.MULTILINE))


def drawn(picture: str) -> list[ElementTree.Element]:
    """The elements of a picture, which must be well-formed, without scripts and styles of its own."""
    elements = list(ElementTree.fromstring(picture).iter())  # noqa: S314 - our own picture
    assert elements[0].get("viewBox")
    assert not any(element.get("style") or element.tag in ("script", "style") for element in elements)
    return elements


# --- for everyone --------------------------------------------------------------------------------------------------------


@draws
@every_table
def test_everything_is_said_in_every_language(table: Table) -> None:
    """No text is missing whatever happens, and each language has its own words."""
    heard: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    states = some_states(table, 9, most=8)
    match = random_match(table, 9)
    for turn, (language, words) in enumerate(heard.items()):
        for number, state in enumerate(states):
            for seat in everybody(table):
                if language == "en" or acts(state, seat) or (number + turn + (seat or 0)) % 3 == 0:
                    words.update(said(table, state, seat, language))
        words.update(line for seat in everybody(table) for line in match.log(seat, None, language))
    for language in LANGUAGES[1:]:
        own = heard[language] - heard["en"]
        assert len(own) > len(heard[language]) / 2


def said(table: Table, state: State, seat: int | None, language: str) -> set[str]:
    view, speaker = table.game.look(state, seat), table.game.speaker(seat, None, language)
    words = {line for section in table.game.outline(view, speaker) for line in (section.heading, *section.lines)}
    words |= {speaker.say(stands) for stands in table.game.status(view)}
    words |= {speaker.say(thing.words) for thing in things(table.game, view)}
    words |= {table.game.board(view, speaker), table.game.draw(Scene(view, speaker))}
    if acts(state, seat):
        words |= {speaker.say(table.game.ask(view)), *(speaker.say(table.game.say(action, view)) for action in legal(state))}
    return words


def things(game: Game, view: View) -> list[Thing]:
    """All that stands on the players' cards, and over what is counted for everybody."""
    counted = game.tallies(view, None)
    cards = game.player_cards(view)
    on_cards = [thing for card in cards for thing in (*chain(*card.things), *card.more, *card.cards, card.points) if thing]
    return on_cards + ([] if counted is None else list(counted.columns))


@draws
@every_table
def test_everybody_has_a_card_whose_icons_are_drawn(table: Table) -> None:
    icons = set(re.findall(r'<symbol id="([^"]+)"', table.game.defs()))
    for state in some_states(table, 7, most=20):
        for seat in everybody(table):
            view = table.game.look(state, seat)
            cards = table.game.player_cards(view)
            assert [card.name for card in cards[: table.seats]] == [None] * table.seats
            assert all(card.name for card in cards[table.seats :])
            assert sum(card.next for card in cards) <= 1
            wanted = {card.face for card in cards} | {thing.icon for thing in things(table.game, view)}
            assert {icon_id(name) for name in wanted} <= icons


@draws
@every_table
def test_every_element_is_explained_by_rules_that_there_are(table: Table) -> None:
    numbers = rules_of(table.game.key)
    for number, state in enumerate(some_states(table, 13, most=8)):
        view = table.game.look(state, max(0, int(state.to_act())))
        picture = table.game.draw(Scene(view, table.game.speaker(view.seat), SHAPES[number % len(SHAPES)]))
        for element in [str(element.get("id")) for element in drawn(picture) if element.get("id")]:
            cited = rules_about(table.game, element)
            assert cited, element
            assert set(cited) <= numbers
            assert all(rule_words(table.game, language, rule) for language in LANGUAGES for rule in cited)


@draws
@every_table
def test_every_action_has_words_of_its_own(table: Table) -> None:
    """Who can't see the picture chooses from these words."""
    for language in LANGUAGES:
        for state in some_states(table, 8, most=12):
            seat = int(state.to_act())
            if seat < 0:
                continue
            view, speaker = table.game.look(state, seat), table.game.speaker(seat, None, language)
            words = [speaker.say(table.game.say(action, view)) for action in legal(state)]
            assert len(set(words)) == len(words), sorted(words)


@draws
@every_table
def test_every_decision_cites_the_rules_that_allow_it(table: Table) -> None:
    numbers = rules_of(table.game.key)
    for state in some_states(table, 6, most=30):
        if state.to_act() >= 0:
            cited = table.game.cite(table.game.look(state, int(state.to_act())))
            assert cited
            assert set(cited) <= numbers


@draws
@every_table
def test_no_click_in_a_players_turn_stays_silent(table: Table) -> None:
    """Whatever is clicked in the picture and chooses nothing is answered: by the rule against it, by what comes first, or by
    what it is."""
    for number, state in enumerate(some_states(table, 5, most=8)):
        seat = int(state.to_act())
        if seat < 0:
            continue
        view, speaker = table.game.look(state, seat), table.game.speaker(seat, None, LANGUAGES[number % len(LANGUAGES)])
        picture = table.game.draw(Scene(view, speaker, SHAPES[number % len(SHAPES)]))
        answer = partial(why, table.game, state, view, speaker, (), named=cache(partial(names_in, table.game, view, speaker)))
        nothing = answer("nothing").words
        first = {way[0] for action in legal(state) for way in table.game.click_paths(action, view) if way}
        for clicked in {str(element.get("id")) for element in drawn(picture) if element.get("id")} - first:
            told = answer(clicked)
            assert len(told.words) > 10, clicked
            assert told.rule, clicked
            assert told.words != nothing, clicked
        assert nothing
        for clicked in ("", "dial-x", "card-99", "a b c"):
            assert answer(clicked).words


@draws
@every_table
def test_what_can_be_clicked_has_a_name_in_every_language(table: Table) -> None:
    for language in LANGUAGES:
        for state in some_states(table, 4, most=6):
            seat = int(state.to_act())
            if seat < 0:
                continue
            view, speaker = table.game.look(state, seat), table.game.speaker(seat, None, language)
            wanted = {name for action in legal(state) for way in table.game.click_paths(action, view) for name in way}
            elements = {element.get("id"): element for element in drawn(table.game.draw(Scene(view, speaker)))}
            names = {name: title(elements[name]) for name in wanted if not name.startswith("dial-")}
            assert all(names.values())
            assert len(set(names.values())) >= len(names) / 2, sorted(names.values())  # the page counts what is called the same


def title(element: ElementTree.Element) -> str:
    found = element.find("title")
    return "" if found is None else str(found.text)


@draws
@every_table
def test_looking_back_with_everything_open(table: Table) -> None:
    """Where a game has secrets, what is revealed is more than a spectator sees; and it can be drawn and read aloud."""
    differing = 0
    for state in some_states(table, 3, most=8):
        view = table.game.open_view(state)
        assert view.seat is None
        speaker = table.game.speaker(None)
        assert table.game.draw(Scene(view, speaker))
        assert table.game.outline(view, speaker)
        differing += view != table.game.look(state, None)
    assert (differing > 0) == table.game.manifest.secrets


@every_table
def test_logs_tell_no_more_than_views(table: Table) -> None:
    """The same action in two states that look the same to a seat: while they go on looking the same, so do the reports."""
    compared = 0
    for seed in table.seeds:
        for number, state in enumerate(some_states(table, seed)):
            if state.to_act() < 0:
                continue
            for seat in everybody(table):
                imagined = table.game.imagine(table.game.look(state, seat)).sample(Quick(number))
                for action in set(legal(state)[:: max(1, len(legal(state)) // 3)]) & set(legal(imagined)):
                    compared += check_reports(table, seat, state, imagined, action)
    assert compared > 20


def check_reports(table: Table, seat: int | None, one: State, other: State, action: int) -> int:
    reports, views, draws = [], [], None
    for state in (one, other):
        after = state.clone()
        after.listener = Listener()
        chance = Seeded("luck") if draws is None else Scripted(draws)
        try:
            after.apply(action, chance)
        except Exception:
            if draws is None:
                raise
            return 0  # the same action needs other luck: something hidden took part
        draws = chance.draws
        reports.append([table.game.report(event, seat) for event in after.listener.events])
        views.append(table.game.look(after, seat))
    if views[0] != views[1]:
        return 0
    assert reports[0] == reports[1]
    return 1


@draws
@every_table
def test_a_log_can_be_told_to_everybody(table: Table) -> None:
    match = random_match(table, 5)
    for seat in everybody(table):
        lines = match.log(seat)
        assert len(lines) > 5
        assert all(lines)


# --- journals ------------------------------------------------------------------------------------------------------------


@every_table
def test_the_same_journal_gives_the_same_match(table: Table) -> None:
    for seed in table.seeds:
        match = random_match(table, seed)
        loaded = kibako.loads(match.save())
        again = table.match(seed)
        for entry in match.journal:
            again.play(entry.action)
        for other in (loaded, again):
            assert other.position == match.position
            assert other.journal == match.journal
            assert other.save() == match.save()
            assert other.outcome == match.outcome


@every_table
def test_undo_goes_back_exactly_and_luck_comes_again(table: Table) -> None:
    match = random_match(table, 2, length=25)
    reveals = 0
    while match.journal:
        entry, after = match.journal[-1], match.position
        reveals += entry.revealed
        if entry.revealed:
            with pytest.raises(kibako.CannotUndo):
                match.undo()
            assert match.position == after
        match.undo(consent=entry.revealed)
        before = match.position
        match.play(entry.action)
        assert match.position == after
        assert match.journal[-1] == entry
        match.undo(consent=True)
        assert match.position == before
    assert reveals > 0


@every_table
def test_what_is_free_to_undo_showed_nobody_anything(table: Table) -> None:
    """Such an action leads to the same view from every state that a seat thought possible: it has learned nothing."""
    compared = 0
    for seed in table.seeds:
        for state in some_states(table, seed, most=30):
            if state.to_act() < 0:
                continue
            for action in legal(state)[:: max(1, len(legal(state)) // 3)]:
                after, chance = state.clone(), Seeded("luck")
                after.revealed = False
                after.apply(action, chance)
                if not after.revealed and not chance.draws:
                    compared += sum(check_learned_nothing(table, seat, state, after, action) for seat in everybody(table))
    assert compared > 0


def check_learned_nothing(table: Table, seat: int | None, before: State, after: State, action: int) -> int:
    imagined = table.game.imagine(table.game.look(before, seat)).sample(Quick(action))
    if action not in legal(imagined):
        return 0
    imagined.apply(action, Scripted([]))
    assert table.game.look(imagined, seat) == table.game.look(after, seat)
    return 1


# --- refusals --------------------------------------------------------------------------------------------------------------


@every_table
def test_what_is_not_legal_is_refused_with_a_reason_and_changes_nothing(table: Table) -> None:
    known = {entry.action for seed in range(3) for entry in random_match(table, seed).journal}
    match = random_match(table, 11, length=4)
    refused = 0
    for _ in range(10):
        if match.to_act is None:
            break
        for text in sorted(known - set(match.actions()))[:40]:
            before = match.save()
            with pytest.raises(kibako.IllegalAction, match=r"\w") as caught:
                match.play(text)
            assert caught.value.rule is None or caught.value.rule in str(caught.value)
            assert match.save() == before
            refused += 1
        match.play(match.actions()[-1])
    assert refused > 20


@every_table
def test_after_the_end_nothing_can_be_played(table: Table) -> None:
    match = random_match(table, 1)
    assert match.actions() == []
    with pytest.raises(kibako.IllegalAction, match="over"):
        match.play(match.journal[-1].action)


# --- recorded games ------------------------------------------------------------------------------------------------------


RECORDED = [(game, name) for game in kibako.all_games() for name in sorted(recordings(game))]


@pytest.mark.parametrize(("game", "name"), RECORDED, ids=lambda part: getattr(part, "key", part))
def test_a_recorded_game_follows_its_seed_and_is_written_the_same(game: Game, name: str) -> None:
    source = recordings(game)[name]
    match = kibako.loads(source)
    assert follows_seed(match)
    assert match.save() == source


@pytest.mark.parametrize(("game", "name"), RECORDED, ids=lambda part: getattr(part, "key", part))
def test_a_changed_record_is_refused(game: Game, name: str) -> None:
    source = recordings(game)[name]
    one, another, *_ = sorted({entry.action for entry in kibako.loads(source).journal})
    with pytest.raises(kibako.BadSave, match="cut short or changed"):
        kibako.loads(source.replace(f'"{one}"', f'"{another}"', 1))
