"""A learner at a browser: plays a lesson's steps by clicks, for tests."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from typing import Any, cast

from people import Person

from kibako.engine.game import Game
from kibako.table.content.lessons import CLICK, Step, answer, follow, lesson, reached, shown

BOXES = """(ids) => ids.filter((id) => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    const stage = document.getElementById("stage").getBoundingClientRect();
    const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
    const inside = x > stage.left && x < stage.right && y > stage.top && y < stage.bottom;
    const drawn = box && box.width > 5 && box.height > 5;
    const how = { opacityProperty: true, visibilityProperty: true };
    return !(drawn && inside && document.getElementById(id).checkVisibility(how));
})"""
"""Of some elements those that nobody can see: without extent, transparent, or outside the stage."""

APART = """() => {
    const boxes = [...document.querySelectorAll(".finger-lit")].map((ring) => ring.getBoundingClientRect());
    const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
        * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const area = (box) => box.width * box.height;
    return boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => shared(a, b) / Math.min(area(a), area(b))));
}"""
"""How much of the smaller of any two rings lies inside the other."""


def play_step(person: Person, step: Step, more: bool) -> None:
    """Do what a step asks for, by clicks, and go on to the next one if there are more."""
    unseen = cast("list[str]", person.page.evaluate(BOXES, step.show))
    assert not step.show or len(unseen) < len(step.show), f"{step.say} points at what nobody can see: {unseen}"
    assert_rings_are_told_apart(person, step, ringed=len(step.show) > len(unseen))
    if step.kind == "click":
        for name in step.click:
            person.click_target(name)
            person.wait(f"!board.targets().includes('{name}')")
        assert_rings_are_told_apart(person, step, ringed=True)
    elif step.kind != "tell":
        play_action(person, actions_for(person, step)[0])
    if step.kind != "play" and more:
        person.page.click("#next")


def assert_rings_are_told_apart(person: Person, step: Step, *, ringed: bool) -> None:
    """Neighbours touch, hexes mesh, and fans stand close together; but rings must not cover what they don't speak of."""
    if ringed:
        person.wait("document.querySelector('.finger-lit')")
    overlaps = cast("list[float]", person.page.evaluate(APART))
    assert max(overlaps, default=0) < 0.5, f"{step.say} rings more than it speaks of"


def actions_for(person: Person, step: Step) -> list[str]:
    """What is taught; of a free choice all that is right."""
    if step.play:
        return [step.play[0]]
    legal = cast("list[dict[str, Any]]", person.ask("state.actions"))
    right = [pattern for choice in step.choices if choice.right for pattern in choice.play]
    return [one["text"] for pattern in right for one in legal if fnmatchcase(one["text"], pattern)]


def play_action(person: Person, action: str) -> None:
    """By clicks, until it is answered."""
    number = person.ask("state.number")
    click_action(person, action)
    person.wait(f"state.number !== {number} || document.querySelector('#teacher.right, #teacher.wrong, #play:not([hidden])')")


def click_action(person: Person, action: str) -> None:
    """On the board what the action is made of, or its button."""
    found = "window.kibako.state.actions.find((action) => action.text === text)"
    ways = person.page.evaluate(f"(text) => {found}.ways", action)
    if not ways:
        words = person.page.evaluate(f"(text) => {found}.words", action)
        person.page.locator("#choices").get_by_role("button", name=words, exact=True).first.click()
    else:
        for name in ways[0]:
            if name.startswith("dial-"):
                turn_to(person, name)
            elif not person.page.evaluate("(name) => window.kibako.board.path.includes(name)", name):
                person.wait(f"board.legalAnywhere('{name}')")
                person.click_target(name)
        person.page.click("#confirm")


def wrong_turns(game: Game, number: int) -> list[str]:
    """What is wrong at a step, one thing for each answer to it."""
    step, found = lesson(game).steps[number], dict[str | None, str]()
    if step.kind == "click":
        names = re.findall(r'\sid="([^"]+)"', shown(game, number, "en", "wide").picture)
        return [name for name in names if any(fnmatchcase(name, one) for one in step.among) and name not in step.click][:1]
    if step.kind == "tell":
        return []
    for action in reached(game, number).actions():
        choice = follow(reached(game, number).fork(), step, action) if step.kind == "free" else None
        if action not in step.play and not (choice and choice.right):
            found.setdefault(choice.say if choice else step.wrong, action)
    return list(found.values())


def take_wrong_turn(person: Person, game: Game, number: int, wrong: str) -> None:
    """By clicks: it is answered in words, and the step can be tried again."""
    step, language = lesson(game).steps[number], str(person.page.get_attribute("html", "lang"))
    if step.kind == "click":
        person.click_target(wrong)
        told = answer(game, number, f"{CLICK}{wrong}", language)
    else:
        click_action(person, wrong)
        told = answer(game, number, wrong, language)
    if step.kind == "free":
        person.page.wait_for_selector("#teacher.wrong")
        assert person.page.inner_text("#teacher") == told.words
        person.page.click("#again")
        person.wait("!document.querySelector('#teacher.wrong') && state.actions.length > 0")
    else:
        person.wait("!document.getElementById('toast').hidden")
        assert person.page.inner_text("#toast") == told.words
        person.page.evaluate("document.getElementById('toast').hidden = true")


def turn_to(person: Person, dial: str) -> None:
    for _ in range(8):
        if person.page.evaluate("(dial) => window.kibako.board.path.includes(dial)", dial):
            return
        person.page.click("#turn")
    raise AssertionError(f"{dial} can't be turned to")
