"""Games for the tests of targets: a tiny one with two kinds and three cards, and Mephisto as it stands."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Literal

import pytest
from pydantic import Field
from tests.vocabularies import TINY as VOCABULARY

from cardpress.diagnostics import Report
from cardpress.effects.variants import variant_games
from cardpress.models.assets import find_package
from cardpress.models.component import Art, Component
from cardpress.models.game import Deck, GameSettings, Rules
from cardpress.models.project import Artifact, ComponentText, Game, GameTexts, Loaded, Texts
from cardpress.models.source import Source
from cardpress.models.variant import Variant
from cardpress.press.fonts.fontconfig import font_file
from cardpress.press.fonts.subset import FontShelf
from cardpress.stages.check import check
from cardpress.stages.link import link
from cardpress.stages.load import load
from cardpress.targets import rules_data

ROOT = Path(__file__).parents[2]
Effect = VOCABULARY.effect


class Beast(Component):
    """A beast of the tiny game."""

    folder: ClassVar[str] = "beasts"
    kind: Literal["beast"]
    art: Art
    strength: int = Field(ge=1, le=9, description="strength, a whole number from 1 to 9")
    effect: Effect | None = Field(default=None, description='what it does, or "nothing"')


class Trick(Component):
    """A trick of the tiny game."""

    folder: ClassVar[str] = "tricks"
    kind: Literal["trick"]
    colours: tuple[Literal["red", "green"], ...] = ()
    effect: Effect


_ART = {"backdrop": "hill", "icon": "wolf", "tint": "red"}
TINY: dict[str, dict[str, Any]] = {
    "bear": {"kind": "beast", "provenance": "rulebook", "source": "T-01", "art": _ART, "strength": 4},
    "loan": {
        "kind": "trick",
        "provenance": "house",
        "colours": ["red", "green"],
        "effect": {
            "op": "seq",
            "do": [
                {"op": "steal", "amount": 2, "resource": "favor", "from": "opponent"},
                {"op": "custom", "handler": "pay_back", "numbers": {"turns": 2, "favor": 3}},
            ],
        },
    },
    "wolf": {
        "kind": "beast",
        "provenance": "reconstructed",
        "art": _ART,
        "strength": 2,
        "effect": {
            "op": "when",
            "event": {"event": "enters"},
            "do": {
                "op": "seq",
                "do": [
                    {
                        "op": "wear",
                        "amount": {"each": 1, "per": {"pick": "all", "kind": "beast", "zone": "dungeon"}},
                        "what": {"pick": "one", "kind": ["trick", "beast"], "owner": "opponent", "as": "prey"},
                    },
                    {"op": "repair", "amount": 1, "what": {"ref": "prey"}},
                    {"op": "lose", "amount": 1, "resource": "favor", "who": "opponent"},
                ],
            },
        },
    },
}
_RULES = {
    "favor": {"values": {"in": 5, "limits": [0, 10]}, "sources": {"in": "T-02"}},
    "solo": {"values": {"bands": {"easy": 1, "hard": 11}, "pairs": [[1, 2]], "mixed": [1, "two"]}, "sources": {}},
}


_GENTLE = {
    "id": "gentle",
    "source": "T-03",
    "rewrites": [
        {
            "match": {"op": "lose", "amount": "$n", "who": "opponent"},
            "into": {"op": "gain", "amount": "$n", "resource": "favor"},
        }
    ],
}


def _settings(game: str) -> GameSettings:
    empty: dict[str, Any] = {
        "sizes": {},
        "kinds": {},
        "palette": {},
        "fonts": {"body": ["font.ttf"]},
        "symbols": {},
        "licences": [],
    }
    written = empty | {"id": game, "version": "1.2.3", "icon_set": "icons", "icon_authors": {}}
    return GameSettings.model_validate_json(json.dumps(written))


def make_game(
    cards: Mapping[str, dict[str, Any]],
    kinds: tuple[type[Component], ...] = (Beast, Trick),
    rules: Mapping[str, dict[str, Any]] = _RULES,
) -> Game:
    """A game of some kinds with the given cards, one of each in its deck, the first twice."""
    by_kind = {kind.model_fields["kind"].annotation.__args__[0]: kind for kind in kinds}  # type: ignore[union-attr]
    components = {}
    for id_, fields in cards.items():
        kind, text = by_kind[fields["kind"]], json.dumps({"id": id_} | fields)
        source = Source(f"content/tiny/{kind.folder}/{id_}.json", text, json.loads(text), "")
        components[id_] = Loaded[Component](kind.model_validate_json(text), source)
    schema = ModuleType("tiny")
    schema.KINDS, schema.VOCABULARY = kinds, VOCABULARY  # type: ignore[attr-defined]
    deck = Deck(
        id="main", position=0, cards={id_: 1 + (number == 0) for number, id_ in enumerate(reversed(cards))}
    )
    numbers = {topic: Rules.model_validate_json(json.dumps({"id": topic} | one)) for topic, one in rules.items()}
    gentle = Variant.model_validate_json(json.dumps(_GENTLE))
    variants = {"gentle": gentle, "as_printed": gentle.model_copy(update={"rewrites": ()})}
    return Game("tiny", Path("nowhere"), _settings("tiny"), components, (deck,), numbers, {}, {}, schema, variants)


NO_WORDS = GameTexts({}, {})


def make_words(game: Game, languages: Iterable[str] = ("pl",), name: str = "Żółw") -> GameTexts:
    """Words for every component of a game and of its variants."""

    def texts(speaking: Game, text: str) -> dict[str, Texts]:
        rules = dict.fromkeys(("effect", "immediate", "ability"), text)
        words = {id_: ComponentText(f"{name} {id_}", None, rules) for id_ in speaking.components}
        return {language: Texts(language, words, {}) for language in languages}

    variants = {
        variant: (changed, texts(changed, "Strać [favor].")) for variant, changed in variant_games(game).items()
    }
    return GameTexts(texts(game, "Zyskaj [favor]."), variants)


def read_game(root: Path, game: str) -> Game:
    """A game of a project, linked."""
    report = Report()
    return link(check(load(root, report, [game]), report), root, report)[game]


def put(artifacts: tuple[Artifact, ...], folder: Path) -> Path:
    """Write artefacts below a folder; gives the folder that has the Python package."""
    for artifact in artifacts:
        file = folder / artifact.path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(artifact.data)
    return folder / "python"


@pytest.fixture(scope="session")
def game_of() -> Callable[..., Game]:
    """The function that makes a game from cards."""
    return make_game


@pytest.fixture(scope="session")
def tiny_cards() -> dict[str, dict[str, Any]]:
    """The sources of the tiny game's cards by id."""
    return TINY


@pytest.fixture(scope="session")
def words() -> Callable[..., GameTexts]:
    """The function that makes words for a game."""
    return make_words


@pytest.fixture(scope="session")
def put_files() -> Callable[[tuple[Artifact, ...], Path], Path]:
    """The function that writes artefacts below a folder."""
    return put


@pytest.fixture(scope="session")
def run() -> Callable[..., str]:
    """A function that gives what a command prints; the command must succeed."""

    def command(*words: str, **environment: str) -> str:
        done = subprocess.run(words, capture_output=True, text=True, env=os.environ | environment, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return command


@pytest.fixture(scope="session")
def tiny() -> Game:
    """The tiny game: two beasts and a trick."""
    return make_game(TINY)


@pytest.fixture(scope="session")
def mephisto() -> Game:
    """Mephisto as its sources stand."""
    return read_game(ROOT, "mephisto")


@pytest.fixture
def imported(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Path, str], Any]]:
    """A function that imports a game's module from a folder; nothing of it stays imported after the test.

    No bytecode is written: within one second it would pass for that of an edited file of the same size.
    """
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    added: list[str] = []

    def load(folder: Path, game: str) -> Any:
        sys.path.insert(0, str(folder))
        added.append(str(folder))
        _forget()
        return import_module(f"rules_data.{game}")

    yield load
    _forget()
    for folder in added:
        sys.path.remove(folder)


@pytest.fixture
def module(mephisto: Game, tmp_path: Path, imported: Callable[[Path, str], Any]) -> Any:
    """Mephisto's generated module, imported."""
    return imported(put(rules_data.compose(mephisto, NO_WORDS), tmp_path), "mephisto")


def _forget() -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "rules_data"]:
        del sys.modules[name]


@pytest.fixture(scope="session")
def shelf() -> FontShelf:
    """One text font, for the words on sheets."""
    folder = find_package(ROOT, "@expo-google-fonts/alegreya")
    assert folder
    font = font_file(folder / "400Regular" / "Alegreya_400Regular.ttf")
    return FontShelf([font], font.id)
