"""What is new in a project beside cards: a game from a starter, kinds, words, languages, decks and pictures."""

from __future__ import annotations

import base64
import copy
import json
from pathlib import Path
from typing import Any

import pytest
from tests.studio.conftest import TOKEN, Served

from cardpress_studio.making.new_things import without_message
from cardpress_studio.sentences.course_reach import CourseReach
from cardpress_studio.sentences.readings import source_of
from cardpress_studio.studio import Studio

GAME = "lantern_fair"
SVG = (
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="#c00"/></svg>'
)
LANTERN = {
    "game": GAME, "id": "lantern", "said": "A lantern.",
    "nouns": {"en": "lantern, lanterns", "pl": "latarnia"},
    "fields": [
        {"id": "price", "type": "number", "low": 0, "high": 9}, {"id": "picture", "type": "picture"},
        {"id": "color", "type": "words", "words": ["red", "blue"]}, {"id": "effect", "type": "rule"},
    ],
}  # fmt: skip
KINDLE = {
    "game": GAME, "id": "kindle", "said": "Lights lanterns.", "fields": [{"id": "amount", "type": "amount"}],
    "sentences": {"en": "kindle { $amount } lights", "pl": "rozpal { $amount } świateł"},
}  # fmt: skip
SPARK = {"game": GAME, "id": "spark", "said": "a spark", "nouns": {"en": "spark, sparks", "pl": "iskra"}}


@pytest.fixture(scope="module")
def studio(empty_studio: Studio) -> Studio:
    """A folder with nothing in it, open."""
    return empty_studio


def _make(served: Served, what: str, sent: dict[str, Any]) -> Any:
    status, told = served.ask(f"/{TOKEN}/new/{what}", sent)
    assert status == 200
    return told


def _json(served: Served, path: str) -> Any:
    return json.loads((served.studio.root / path).read_text("utf-8"))


@pytest.fixture(scope="module")
def made(served: Served) -> Served:
    """A game made in it."""
    assert _make(served, "game", {"id": GAME, "template": "effects", "title": "Lantern Fair"}) == {}
    return served


def _files(served: Served) -> dict[Path, bytes]:
    folders = ("content", "schemas", "templates")
    return {path: path.read_bytes() for one in folders for path in (served.studio.root / one).rglob("*.*")}


def test_a_game_begins_as_a_starter(made: Served) -> None:
    """An empty folder becomes a project with a game of that title, shown at once; its cards can be changed."""
    told = made.ask(f"/{TOKEN}/games")[1]["games"][GAME]
    status, kettle = made.ask(f"/{TOKEN}/cards/{GAME}/kettle")

    assert (told["title"], told["languages"], len(told["cards"])) == ("Lantern Fair", ["en", "pl"], 5)
    assert (status, kettle["problems"]) == (200, [])
    sent = {"game": GAME, "id": "kettle", "seen": kettle["digest"], "pointer": "/price", "value": 3}
    assert made.ask(f"/{TOKEN}/fill-in", sent)[1]["card"]["price"] == 3
    assert _make(made, "game", {"id": GAME, "template": "effects", "title": ""})["refused"]
    assert _make(made, "game", {"id": "../x", "template": "effects", "title": ""})["refused"]


def test_a_kind_has_shape_noun_template_and_cards(made: Served) -> None:
    """One press makes a kind: a card of it is drawn with a picture of its own and may have any rule."""
    before = _files(made)
    assert _make(made, "kind", LANTERN) == {}
    assert _json(made, f"content/{GAME}/terms/pl.json")["lantern"]["forms"]["pl"]["gen"] == "latarni"
    picture = {"game": GAME, "name": "moth.svg", "data": base64.b64encode(SVG).decode()}
    assert _make(made, "picture", picture) == {}
    card = {"id": "moth", "kind": "lantern", "like": "", "deck": "market", "names": {"en": "Moth", "pl": "Ćma"}}
    told = made.ask(f"/{TOKEN}/begin", {"game": GAME, **card, "copies": 2})[1]
    assert told["card"] == {"color": "red", "id": "moth", "kind": "lantern", "price": 1}
    for pointer, value in (("/picture", "moth.svg"), ("/effect", {"op": "draw", "amount": 2})):
        sent = {"game": GAME, "id": "moth", "seen": told["digest"], "pointer": pointer, "value": value}
        told = made.ask(f"/{TOKEN}/fill-in", sent)[1]
    assert told["problems"] == []
    assert told["rules"]["pl"]["effect"]["text"].replace("\u00a0", " ") == "Dobierz 2 karty."
    assert told["faces"]["en"]
    for _ in range(5):
        assert made.ask(f"/{TOKEN}/undo", {})[0] == 200
    assert _files(made) == before


def test_words_have_sentences_and_counters(made: Served) -> None:
    """A resource has nouns and, in a game that plays, a counter; an operation of the game's own a sentence."""
    before = _files(made)
    assert _make(made, "resource", SPARK) == {}
    assert _json(made, f"content/{GAME}/play/course.json")["counters"]["spark"] == {"start": 0}
    assert _make(made, "operation", KINDLE) == {}
    kettle = made.ask(f"/{TOKEN}/cards/{GAME}/kettle")[1]
    effect = {"op": "seq", "do": [{"op": "kindle", "amount": 2}, {"op": "gain", "amount": 1, "resource": "spark"}]}
    sent = {"game": GAME, "id": "kettle", "seen": kettle["digest"], "pointer": "/effect", "value": effect}
    rules = made.ask(f"/{TOKEN}/fill-in", sent)[1]["rules"]
    assert "ozpal 2 świateł" in rules["pl"]["effect"]["text"].replace("\u00a0", " ")
    assert "1 spark" in rules["en"]["effect"]["text"].replace("\u00a0", " ")
    for _ in range(3):
        assert made.ask(f"/{TOKEN}/undo", {})[0] == 200
    assert _files(made) == before


def test_languages_and_decks_begin_and_cards_are_taken_away(made: Served) -> None:
    """A language is a draft at first; a deck has every card of a kind; a card goes with its words and copies."""
    before = _files(made)
    assert _make(made, "language", {"game": GAME, "id": "de"}) == {}
    assert _json(made, f"content/{GAME}/game.json")["drafts"] == ["de"]
    deck = {"game": GAME, "id": "all", "kind": "potion", "nouns": {"en": "All", "pl": "Wszystko"}}
    assert _make(made, "deck", deck) == {}
    assert _json(made, f"content/{GAME}/decks/all.json")["cards"]["kettle"] == 1
    assert made.ask(f"/{TOKEN}/remove-card", {"game": GAME, "id": "kettle"}) == (200, {})
    assert made.ask(f"/{TOKEN}/remove-card", {"game": GAME, "id": "kettle"})[0] == 404
    assert "kettle" not in _json(made, f"content/{GAME}/decks/market.json")["cards"]
    assert "kettle" not in (made.studio.root / f"content/{GAME}/text/pl.ftl").read_text("utf-8")
    for _ in range(3):
        assert made.ask(f"/{TOKEN}/undo", {})[0] == 200
    assert _files(made) == before


@pytest.mark.parametrize(
    ("what", "sent", "why"),
    [
        ("kind", {**LANTERN, "id": "potion"}, "already"),
        ("kind", {**LANTERN, "id": "../x"}, "no id"),
        ("kind", {**LANTERN, "nouns": {"en": "lantern", "pl": ""}}, "noun in pl"),
        ("kind", {**LANTERN, "fields": [{"id": "x", "type": "amount"}]}, "cannot be"),
        ("kind", {**LANTERN, "fields": [{"id": "x", "type": "words", "words": []}]}, "needs words"),
        ("operation", {**KINDLE, "sentences": {"en": "kindle"}}, "sentence in pl"),
        ("operation", {**KINDLE, "sentences": {"en": "{ broken", "pl": "x"}}, ""),
        ("operation", {**KINDLE, "sentences": {"en": "kindle { $many }", "pl": "x"}}, "many"),
        ("language", {"game": GAME, "id": "en"}, "already"),
        ("language", {"game": GAME, "id": "../e"}, "no code"),
        ("deck", {"game": GAME, "id": "market", "kind": "potion"}, "already"),
        ("picture", {"game": GAME, "name": "../x.svg", "data": ""}, "no name"),
        ("picture", {"game": GAME, "name": "x.py", "data": ""}, "no name"),
    ],
)
def test_what_can_be_none_is_refused(made: Served, what: str, sent: dict[str, Any], why: str) -> None:
    """An id that is taken or can be no file, a word without its noun or sentence: told, and nothing is written."""
    before = _files(made)
    assert why in json.dumps(_make(made, what, sent)["refused"], ensure_ascii=False)
    assert _files(made) == before


@pytest.mark.parametrize("other", [{"nouns": []}, {"fields": {}}, {"fields": [{"id": 1, "type": "x"}]}])
def test_nonsense_about_new_things_is_refused(made: Served, other: dict[str, Any]) -> None:
    """What a page sends is looked at before anything is done."""
    assert made.ask(f"/{TOKEN}/new/kind", {**LANTERN, **other})[0] == 400


def _course(served: Served) -> Any:
    status, told = served.ask(f"/{TOKEN}/cards/{GAME}/course-of-play")
    assert status == 200
    return told


def test_the_course_of_play_is_changed_in_its_sentences(made: Served) -> None:
    """Each step has its words in every language; another amount is new in both, and what cannot be is refused."""
    before, told = _files(made), _course(made)
    rule = told["rules"]["en"]["course"]
    words = {pointer: rule["text"][start:end] for start, end, pointer in rule["spans"]}
    assert words["/course/do/1"].replace("\u00a0", " ") == "Draw 1 card"
    assert told["headings"]["pl"]["actions/brew"] == "Akcje: Uwarz"

    place = {"game": GAME, "id": "course-of-play", "pointer": "/course/do/2/of", "language": "en"}
    found = made.ask(f"/{TOKEN}/suggestions", place)[1]
    assert any("each time *Brew*" in one["text"] or "action *Brew*" in one["text"] for one in found["instead"])
    sent = {"game": GAME, "id": "course-of-play", "seen": told["digest"], "pointer": "/course/do/1/amount"}
    changed = made.ask(f"/{TOKEN}/fill-in", {**sent, "value": 2})[1]
    assert "2 karty" in changed["rules"]["pl"]["course"]["text"].replace("\u00a0", " ")
    wrong = {**sent, "seen": changed["digest"], "pointer": "/zones/deck/refill", "value": "nowhere"}
    assert "nowhere" in json.dumps(made.ask(f"/{TOKEN}/fill-in", wrong)[1]["refused"])
    assert made.ask(f"/{TOKEN}/fill-in", {**sent, "value": 3})[0] == 409
    assert made.ask(f"/{TOKEN}/undo", {})[0] == 200
    assert _files(made) == before


@pytest.mark.parametrize(
    ("pointer", "text", "line"),
    [
        ("/course/do/1", "Each player draws 2 cards.", "– Każdy gracz dobiera 2 karty."),
        ("/actions/forage/do", "Gain 2 coins. Draw 1 card.", "Dobierz 1 kartę."),
        ("/setup", "Each player draws 4 cards.", "Każdy gracz dobiera 4 karty."),
    ],
)
def test_a_sentence_is_typed_for_a_step_of_the_course(pointer: str, text: str, line: str, made: Served) -> None:
    """A typed sentence comes back as the course that says it, told in the other language; nothing is written."""
    before = _files(made)
    place = {"game": GAME, "id": "course-of-play", "pointer": pointer, "language": "en", "text": text}

    status, told = made.ask(f"/{TOKEN}/typed-rule", place)

    assert (status, told["gaps"], told["readings"][0]["exact"]) == (200, [], True)
    said = told["readings"][0]["texts"]["pl"].replace("\u00a0", " ").split("\n")
    assert line in said
    assert told["readings"][0]["new"]["pl"]
    assert _files(made) == before


def test_what_a_step_does_reaches_no_card_what_is_declared_all(made: Served) -> None:
    """Another amount is checked against one card for each field with rules, another counter against all cards."""
    told, reach = _course(made), CourseReach(made.studio.known_reader(GAME).game)
    doing, declaring = copy.deepcopy(told["card"]), copy.deepcopy(told["card"])
    doing["course"]["do"][1]["amount"] = 5
    declaring["counters"]["coin"]["start"] = 5
    few, every = (reach.cards(source_of(told["file"], one)) for one in (doing, declaring))

    assert [loaded.model.id for loaded in few] == ["crystal_ball"]
    assert len(every) == 5


def test_what_a_word_does_is_changed_in_its_sentence(made: Served) -> None:
    """A body stands among the course in every language; what its word gives it can be taken back, JSON unseen."""
    before = _files(made)
    assert _make(made, "operation", KINDLE) == {}
    assert _make(made, "part", {"game": GAME, "sort": "body", "id": "kindle"}) == {}
    told = _course(made)
    assert "bodies/at_dawn" not in told["rules"]["en"]  # it does the rule that a card gives it
    assert "Draw a number of cards" in told["rules"]["en"]["bodies/kindle"]["text"]

    place = {"game": GAME, "id": "course-of-play", "pointer": "/bodies/kindle/do/amount", "language": "en"}
    sent = {key: place[key] for key in ("game", "id", "pointer")}
    now = made.ask(f"/{TOKEN}/fill-in", {**sent, "seen": told["digest"], "value": 2})[1]
    assert "Dobierz 2 karty" in now["rules"]["pl"]["bodies/kindle"]["text"].replace("\u00a0", " ")
    first = made.ask(f"/{TOKEN}/suggestions", place)[1]["instead"][0]
    assert first["card"]["bodies"]["kindle"]["do"]["amount"] == {"param": "amount"}
    for _ in range(3):
        assert made.ask(f"/{TOKEN}/undo", {})[0] == 200
    assert _files(made) == before


def test_zones_counters_and_actions_are_new_in_the_course(made: Served) -> None:
    """Each has its noun or its name in every language, and begins as something that can be played."""
    before = _files(made)
    nouns = {"cellar": {"en": "cellar, cellars", "pl": "piwnica"}, "fame": {"en": "fame, fame", "pl": "sława"}}
    gather = {"en": "Gather", "pl": "Zbierz"}
    for sort, id_, texts in (
        ("zone", "cellar", nouns["cellar"]),
        ("counter", "fame", nouns["fame"]),
        ("action", "gather", gather),
    ):
        assert _make(made, "part", {"game": GAME, "sort": sort, "id": id_, "nouns": texts}) == {}
    headings = _course(made)["headings"]["pl"]
    assert headings["actions/gather"] == "Akcje: Zbierz"
    assert "zones/cellar" in headings
    refused = _make(made, "part", {"game": GAME, "sort": "action", "id": "brew", "nouns": gather})["refused"]
    assert "already" in refused[0]["message"]
    for _ in range(3):
        assert made.ask(f"/{TOKEN}/undo", {})[0] == 200
    assert _files(made) == before


def test_a_message_goes_with_its_attributes() -> None:
    """What belongs to others stays to the byte."""
    text = "a = A\n    .flavor = B\n      C\n\nab = D\n"
    assert without_message(text, "a") == "\nab = D\n"
    assert without_message(text, "b") == text


def test_forms_of_a_noun_are_proposed_and_chosen(made: Served) -> None:
    """Readings come with examples, guessed ones are told apart; what is chosen is written and nothing else."""
    known = made.ask(f"/{TOKEN}/noun-forms", {"language": "pl", "noun": "złota moneta"})[1]
    guessed = made.ask(f"/{TOKEN}/noun-forms", {"language": "pl", "noun": "gorlik"})[1]["readings"]
    assert known["readings"][0]["example"].startswith("jedna złota moneta, dwie złote monety")
    assert not known["readings"][0]["guessed"]
    assert len(guessed) > 1
    assert all(one["guessed"] for one in guessed)

    path = f"content/{GAME}/terms/pl.json"
    id_, before = next((id_, one) for id_, one in _json(made, path).items() if "place" in one)
    told = _make(made, "noun", {"game": GAME, "id": id_, "said": "", "entries": {"pl": guessed[1]["entry"]}})
    assert told == {}
    assert _json(made, path)[id_] == {**guessed[1]["entry"], "place": before["place"]}
    assert id_ in made.ask(f"/{TOKEN}/nouns/{GAME}")[1]["nouns"]
    assert made.ask(f"/{TOKEN}/undo", {})[0] == 200
    assert _json(made, path)[id_] == before


def test_without_a_dictionary_the_page_is_told_what_brings_it(
    made: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the library is not installed no form is proposed, and the command that installs it is told."""
    monkeypatch.setattr("cardpress.words.dictionaries.find_spec", lambda _: None)

    told = made.ask(f"/{TOKEN}/noun-forms", {"language": "pl", "noun": "moneta"})[1]

    assert told["readings"] == []
    assert "pip install" in told["install"]
    assert told["cases"][0] == "nom"


@pytest.mark.parametrize(
    ("what", "status"),
    [
        ({"language": "../../x", "noun": "a"}, 400),
        ({"language": "pl", "noun": "a" * 61}, 400),
        ({"language": "xx", "noun": "a"}, 404),
    ],
)
def test_only_nouns_of_languages_are_asked_for(made: Served, what: dict[str, str], status: int) -> None:
    """A language is a code that somebody has, a noun is short."""
    assert made.ask(f"/{TOKEN}/noun-forms", what)[0] == status
