"""The generated Python package: what it holds, that it is frozen, typed, self-contained and always the same."""

from __future__ import annotations

import copy
import hashlib
import json
import os
import pickle
import shutil
import sys
from dataclasses import FrozenInstanceError, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Literal

import pytest
from pydantic import create_model
from tests.vocabularies import TINY as VOCABULARY

from cardpress.effects.content import content_hash
from cardpress.models.component import Component
from cardpress.models.project import GameTexts, Loaded
from cardpress.targets import data_json, rules_data
from cardpress.targets.rules_data.rows import shards

NO_WORDS = GameTexts({}, {})
ROOT = Path(__file__).parents[2]
GOLDEN = Path(__file__).parent / "rules_data_golden"
BUILD = """
import hashlib, random, sys
from dataclasses import replace
from pathlib import Path
from cardpress.diagnostics import Report
from cardpress.stages.check import check
from cardpress.stages.link import link
from cardpress.stages.load import load
from cardpress.models.project import GameTexts
from cardpress.targets import data_json, rules_data
from tests.vocabularies import TINY as VOCABULARY
root, report = Path(sys.argv[1]), Report()
game = link(check(load(root, report), report), root, report)["mephisto"]
mixed = random.Random(sys.argv[2]).sample(sorted(game.components), len(game.components))
game = replace(game, components={id_: game.components[id_] for id_ in mixed})
for artifact in (*rules_data.compose(game, GameTexts({}, {})), *data_json.compose(game, GameTexts({}, {}))):
    print(artifact.path, hashlib.sha256(artifact.data).hexdigest())
"""


def texts_of(artifacts):
    """Text of each file by its path in the package."""
    return {artifact.path.rpartition("rules_data/")[2]: artifact.data.decode() for artifact in artifacts}


# ---- the same every time


def test_golden_tiny_package(tiny, words):
    """The package of a three-card game is, to the letter, the one that was reviewed."""
    made = texts_of(rules_data.compose(tiny, words(tiny)))
    made.pop("_rebuild.py")
    if os.environ.get("CARDPRESS_GOLDEN") == "write":
        for name, text in made.items():
            file = GOLDEN / f"{name}.txt"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(text.encode())
    approved = {
        file.relative_to(GOLDEN).as_posix().removesuffix(".txt"): file.read_text("utf-8")
        for file in GOLDEN.rglob("*.txt")
    }

    assert made == approved


@pytest.mark.parametrize(
    "environment",
    [
        {"PYTHONHASHSEED": "1", "LC_ALL": "C", "TZ": "UTC"},
        {"PYTHONHASHSEED": "2", "LC_ALL": "pl_PL.UTF-8", "TZ": "Asia/Tokyo"},
    ],
)
def test_bytes_do_not_depend_on_the_machine(mephisto, tmp_path, run, environment):
    """Hash seed, locale, time zone, folder and the order of files change no byte."""
    for folder in ("content/mephisto", "schemas"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    printed = run(sys.executable, "-c", BUILD, str(tmp_path), environment["TZ"], **environment)
    expected = (*rules_data.compose(mephisto, NO_WORDS), *data_json.compose(mephisto, NO_WORDS))

    assert printed == "".join(f"{one.path} {hashlib.sha256(one.data).hexdigest()}\n" for one in expected)


def test_one_changed_card_is_one_row_and_one_hash(tiny):
    """A number changed on one card changes its row, the hash, and no other line."""
    wolf = tiny.components["wolf"]
    changed = Loaded(wolf.model.model_copy(update={"strength": 3}), wolf.source)
    before = texts_of(rules_data.compose(tiny, NO_WORDS))
    after = texts_of(rules_data.compose(replace(tiny, components=tiny.components | {"wolf": changed}), NO_WORDS))
    differing = {
        (name, line.split("(")[0].split(":")[0].strip())
        for name in before
        for line, other in zip(before[name].splitlines(), after[name].splitlines(), strict=True)
        if line != other
    }

    assert differing == {("_tiny_rows_beast.py", ""), ("tiny.py", "CONTENT_SHA256")}


def test_translation_changes_no_rule(tiny, words):
    """Other words change the sidecar of texts and nothing else."""
    first = texts_of(rules_data.compose(tiny, words(tiny, name="Żółw")))
    second = texts_of(rules_data.compose(tiny, words(tiny, name="Gęś")))

    assert [name for name in first if first[name] != second[name]] == ["texts/tiny_pl.json"]


def test_texts_tell_what_variants_change(tiny, words):
    """The sidecar of a language has every component's words, and the texts that variants change."""
    spoken = json.loads(texts_of(rules_data.compose(tiny, words(tiny)))["texts/tiny_pl.json"])

    assert spoken["components"].keys() == tiny.components.keys()
    assert spoken["components"]["bear"]["name"] == "Żółw bear"
    assert spoken["variants"] == {"as_printed": {}, "gentle": {"wolf": {"effect": "Strać [favor]."}}}


def test_files_are_plain(mephisto):
    """Every file is generated and says so, ends lines with LF, and names no folder outside the project."""
    for name, text in texts_of(rules_data.compose(mephisto, NO_WORDS)).items():
        assert "\r" not in text
        assert str(ROOT) not in text
        assert name.endswith(("py.typed", "__init__.py")) or text.startswith("# Generated by cardpress")


def test_recipe_follows_all_that_shapes_the_files(tiny, words):
    """A job needs no face, and its recipe changes with a card, a word or a description that is written out."""
    beast = tiny.schema.KINDS[0]
    described = create_model("Beast", __base__=beast, __doc__="Other words.")
    read_by_it = {
        id_: Loaded(described.model_construct(**dict(one.model)), one.source) if type(one.model) is beast else one
        for id_, one in tiny.components.items()
    }
    wolf = tiny.components["wolf"]
    stronger = Loaded(wolf.model.model_copy(update={"strength": 3}), wolf.source)
    orders = [
        SimpleNamespace(game=tiny, words=words(tiny)),
        SimpleNamespace(game=tiny, words=words(tiny, name="Gęś")),
        SimpleNamespace(game=replace(tiny, components=tiny.components | {"wolf": stronger}), words=NO_WORDS),
        SimpleNamespace(
            game=replace(
                tiny,
                schema=SimpleNamespace(KINDS=(described, *tiny.schema.KINDS[1:]), VOCABULARY=VOCABULARY),
                components=read_by_it,
            ),
            words=NO_WORDS,
        ),
        SimpleNamespace(game=tiny, words=NO_WORDS),
    ]
    for target, recipes in ((rules_data, 5), (data_json, 4)):
        jobs = [job for order in orders for job in target.jobs(order)]
        assert len({job.recipe for job in jobs}) == recipes
        assert [job.faces for job in jobs] == [()] * len(orders)
        assert tuple(jobs[0].make(None)) == target.compose(tiny, words(tiny))


# ---- what it holds


def test_module_equals_data_json(module, mephisto):
    """Module and data.json hold the same values, one by one."""
    content = data_json.data(mephisto, NO_WORDS)["content"]
    by_kind = {
        kind: {i: c for i, c in module.COMPONENTS.items() if c.kind == kind} for kind in content["components"]
    }

    assert {k: {i: module.to_json(c) for i, c in v.items()} for k, v in by_kind.items()} == content["components"]
    assert {d: [{"card": c, "copies": n} for c, n in v] for d, v in module.DECKS.items()} == content["decks"]
    for variant, changes in content["variants"].items():
        held = {
            i: {f: module.to_json(e) for f, e in effects.items()}
            for i, effects in module.VARIANTS[variant].items()
        }
        assert held == changes
    assert module.VARIANTS.keys() == content["variants"].keys() == mephisto.variants.keys()
    assert content_hash(content) == module.CONTENT_SHA256
    for topic, numbers in content["rules"].items():
        for name, value in numbers.items():
            held = getattr(getattr(module.RULES, topic), name)
            assert (list(held) if isinstance(held, tuple) else held) == value


def test_effects_read_as_in_the_sources(module, mephisto):
    """A component's JSON is its source without the picture, with its file's name."""
    for id_, loaded in mephisto.components.items():
        written = {k: v for k, v in json.loads(loaded.source.text).items() if k != "art"}
        assert module.to_json(module.COMPONENTS[id_]) == written | {"file": loaded.source.path}


def test_deck_keeps_printing_order(module, mephisto):
    """A deck lists its components in printing order with their copies."""
    for deck in mephisto.decks:
        assert module.DECKS[deck.id] == tuple(deck.cards.items())


def test_views_split_the_cards(module):
    """The views by kind together are all cards, each in id order."""
    views = (module.MONSTERS, module.WEAPONS, module.SPELLS, module.ITEMS)
    views += (module.REMINDERS, module.TRACKERS, module.QUICK_RULES)

    assert sorted(id_ for view in views for id_ in view) == list(module.COMPONENTS)
    assert all(list(view) == sorted(view) for view in views)


def test_operations_are_those_in_use(module, mephisto):
    """OPERATIONS names what effects use, printed or in a variant, no more and no less."""
    used = {word for c in mephisto.components.values() for word in _operations(json.loads(c.source.text))}
    used |= set(_operations(data_json.data(mephisto, NO_WORDS)["content"]["variants"]))

    assert sorted(used) == list(module.OPERATIONS)


def _operations(value):
    if isinstance(value, dict):
        yield from [value["op"]] if "op" in value else []
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from _operations(part)


def test_values_are_frozen(module):
    """Nothing an engine does can change the data."""
    card = module.COMPONENTS["greataxe"]
    with pytest.raises(FrozenInstanceError):
        card.attack = 9
    with pytest.raises(TypeError):
        module.COMPONENTS["greataxe"] = card
    with pytest.raises(TypeError):
        del module.DECKS["dungeon"]


def test_values_can_be_copied_hashed_and_pickled(tiny, put_files, tmp_path, imported):
    """Cards with every sort of value can stand in an engine's state: equal after a copy, usable as keys."""
    module = imported(put_files(rules_data.compose(tiny, NO_WORDS), tmp_path), "tiny")
    for card in module.COMPONENTS.values():
        assert pickle.loads(pickle.dumps(card)) == copy.deepcopy(card) == card
        assert len({card, copy.deepcopy(card)}) == 1
    assert module.COMPONENTS["loan"].effect.do[1].numbers["favor"] == 3


def test_variants_hold_only_what_changes(tiny, put_files, tmp_path, imported):
    """A variant lists the effects it changes by component and field; one that changes nothing is empty."""
    module = imported(put_files(rules_data.compose(tiny, NO_WORDS), tmp_path), "tiny")
    (changed,) = module.VARIANTS["gentle"]["wolf"].values()

    assert {variant: list(cards) for variant, cards in module.VARIANTS.items()} == {
        "as_printed": [],
        "gentle": ["wolf"],
    }
    assert module.to_json(changed.do.do[2]) == {"op": "gain", "amount": 1, "resource": "favor"}
    assert changed.do.do[:2] == module.COMPONENTS["wolf"].effect.do.do[:2]


def test_rules_numbers_have_names_and_types(tiny, put_files, tmp_path, imported):
    """Rules numbers are attributes by topic and name; a Python keyword gets an underscore."""
    rules = imported(put_files(rules_data.compose(tiny, NO_WORDS), tmp_path), "tiny").RULES

    assert (rules.favor.in_, rules.favor.limits, rules.solo.bands["hard"]) == (5, (0, 10), 11)
    assert (rules.solo.pairs, rules.solo.mixed) == (((1, 2),), (1, "two"))


def test_class_names_never_clash(game_of, tiny_cards, put_files, tmp_path, imported):
    """A kind may be called like an operation or like a name of the module."""
    gain = create_model("Gain", __base__=Component, kind=(Literal["gain"], ...))
    part = create_model("Component", __base__=Component, kind=(Literal["part"], ...))
    gain.folder, part.folder = "rules", "components"
    cards = {"one": {"kind": "gain", "provenance": "house"}, "two": {"kind": "part", "provenance": "house"}}
    module = imported(put_files(rules_data.compose(game_of(cards, (gain, part)), NO_WORDS), tmp_path), "tiny")
    module.verify()

    assert [type(one).__name__ for one in module.COMPONENTS.values()] == ["GainComponent", "ComponentComponent"]
    assert list(module.COMPONENTS_KIND) == ["two"]
    assert module.Gain(amount=1, resource="favor").op == "gain"


def test_large_kind_is_split(game_of, tiny_cards, put_files, tmp_path, imported):
    """A kind of more than a thousand components is spread over files, and the module reads as before."""
    game = game_of({f"bear{number}": tiny_cards["bear"] for number in range(1001)})
    module = imported(put_files(rules_data.compose(game, NO_WORDS), tmp_path), "tiny")
    module.verify()
    names = {file.stem.rpartition("__")[2] for file in tmp_path.rglob("_tiny_rows_beast*")}

    assert names == set("0123456789abcdef")
    assert list(module.BEASTS) == list(module.COMPONENTS) == sorted(game.components)


@pytest.mark.parametrize(("cards", "digits"), [(1, 0), (2, 1), (16, 1), (17, 2)])
def test_shards_are_as_many_as_needed(cards, digits):
    """Each digit of a shard's name makes room for sixteen times as many cards."""
    spread = shards({str(number): ("Card", str(number)) for number in range(cards)}, limit=1)

    assert {len(name) for name in spread} == {digits}


def test_kind_without_cards_has_an_empty_view(game_of, tiny_cards, put_files, tmp_path, imported):
    """A kind nobody uses yet is there, empty."""
    game = game_of({"bear": tiny_cards["bear"]})
    module = imported(put_files(rules_data.compose(game, NO_WORDS), tmp_path), "tiny")
    module.verify()

    assert dict(module.TRICKS) == {}
