"""Usages of a text, for its translator: decks and variants, the side of its card as a picture, templates."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from cardpress.effects.sections import sections
from cardpress.files.safe_read import read
from cardpress.models.message_scan import deck_title, pile_title, section_title, variant_title
from cardpress.models.printing import EXPORTS
from cardpress.models.project import Game
from cardpress.press.face_requests import PrintedComponent
from cardpress.targets import Order
from cardpress.targets.exports.png import picture_path
from cardpress.targets.exports.png.book_pictures import page_picture_path

SAID = re.compile(r'"(ui-[a-z0-9][a-z0-9_-]*)"')
"""Words of the interface as a template names them; one that ends in a hyphen is the beginning of several."""
MOST_NAMED = 3
"""Components that are named of those which show a text; of more it is told how many."""


@dataclass
class TextUsages:
    """What is known of a game's texts: where each is printed, and the picture that shows it.

    Both are by the id of a message, pictures as paths from the project's folder.
    """

    printed: dict[str, str] = field(default_factory=dict)
    pictures: dict[str, str] = field(default_factory=dict)


def places(order: Order, language: str, pages: Mapping[str, int]) -> TextUsages:
    """Where the texts of a game are printed in a language that is ordered; `pages` are those of its rulebook."""
    found, game = TextUsages(), order.game
    shown: dict[str, PrintedComponent] = {one.component: one for one in order.printed[language]}
    for id_, one in shown.items():
        copies = ((deck.id, deck.cards[id_]) for deck in game.decks if id_ in deck.cards)
        counts = ", ".join(f"{number} in {deck}" for deck, number in copies)
        sides = " and ".join(_own_sides(game, id_)) or "no side of its own"
        found.printed[id_] = f"{sides}; {counts}"
        if picture := _picture(game, one):
            found.pictures[id_] = f"{EXPORTS}/{game.id}/png/{language}/{picture}"
    by_template = _pictures_by_template(game, found)
    for id_, templates in _templates(game).items():
        found.printed[id_] = ", ".join(templates)
        if seen := [by_template[one] for one in templates if one in by_template]:
            found.pictures[id_] = seen[0]
    found.printed |= dict(_titles(game))
    for id_, page in pages.items():
        found.printed[id_] = ", ".join(filter(None, [found.printed.get(id_, ""), f"rulebook, page {page}"]))
        picture = f"{EXPORTS}/{game.id}/png/{language}/{page_picture_path(page)}"
        found.pictures.setdefault(id_, picture)
    return found


def _own_sides(game: Game, id_: str) -> list[str]:
    """Sides that show words of the component itself."""
    sides = game.settings.kinds[game.components[id_].model.kind].sides
    return [side for side, face in sides.items() if not (face.shared or face.shared_by)]


def _picture(game: Game, one: PrintedComponent) -> str:
    own = _own_sides(game, one.component)
    if not own:
        return ""
    face = one.back if own[0] == "back" and one.back else one.front
    return picture_path(face)


def _pictures_by_template(game: Game, found: TextUsages) -> dict[str, str]:
    """Template to the picture of the first component whose side it draws."""
    first: dict[str, str] = {}
    for id_, picture in found.pictures.items():
        for side in _own_sides(game, id_)[:1]:
            face = game.settings.kinds[game.components[id_].model.kind].sides[side]
            first.setdefault(f"templates/{face.path(game.id)}", picture)
    return first


def _templates(game: Game) -> Mapping[str, list[str]]:
    """Words of the interface to the templates that name them."""
    known = sorted(id_ for words in game.texts.values() for id_ in set(SAID.findall(_message_ids(words.text))))
    found: dict[str, list[str]] = {}
    folders = (game.root / "templates" / game.id, game.root / "templates" / "shared")
    for path in (path for folder in folders for path in sorted(folder.glob("*.html"))):
        for said in sorted(set(SAID.findall(_text(path)))):
            asked = [id_ for id_ in known if id_.startswith(said)] if said.endswith("-") else [said]
            for id_ in dict.fromkeys(asked):
                found.setdefault(id_, []).append(path.relative_to(game.root).as_posix())
    return found


def _message_ids(text: str) -> str:
    """The ids of a file's messages as templates name them."""
    return "\n".join(f'"{line.partition(" ")[0]}"' for line in text.splitlines() if line.startswith("ui-"))


def _text(path: Path) -> str:
    try:
        return read(path).decode("utf-8", "replace")
    except OSError:  # a template that cannot be read is the build's business
        return ""


def _titles(game: Game) -> Iterator[tuple[str, str]]:
    """Words that no template names: titles of sets, of piles, of variants, headings of sections."""
    yield from ((deck_title(deck.id), f"title of the set {deck.id}") for deck in game.decks)
    yield from ((variant_title(one), f"on the cards of the variant {one}") for one in game.variants)
    for deck in game.decks:
        yield from ((pile_title(pile), f"a pile of {deck.id} on virtual tables") for pile in deck.piles)
    headed: dict[str, list[str]] = {}
    for id_, loaded in game.components.items():
        for _, _, section in sections(loaded.model):
            headed.setdefault(section_title(section.id), []).append(id_)
    for title, ids in headed.items():
        more = f" and {len(ids) - MOST_NAMED} more" if len(ids) > MOST_NAMED else ""
        yield title, f"heading on {', '.join(ids[:MOST_NAMED])}{more}"
