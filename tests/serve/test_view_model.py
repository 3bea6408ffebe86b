"""What the page is told while files are saved, right and wrong."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.serve.conftest import Served, serving

AXE = "content/mini/weapons/axe.json"


def _save(served: Served, path: str, old: str, new: str) -> None:
    file = served.root / path
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def test_every_face_of_every_language_is_told(served: Served) -> None:
    """Each component has its names, words and the keys of its sides in each language."""
    game = served.games["mini"]
    axe = game["components"]["axe"]

    assert game["order"] == ["rat", "axe"]
    assert game["languages"] == ["en", "pl"]
    assert axe["names"]["en"] == "Hatchet"
    assert "It chops anything." in axe["words"]["en"]
    assert {code: len(sides) for code, sides in axe["faces"].items()} == {"en": 2, "pl": 2}
    assert axe["faces"]["en"][0] != axe["faces"]["pl"][0]
    assert game["problems"] == axe["problems"] == []


def test_a_save_tells_only_what_changed(served: Served) -> None:
    """A saved file brings the components it changes, with faces of other keys."""
    before = served.games["mini"]["components"]["axe"]["faces"]
    durability = json.loads((served.root / AXE).read_text("utf-8"))["durability"]
    _save(served, AXE, f'"durability": {durability}', f'"durability": {durability + 1}')
    game = served.next_proof()["mini"]

    assert list(game["new"]) == ["axe"]
    assert game["new"]["axe"]["faces"]["en"][0] != before["en"][0]


def test_a_broken_card_keeps_its_face_and_gets_its_error(served: Served) -> None:
    """What can no longer be drawn stays as it was, with the error, its place and how to mend it on the card."""
    before = served.games["mini"]["components"]["axe"]
    _save(served, AXE, '"durability": ', '"durability": -')
    axe = served.next_proof()["mini"]["components"]["axe"]

    assert axe["faces"] == before["faces"]
    assert axe["stale"] == ["en", "pl"]
    assert [(each["code"], each["position"]["file"]) for each in axe["problems"]] == [("out-of-range", AXE)]
    assert axe["problems"][0]["position"]["line"] > 1
    assert served.get(f"/faces/{axe['faces']['en'][0]}-75.png").status == 200

    _save(served, AXE, '"durability": -', '"durability": ')
    assert served.next_proof()["mini"]["components"]["axe"] == before


def test_an_error_of_a_template_is_told_on_its_cards(served: Served) -> None:
    """What a template does to faces is told on each of them; a file that all share is of the whole game."""
    _save(served, "templates/mini/card.html", "{{ text.name }}", '{{ ui("ui-nobody") }}')
    game = served.next_proof()["mini"]

    assert {id_: one["problems"][0]["code"] for id_, one in game["components"].items()} == {
        "axe": "missing-translation",
        "rat": "missing-translation",
    }
    assert game["problems"] == []


def test_a_text_that_is_missing_silences_no_other_language(served: Served) -> None:
    """A component without words in one language is told there, and its faces in the other go on."""
    _save(served, "content/mini/text/pl.ftl", "axe = ", "# axe = ")
    game = served.next_proof()["mini"]

    assert game["languages"] == ["en", "pl"]
    assert game["components"]["axe"]["stale"] == ["pl"]
    assert game["components"]["axe"]["problems"][0]["code"] == "missing-translation"
    assert game["components"]["rat"]["problems"] == []


def test_a_table_with_a_mistake_leaves_the_other_rows(mini: Path) -> None:
    """A row that is wrong from the start, and a text that does not fit, keep nothing else from being drawn."""
    (mini / "content/mini/weapons/axe.json").unlink()
    for language in ("en", "pl"):
        text = mini / f"content/mini/text/{language}.ftl"
        text.write_text(re.sub(r"(?m)^axe = .*\n( .*\n)*", "", text.read_text("utf-8")), "utf-8")
    rows = "id,cost,durability,name:en,name:pl\naxe,many,1,Axe,Topór\n"
    (mini / "content/mini/weapons.csv").write_text(rows, "utf-8")
    with serving(mini) as served:
        game = served.games["mini"]

        assert "wrong-type" in [each["code"] for each in game["components"]["axe"]["problems"]]
        assert all(game["components"]["rat"]["faces"].values())
        assert game["problems"] == []
        assert served.get("/sheets/mini/en.json").status == 200


def test_a_broken_game_file_is_a_problem_of_the_whole_game(served: Served) -> None:
    """Without its settings a game is shown as it was."""
    before = served.games["mini"]["components"]
    _save(served, "content/mini/game.json", '"width_mm"', '"wide_mm"')
    game = served.next_proof()["mini"]

    assert game["problems"]
    assert {id_: one["faces"] for id_, one in game["components"].items()} == {
        id_: one["faces"] for id_, one in before.items()
    }
