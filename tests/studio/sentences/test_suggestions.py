"""What is offered at a place of a card: only what its game can say, each with its sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.sampling import few_of, one_of

from cardpress.diagnostics import Report
from cardpress.models.project import Game
from cardpress.stages.check import check
from cardpress.stages.link import link
from cardpress.stages.load import load
from cardpress.starters import new_game
from cardpress_studio.sentences.places import Place
from cardpress_studio.sentences.readings import GameReader
from cardpress_studio.sentences.said_before import SaidBefore
from cardpress_studio.sentences.schema_shapes import CardSchema
from cardpress_studio.sentences.smallest_parts import SmallestParts
from cardpress_studio.sentences.suggestions import Suggestions

ROOT = Path(__file__).resolve().parents[3]
GAMES = sorted(folder.name for folder in (ROOT / "content").iterdir() if folder.is_dir())


class Pressed:
    """Presses places of one game's cards."""

    def __init__(self, game: Game) -> None:
        self.game, self.reader = game, GameReader(game)
        self._said = SaidBefore(tuple(loaded.source.value for loaded in game.components.values()))

    def at(self, id_: str, pointer: str) -> tuple[Suggestions, Place]:
        """What finds suggestions, and a place."""
        source = self.game.components[id_].source
        schema = CardSchema(self.reader.schema(source.value["kind"]))
        return Suggestions(self.reader, self._said, schema), Place(source.path, source.value, pointer, "en")


@pytest.fixture(scope="module")
def pressed(mephisto: Game) -> Pressed:
    """Mephisto, to be pressed."""
    return Pressed(mephisto)


def test_a_clause_is_offered_others_as_sentences(pressed: Pressed) -> None:
    """Each alternative is the whole sentence with another clause in it, and its stretch is marked."""
    suggestions, place = pressed.at("witch", "/ability/do")
    found = suggestions.instead(place)

    draw = next(one for one in found if one.text == "When you play a spell, draw 1\u00a0card.")
    assert [draw.text[start:end] for start, end in draw.stretches] == ["draw 1\u00a0card"]
    assert draw.card == {**place.card, "ability": {**place.card["ability"], "do": {"op": "draw", "amount": 1}}}
    assert len({one.text for one in found}) == len(found) > 10


def test_a_clause_can_be_wrapped_and_followed(pressed: Pressed) -> None:
    """If, may and when go around a clause; another clause goes after it."""
    suggestions, place = pressed.at("witch", "/ability/do")
    around = [one.text for one in suggestions.around(place)]
    after = [one.text for one in suggestions.after(place)]

    assert any("you may gain 2\u00a0favor" in text for text in around)
    assert any(text.startswith("When you play a spell, if ") for text in around)
    assert any(text.endswith("and draw 1\u00a0card.") for text in after)


def test_what_is_around_can_go_and_what_must_be_stays(pressed: Pressed) -> None:
    """A rule can keep only what it holds, or go where its field may be empty; what it needs cannot go."""
    suggestions, place = pressed.at("witch", "/ability")
    removed = {one.label: one.text for one in suggestions.removals(place)}
    needed = pressed.at("witch", "/ability/do")

    assert removed == {"keep what it holds": "Gain 2\u00a0favor\u00a0[favor].", "remove": ""}
    assert needed[0].removals(needed[1]) == []


def test_words_are_those_of_the_game(pressed: Pressed) -> None:
    """A word is offered the game's other words that fit there, and nothing that its check would refuse."""
    suggestions, place = pressed.at("acid_vial", "/effect/do/what/owner")
    found = [one.text for one in suggestions.instead(place)]

    assert any("from your weapon" in text or "one of your" in text for text in found)
    for suggestion in suggestions.instead(place):
        assert pressed.reader.read(place.path, suggestion.card).problems == ()


@pytest.mark.parametrize("name", one_of(GAMES, "pressed"))
def test_every_stretch_of_every_game_can_be_pressed(name: str) -> None:
    """Whatever is pressed on cards of a game: what is offered fits the game and says something else.

    Here of one game, in soak of all.
    """
    report = Report()
    game = link(check(load(ROOT, report, [name]), report), ROOT, report)[name]
    pressed, places = Pressed(game), list[tuple[str, str, str]]()
    for id_, loaded in game.components.items():
        for marked in pressed.reader.read(loaded.source.path, loaded.source.value).rules["en"].values():
            places += [(id_, span.pointer, marked.text) for span in marked.spans]
    offered = 0
    for id_, pointer, text in few_of(sorted(set(places)), 6, name):
        suggestions, place = pressed.at(id_, pointer)
        found = [*suggestions.instead(place), *suggestions.around(place)]
        offered += len(found)
        for one in few_of(found, 3, pointer):
            assert one.text != text
            assert pressed.reader.read(place.path, one.card).problems == (), one.text
    assert offered > 0


def test_a_new_game_is_offered_what_no_card_says_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a starter with a few cards an empty rule is offered words that its vocabulary has and no card uses."""
    monkeypatch.setattr("cardpress.starters._write_schemas", lambda _: [])  # editors read them, nothing here does
    new_game(tmp_path, "mine", "effects")
    report = Report()
    game = link(check(load(tmp_path, report, ["mine"]), report), tmp_path, report)["mine"]
    pressed = Pressed(game)
    id_ = next(id_ for id_, one in game.components.items() if "effect" in one.source.value)
    suggestions, place = pressed.at(id_, "/effect")
    found = {one.text for one in suggestions.instead(place)}

    assert {"Shuffle the deck.", "You win the game."} <= found
    assert "shuffle" not in str([one.source.value for one in game.components.values()])


def test_what_only_fits_with_one_field_more_is_offered(pressed: Pressed) -> None:
    """A way to pick that no card has yet is tried with each pile, not only with the first: the top of the deck."""
    source = pressed.game.components["witch"].source
    schema = CardSchema(pressed.reader.schema("monster"))
    smallest = SmallestParts(schema, SaidBefore(()), pressed.reader.kinds)
    card = {**source.value, "ability": {"op": "discard", "what": {"pick": "one", "kind": "weapon"}}}
    made = list(smallest.unsaid_with_more(schema.shape(card, "/ability/what").parts))

    assert len({one["zone"] for one in made if one.get("pick") == "top" and "zone" in one}) > 1
