"""The studio over HTTP: who may ask, what is written, who is told that somebody else was first."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest
from tests.studio.conftest import RAT, TOKEN, Served


def _card(served: Served) -> dict[str, Any]:
    status, told = served.ask(f"/{TOKEN}/cards/mini/rat")
    assert status == 200
    return told


def _with_amount(told: dict[str, Any], amount: int) -> dict[str, Any]:
    card = deepcopy(told["card"])
    card["immediate"]["do"]["amount"] = amount
    return {"game": "mini", "id": "rat", "seen": told["digest"], "card": card}


def test_a_card_is_told_with_its_rules_in_every_language(served: Served) -> None:
    """Texts have their spans, fields their bounds, and there is a face."""
    told = _card(served)
    rule = told["rules"]["en"]["immediate"]
    words = {pointer: rule["text"][start:end] for start, end, pointer in rule["spans"]}

    assert told["rules"].keys() == {"en", "pl"}
    assert words["/immediate/do/who"] == "Each player"
    assert next(one for one in told["fields"] if one["name"] == "attack")["shape"]["numbers"] == [0, 15]
    assert served.ask(f"/{TOKEN}/faces/{told['faces']['en'][0]}-75.png")[1].startswith(b"\x89PNG")


def test_a_change_is_written_drawn_and_undone(served: Served) -> None:
    """One line of the file differs; texts of all languages and the face are new; undoing gives the old bytes."""
    before, told = (served.studio.root / RAT).read_bytes(), _card(served)
    status, changed = served.ask(f"/{TOKEN}/change", _with_amount(told, 3))
    after = (served.studio.root / RAT).read_bytes()

    assert status == 200
    assert [line for line in after.splitlines() if line not in before.splitlines()] == [b'      "amount": 3,']
    assert "3" in changed["rules"]["pl"]["immediate"]["text"]
    assert changed["faces"] != told["faces"]
    assert changed["undo"] == RAT

    status, undone = served.ask(f"/{TOKEN}/undo", {})
    assert (status, undone["digest"], undone["redo"]) == (200, told["digest"], RAT)
    assert (served.studio.root / RAT).read_bytes() == before


def test_what_does_not_fit_the_game_is_not_written(served: Served) -> None:
    """The problems come back in place of the card, with what was expected."""
    before, told = (served.studio.root / RAT).read_bytes(), _card(served)
    status, answer = served.ask(f"/{TOKEN}/change", _with_amount(told, 400))

    assert status == 200
    assert answer["refused"][0]["position"]["pointer"] == "/immediate/do/amount"
    assert (served.studio.root / RAT).read_bytes() == before


def test_the_later_of_two_writers_sees_what_is_there(served: Served) -> None:
    """An editor wrote the file meanwhile: the page is given its text, and its own change is not written."""
    told, path = _card(served), served.studio.root / RAT
    before = path.read_text("utf-8")
    path.write_text(before.replace('"souls": 1', '"souls": 2'), "utf-8")
    try:
        status, answer = served.ask(f"/{TOKEN}/change", _with_amount(told, 2))
        assert (status, json.loads(answer["now"])["souls"]) == (409, 2)
        assert json.loads(path.read_text("utf-8"))["immediate"]["do"]["amount"] == 1
    finally:
        path.write_text(before, "utf-8")


def test_a_typed_sentence_is_read(served: Served) -> None:
    """A sentence comes back as cards that say it, in every language; nothing is written."""
    asked = {"game": "mini", "id": "rat", "pointer": "/immediate", "language": "en", "text": "Gain 3 favor."}
    before = (served.studio.root / RAT).read_bytes()
    status, told = served.ask(f"/{TOKEN}/typed-rule", asked)

    assert (status, told["gaps"], told["readings"][0]["exact"]) == (200, [], True)
    assert told["readings"][0]["card"]["immediate"] == {"op": "gain", "amount": 3, "resource": "favor"}
    assert told["readings"][0]["texts"].keys() == {"en", "pl"}
    assert (served.studio.root / RAT).read_bytes() == before
    for wrong, code in (
        ({"pointer": "/nowhere/at/all"}, 404),
        ({"text": "x" * 601}, 400),
        ({"game": "none"}, 404),
    ):
        assert served.ask(f"/{TOKEN}/typed-rule", {**asked, **wrong})[0] == code


def test_an_icon_is_found_shown_and_brought_in(served: Served) -> None:
    """An icon of the set is found by its name and has a picture; who drew it goes into the game's file."""
    settings = served.studio.root / "content/mini/game.json"
    whole = settings.read_bytes()
    told = json.loads(whole)
    del told["icon_authors"]["axe"]
    settings.write_text(json.dumps(told), "utf-8")
    served.studio.refresh()
    try:
        found = served.ask(f"/{TOKEN}/icons", {"game": "mini", "query": "Ax"})[1]
        assert found["icons"] == [{"name": "axe", "author": None}]
        assert found["authors"] == ["Ada Example"]
        assert served.ask(f"/{TOKEN}/icons/mini/axe.svg")[1].startswith(b"<svg ")
        assert served.ask(f"/{TOKEN}/icons/mini/no-such-icon.svg")[0] == 404

        asked = {"game": "mini", "id": "axe", "author": "Nora"}
        assert served.ask(f"/{TOKEN}/new/icon", {**asked, "author": " "})[1]["refused"]
        assert served.ask(f"/{TOKEN}/new/icon", {**asked, "id": "no-such-icon"})[0] == 404
        assert served.ask(f"/{TOKEN}/new/icon", asked) == (200, {})
        assert json.loads(settings.read_text("utf-8"))["icon_authors"]["axe"] == "Nora"
    finally:
        settings.write_bytes(whole)
        served.studio.refresh()


@pytest.mark.parametrize("path", ["", "games", "cards/mini/rat", "studio.js", "events"])
def test_nothing_is_told_without_the_token(served: Served, path: str) -> None:
    """Who finds the port finds nothing behind it."""
    assert served.ask(f"/another/{path}")[0] == 404
    assert served.ask(f"/{path}")[0] == 404


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Sec_Fetch_Site": "cross-site"},
        {"Content_Type": "text/plain"},
        {"Content_Type": "application/x-www-form-urlencoded"},
    ],
)
def test_no_other_page_changes_anything(served: Served, headers: dict[str, str]) -> None:
    """A page of another site or port, a form, another name for this machine: refused, even with the token."""
    before = (served.studio.root / RAT).read_bytes()
    status, _ = served.ask(f"/{TOKEN}/change", _with_amount(_card(served), 2), **headers)

    assert status in {400, 403}
    assert (served.studio.root / RAT).read_bytes() == before


def test_what_says_no_origin_writes_nothing(served: Served) -> None:
    """Browsers tell where a question that writes comes from; what does not is no page."""
    told = _card(served)
    status, _ = served.ask(f"/{TOKEN}/change", _with_amount(told, 2), Origin="")

    assert status in {400, 403}
    assert _card(served)["digest"] == told["digest"]


def test_too_much_is_refused(served: Served) -> None:
    """A question has a largest size, told before it is read."""
    sent = _with_amount(_card(served), 2)
    sent["card"]["id"] = "x" * 300_000

    assert served.ask(f"/{TOKEN}/change", sent)[0] == 400


@pytest.mark.parametrize(
    ("path", "sent"),
    [
        ("change", {"game": "mini", "id": "rat"}),
        ("change", {"game": "mini", "id": "rat", "seen": "x", "card": []}),
        ("change", {"game": "../mini", "id": "rat", "seen": "x", "card": {}}),
        ("change", {"game": "mini", "id": "../../game", "seen": "x", "card": {}}),
        ("suggestions", {"game": "mini", "id": "rat", "pointer": "/..", "language": 3}),
        ("suggestions", {"game": "mini", "id": "nobody", "pointer": "", "language": "en"}),
    ],
)
def test_nonsense_is_refused(served: Served, path: str, sent: object) -> None:
    """What a page sends is looked at before anything is done, and no path leads out of the project."""
    assert served.ask(f"/{TOKEN}/{path}", sent)[0] in {400, 404}


@pytest.mark.parametrize("pointer", ["/..", "/immediate/do/9", "", "/immediate", "nothing"])
def test_any_place_can_be_asked_about(served: Served, pointer: str) -> None:
    """A place that is nowhere, or the whole card, is offered what there is: perhaps nothing."""
    sent = {"game": "mini", "id": "rat", "pointer": pointer, "language": "en"}

    assert served.ask(f"/{TOKEN}/suggestions", sent)[0] == 200


def test_a_page_may_load_nothing_from_elsewhere(served: Served) -> None:
    """The policy names this server alone, and no word of it is code."""
    import http.client  # noqa: PLC0415 the headers of one answer

    connection = http.client.HTTPConnection("127.0.0.1", served.port)
    connection.request("GET", f"/{TOKEN}/")
    policy = connection.getresponse().headers["Content-Security-Policy"]
    connection.close()

    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


def _say(served: Served, text: str, **other: str) -> tuple[int, dict[str, Any]]:
    words = next(one for one in _card(served)["words"] if one["key"] == "rat.flavor")
    sent = {"game": "mini", "id": "rat", "language": "pl", "key": "rat.flavor", "seen": words["seen"]["pl"]}
    return served.ask(f"/{TOKEN}/say", {**sent, "text": text, **other})


def test_a_text_is_written_and_nothing_else_of_its_file(served: Served) -> None:
    """Names and flavor of all languages are changed one by one; the rest of the file keeps every byte."""
    path = served.studio.root / "content/mini/text/pl.ftl"
    before = path.read_text("utf-8")
    status, told = _say(served, "Głodny.")
    after = path.read_text("utf-8")

    assert status == 200
    assert next(one for one in told["words"] if one["key"] == "rat.flavor")["texts"]["pl"] == "Głodny."
    assert [line for line in after.splitlines() if line not in before.splitlines()] == ["    .flavor = Głodny."]
    assert served.ask(f"/{TOKEN}/undo", {})[1] == {"path": "content/mini/text/pl.ftl"}
    assert path.read_text("utf-8") == before


@pytest.mark.parametrize("text", ["{ $nobody }", "{ broken", "", "a\n.b = c"])
def test_a_text_that_the_check_refuses_is_not_written(served: Served, text: str) -> None:
    """What is no text of Fluent, or says a variable that nobody gives, comes back with what is wrong."""
    path = served.studio.root / "content/mini/text/pl.ftl"
    before = path.read_bytes()
    status, told = _say(served, text)

    assert status == 200
    assert told["refused"][0]["message"]
    assert path.read_bytes() == before


@pytest.mark.parametrize("other", [{"key": "axe"}, {"language": "../en"}, {"id": "nobody"}, {"key": "ui-game"}])
def test_only_texts_of_the_card_are_written(served: Served, other: dict[str, str]) -> None:
    """A key is of the card that is open, a language one that the game has."""
    assert _say(served, "x", **other)[0] == 404


NEW = {
    "game": "mini", "id": "owl", "kind": "monster", "like": "", "deck": "main",
    "names": {"en": "Owl", "pl": "Sowa"}, "copies": 2,
}  # fmt: skip


def test_a_new_card_is_one_step(served: Served) -> None:
    """Its file, its names in every language and its place in a deck are written at once, and undone at once."""
    content = served.studio.root / "content/mini"
    before = {path: path.read_bytes() for path in content.rglob("*") if path.is_file()}
    status, told = served.ask(f"/{TOKEN}/begin", NEW)

    assert (status, told["file"], told["problems"]) == (200, "content/mini/monsters/owl.json", [])
    assert told["names"] == {"en": "Owl", "pl": "Sowa"}
    assert json.loads((content / "decks/main.json").read_text("utf-8"))["cards"] == {"axe": 1, "owl": 2, "rat": 2}
    assert told["faces"].keys() == {"en", "pl"}

    assert served.ask(f"/{TOKEN}/undo", {})[0] == 200
    assert {path: path.read_bytes() for path in content.rglob("*") if path.is_file()} == before
    assert served.ask(f"/{TOKEN}/cards/mini/owl") == (200, None)


@pytest.mark.parametrize(
    ("other", "why"),
    [
        ({"id": "rat"}, "already"),
        ({"id": "../owl"}, "no id"),
        ({"id": "con"}, "no id"),
        ({"kind": "dragon"}, "no kind"),
        ({"like": "nobody"}, "no card"),
        ({"names": {"en": "{ $nobody", "pl": "Sowa"}}, ""),
    ],
)
def test_what_can_be_no_card_is_refused(served: Served, other: dict[str, Any], why: str) -> None:
    """An id that is taken or can be no file, a kind or card that is not there, a name that is no text."""
    content = served.studio.root / "content/mini"
    before = {path: path.read_bytes() for path in content.rglob("*") if path.is_file()}
    status, told = served.ask(f"/{TOKEN}/begin", {**NEW, **other})

    assert status == 200
    assert why in told["refused"][0]["message"]
    assert {path: path.read_bytes() for path in content.rglob("*") if path.is_file()} == before


@pytest.mark.parametrize("other", [{"copies": 0}, {"copies": "2"}, {"names": {"en": 3}}, {"names": []}])
def test_nonsense_about_a_new_card_is_refused(served: Served, other: dict[str, Any]) -> None:
    """Numbers and names are looked at before anything is done."""
    assert served.ask(f"/{TOKEN}/begin", {**NEW, **other})[0] == 400


def test_a_place_is_filled_in(served: Served) -> None:
    """A word or number at a place is written as it is; what misfits, and a place that is none, are refused."""
    told = _card(served)
    sent = {"game": "mini", "id": "rat", "seen": told["digest"], "pointer": "/immediate/do/amount", "value": 3}
    status, changed = served.ask(f"/{TOKEN}/fill-in", sent)

    assert (status, changed["card"]["immediate"]["do"]["amount"]) == (200, 3)
    assert served.ask(f"/{TOKEN}/undo", {})[0] == 200
    assert "refused" in served.ask(f"/{TOKEN}/fill-in", {**sent, "value": "x"})[1]
    assert served.ask(f"/{TOKEN}/fill-in", {**sent, "pointer": "/souls/9/x"})[0] == 404


def test_possibilities_come_as_they_are_found(served: Served) -> None:
    """First what is there, then a line for each, nearest first; together they are what is told at once."""
    asked = {"game": "mini", "id": "rat", "pointer": "/immediate/do", "language": "en"}
    status, lines = served.ask(f"/{TOKEN}/possibilities", asked)
    head, *found = map(json.loads, lines.splitlines())
    whole = served.ask(f"/{TOKEN}/suggestions", asked)[1]

    assert status == 200
    assert head["value"] == whole["value"]
    assert found[0]["group"] == "instead"
    for name in ("instead", "around", "after", "moved", "removed"):
        assert [one["possibility"] for one in found if one["group"] == name] == whole[name]
    assert served.ask(f"/{TOKEN}/possibilities", {**asked, "id": "nobody"})[0] == 404


def test_a_press_is_seen_before_the_whole_check(served: Served) -> None:
    """The answer has the new face, drawn when it is asked for; the whole check then finds the very same one."""
    told = _card(served)
    _, changed = served.ask(f"/{TOKEN}/change", {**_with_amount(told, 5), "language": "pl"})
    key = changed["faces"]["pl"][0]
    try:
        assert served.studio.desk.drawable(key) is None
        assert served.ask(f"/{TOKEN}/faces/{key}-75.png")[1].startswith(b"\x89PNG")
        served.ask(f"/{TOKEN}/games")
        assert served.studio.desk.drawable(key) is not None
        assert _card(served)["faces"]["pl"] == changed["faces"]["pl"]
    finally:
        served.ask(f"/{TOKEN}/undo", {})


@pytest.mark.parametrize("wrong", [('"souls": 1', '"souls": "many"'), ('"souls": 1', '"souls": ')])
def test_a_card_that_an_editor_broke_is_shown_with_what_is_wrong(served: Served, wrong: tuple[str, str]) -> None:
    """It stays in the list, marked, and its file and problems are told: whoever broke it can mend it."""
    file = served.studio.root / RAT
    before = file.read_text("utf-8")
    file.write_text(before.replace(*wrong), "utf-8")
    served.studio.refresh()
    try:
        (rat,) = (one for one in served.ask(f"/{TOKEN}/games")[1]["games"]["mini"]["cards"] if one["id"] == "rat")
        told = served.ask(f"/{TOKEN}/cards/mini/rat")[1]
        assert rat["wrong"]
        assert told["text"] == before.replace(*wrong)
        assert [one["position"]["file"] for one in told["problems"]] == [RAT]
    finally:
        file.write_text(before, "utf-8")
        served.studio.refresh()
    assert served.ask(f"/{TOKEN}/cards/mini/rat")[1]["problems"] == []
