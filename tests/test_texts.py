"""Every text in every language: none missing, none unused, none that fell behind its English."""

from __future__ import annotations

import ast
import json
import re

import pytest
from texts import CHECKED, LANGUAGES, ROOMS, digests, messages, modules, page_calls, parts, used, words_of

every_package = pytest.mark.parametrize("package", ROOMS)
every_translation = pytest.mark.parametrize("language", LANGUAGES[1:])


@every_package
@every_translation
def test_every_text_is_in_every_language_and_takes_the_same_values(package: str, language: str) -> None:
    english, other = messages(package, "en"), messages(package, language)
    assert other.keys() == english.keys()
    for name, message in english.items():
        translated = other[name]
        assert {one.id.name for one in translated.attributes} == {one.id.name for one in message.attributes}, name
        values, taken = parts(message).values, parts(translated).values
        assert {value for value in values if not value.endswith("-you")} <= taken, f"{name} leaves something out"


@every_package
@every_translation
def test_nothing_longer_stays_english(package: str, language: str) -> None:
    english, other = messages(package, "en"), messages(package, language)
    assert english
    same = [name for name in english if words_of(english[name]) == words_of(other[name])]
    long = [name for name in same if len(plain_words(words_of(english[name]))) > 3]
    assert long == []


def plain_words(message: str) -> list[str]:
    return re.findall(r"[a-z]{3,}", re.sub(r"\{[^}]*\}", "", message.partition("=")[2]))


@every_package
def test_every_text_is_used(package: str) -> None:
    pattern, english = used(package), messages(package, "en")
    mentioned = {name for message in english.values() for name in parts(message).mentions}
    assert [name for name in english if not pattern.fullmatch(name) and name not in mentioned] == []


@every_package
def test_every_text_that_is_asked_for_exists(package: str) -> None:
    known = {*messages(package, "en"), *messages("kibako.engine", "en")}
    if package == "kibako.web":
        wanted = page_calls()
    else:
        wanted = {
            name
            for path in modules(ROOMS[package])
            if path.name != "game.py"
            for name in asked(path.read_text(encoding="utf-8"))
        }
    assert wanted
    assert {name.partition(".")[0] for name in wanted} - known == set()


def asked(source: str) -> set[str]:
    """The names in calls such as text("name") and say("name", …)."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and node.args]
    named = [call for call in calls if ast.unparse(call.func) in {"text", "say", "looking.say", "self.looking.say"}]
    return {str(call.args[0].value) for call in named if isinstance(call.args[0], ast.Constant)}


@every_package
def test_no_translation_fell_behind_its_english(package: str) -> None:
    """Whoever changes an English text looks at its translations, then runs `python tests/texts.py`."""
    checked = json.loads(CHECKED.read_text(encoding="utf-8"))
    assert digests(package) == checked[package]
