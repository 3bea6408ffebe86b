"""The saved object of Tabletop Simulator, judged by types that its modders write by, and by its own limits."""

from __future__ import annotations

import io
import json
import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest
from PIL import Image
from tests.sampling import IS_WHOLE
from tests.targets.exports.conftest import GAMES, ROOT

from cardpress.commands import main
from cardpress.effects.content import text_values

DECLARED = ROOT / "node_modules" / "@typed-tabletop-simulator" / "declaration" / "src"
UNDECLARED = ("SidewaysCard", "ImageScalar", "WidthScale")
"""What the program writes and the types do not know."""
TYPES = {
    "DeckCustom": "DeckCustomData",
    "CardCustom": "CardCustomData",
    "Custom_Tile": "TileData",
    "Bag": "BagData",
}
LANGUAGE = "pl"
SAVED = GAMES if IS_WHOLE else ["meat_the_cult", "neuroshima_hex"]
"""In soak every game; else one of cards and boards, and one of tiles with markers."""


@pytest.fixture(scope="module")
def exported(tmp_path_factory):
    """The exports of games in one language, with small pictures; a folder for each game."""
    out = tmp_path_factory.mktemp("tts")
    words = ["--root", str(ROOT), "--to", "tts", "--lang", LANGUAGE, "--dpi", "40", "--out", str(out)]
    assert main.main(["export", *SAVED, *words]) == main.FINE
    return {game: out / game / "tts" / LANGUAGE for game in SAVED}


def _save(folder: Path):
    (path,) = (folder / "Saves" / "Saved Objects").glob("*.json")
    return json.loads(path.read_text("utf-8"))


def _pieces(save):
    for state in save["ObjectStates"]:
        yield from state.get("ContainedObjects", [state])


FAULTS = {
    '"CardID": 100,': '"CardID": "100",',
    '"NumWidth": 10,': "",
    '"FaceURL"': '"FaceUrl"',
    '"Order": 0': '"Order": 9',
    '"Type": 0, "Thickness"': '"Type": 7, "Thickness"',
}
"""What stands in a save to what a fault makes of it: a wrong type, a gap, a misspelt name, an order, a shape."""


def _declared(save) -> str:
    """A save as a program in which each object is declared as what its name says it is."""
    declared = (DECLARED / "object.d.ts").read_text("utf-8")
    names = dict(
        re.findall(r'(\w+) = "([^"]+)"', declared.split("declare const enum ObjectName")[1].split("\n}")[0])
    )
    members = {value: name for name, value in names.items()}
    lines = [f'/// <reference path="{DECLARED / "index.d.ts"}" />', "export {};"]
    for state in save["ObjectStates"]:
        whole = [state]
        if state["Name"] == "Bag":
            whole = [{**state, "ContainedObjects": []}, *state["ContainedObjects"]]
        for one in whole:
            text = json.dumps(one, ensure_ascii=False)
            text = re.sub(r'"Name": "([^"]+)"', lambda name: f'"Name": ObjectName.{members[name[1]]}', text)
            text = re.sub(rf'"({"|".join(UNDECLARED)})": [\w.]+, ', "", text)
            lines.append(f"const object{len(lines)}: {TYPES[one['Name']]} = {text};")
    return "\n".join(lines)


def test_modders_types_find_what_is_planted_and_nothing_else(exported, tmp_path):
    """The compiler that knows the types of decks, cards, tiles and bags refuses every fault and no save."""
    saves = {game: _save(exported[game]) for game in SAVED}
    whole = json.dumps(saves["meat_the_cult"], ensure_ascii=False)
    assert [old for old in FAULTS if old not in whole] == []
    faulty = {f"fault{place}": whole.replace(*fault, 1) for place, fault in enumerate(FAULTS.items())}
    for name, save in (saves | {name: json.loads(text) for name, text in faulty.items()}).items():
        (tmp_path / f"{name}.ts").write_text(_declared(save), "utf-8")
    node = shutil.which("node") or ROOT / ".venv" / "bin" / "node"
    compiler = ROOT / "node_modules" / "typescript" / "lib" / "tsc.js"
    words = [node, compiler, "--noEmit", "--strict", "--skipLibCheck", "--target", "es2022"]
    told = subprocess.run(
        [*words, *sorted(tmp_path.glob("*.ts"))], capture_output=True, text=True, check=False
    ).stdout

    assert sorted(set(re.findall(r"(\w+)\.ts\(\d+,\d+\): error TS", told))) == sorted(faulty), told


@pytest.mark.parametrize("game", SAVED)
def test_every_piece_lies_on_the_table_as_often_as_it_is_printed(game, exported, linked):
    """Copies are those of the decks; name, text and id of a piece are those of the rules data."""
    model, words = linked[game]
    told = text_values(model, words)[LANGUAGE]["components"]
    found = list(_pieces(_save(exported[game])))
    assert Counter(one["GMNotes"] for one in found) == Counter(model.copies())
    for one in found:
        texts = told[one["GMNotes"]]
        assert one["Nickname"] == texts["name"]
        assert one["Description"].count("\n") == max(0, len(texts["rules"]) - 1)
    states = _save(exported[game])["ObjectStates"]
    assert len({one["GUID"] for one in states}) == len(states)


@pytest.mark.parametrize("game", SAVED)
def test_pictures_are_there_and_in_the_limits(game, exported):
    """Each picture that is named is there, none besides; a sheet is cut into whole cards, 4096 px at most."""
    folder = exported[game] / "Mods" / "Images"
    named = set()
    for one in _pieces(_save(exported[game])):
        if "CustomImage" in one:
            named |= {one["CustomImage"]["ImageURL"], one["CustomImage"]["ImageSecondaryURL"]}
            continue
        ((number, deck),) = one["CustomDeck"].items()
        slot = one["CardID"] - 100 * int(number)
        assert 0 <= slot < deck["NumWidth"] * deck["NumHeight"]
        assert deck["NumWidth"] <= 10
        assert 2 <= deck["NumHeight"] <= 7
        with Image.open(folder / deck["FaceURL"]) as sheet:
            assert (sheet.width % deck["NumWidth"], sheet.height % deck["NumHeight"]) == (0, 0)
            assert max(sheet.size) <= 4096
        named |= {deck["FaceURL"], deck["BackURL"]}
    assert named == {file.name for file in folder.iterdir()}


def test_a_card_of_a_sheet_is_the_face_that_is_printed(exported):
    """The cell that a card names looks like its page in cards.pdf, cut at the trim."""
    import pypdfium2  # noqa: PLC0415 only this test renders

    assert (
        main.main(["build", "meat_the_cult", "--root", str(ROOT), "--lang", LANGUAGE, "--target", "cards_pdf"])
        == 0
    )
    folder = exported["meat_the_cult"]
    deck = _save(folder)["ObjectStates"][0]
    with Image.open(folder / "Mods" / "Images" / deck["CustomDeck"]["1"]["FaceURL"]) as sheet:
        width = sheet.width // deck["CustomDeck"]["1"]["NumWidth"]
        first = sheet.crop((0, 0, width, sheet.height // deck["CustomDeck"]["1"]["NumHeight"])).convert("L")
    with pypdfium2.PdfDocument(ROOT / "build" / "meat_the_cult" / LANGUAGE / "cards-card.pdf") as document:
        page = document[0]
        left, bottom, right, top = page.get_trimbox()
        crop = (left, bottom, page.get_width() - right, page.get_height() - top)
        whole = page.render(scale=40 / 72, crop=crop).to_pil().convert("L").resize(first.size)
    pairs = zip(first.resize((8, 11)).tobytes(), whole.resize((8, 11)).tobytes(), strict=True)
    assert max(abs(one - other) for one, other in pairs) < 40


def test_equal_orders_give_equal_pictures():
    """A picture is packed without a clock or a name."""
    from cardpress.targets.exports.game_pieces import jpeg  # noqa: PLC0415 with Pillow

    picture = Image.new("RGB", (40, 40), "red")
    assert jpeg(picture) == jpeg(picture.copy())
    assert Image.open(io.BytesIO(jpeg(picture))).info.keys() <= {
        "jfif",
        "jfif_version",
        "jfif_unit",
        "jfif_density",
        "dpi",
    }
