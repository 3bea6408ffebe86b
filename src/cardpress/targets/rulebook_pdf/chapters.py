"""What the template of a rulebook is given: chapters with their blocks, and pictures of tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from itertools import groupby
from typing import Any

from cardpress.models.rulebook_outline import (
    Block,
    Chapter,
    ComponentsBlock,
    CourseBlock,
    CreditsBlock,
    ExampleBlock,
    FaceBlock,
    RulebookOutline,
    SetUpBlock,
    TableBlock,
    example_title,
)
from cardpress.press.face_requests import PrintedComponent
from cardpress.targets import Order
from cardpress.targets.rulebook_pdf.example_words import card_rules, happenings
from cardpress.targets.rulebook_pdf.explained_face import explained_face
from cardpress.targets.rulebook_pdf.index_terms import block_anchor
from cardpress.targets.rulebook_pdf.page_format import PageFormat
from cardpress.targets.rulebook_pdf.scene_parts import is_own_board
from cardpress.targets.rulebook_pdf.scene_words import SceneWords
from cardpress.targets.rulebook_pdf.shown_faces import Json, ShownFaces
from cardpress.targets.rulebook_pdf.table_picture import pictures_of
from cardpress.targets.rulebook_pdf.tables_in_row import TablesInRow

HALF = 0.465
"""Part of the measure that one of two pictures may take."""
LOW, MIDDLE = 50.0, 60.0
"""Height in mm of two pictures of an example, of such where each player has a board: at most, if pieces do not get
too small."""
KIND, GAP = 20.0, 2.2
"""Width in mm of the room for a kind among what is in the box, and of that between two; see rulebook.css."""
IN_BOX, USUAL_WIDTH = 19.0, 63.0
"""Width in mm at which a card is shown among what is in the box, and of most cards; smaller things are smaller."""
KNOWN_AGAIN, ON_SMALL, OF_ITS_SIZE = 27.0, 22.0, 0.75
"""Width in mm of a card beside an example, over its rules; of smaller things, the part of their own."""
BESIDE = 34.0
"""Width in mm of the room for such cards, beside the pictures."""
FANNED, LARGER, SHOWS, FAN, DROP = 0.227, 1.2, 0.72, 7.0, 2.4
"""Part of the measure that a card on the title page takes, how much larger than it is a small one may be, the part
of it that the next one leaves, degrees from one to the next, and how much lower those at the edges lie."""
FIRST_FEW = 5
"""So many are fanned on the title page of a book whose outline follows from its course of play."""
SHORT = 6
"""So many paragraphs stand on one page: a last step alone on the next is overlooked."""
WIDE = frozenset({"components", "face", "example", "table", "set_up", "index"})
"""Blocks as wide as the page; all others stand in its columns."""


class BookContents:
    """Fills in the blocks of an outline in one language, for pages of a format; `faces` are those it shows."""

    def __init__(self, order: Order, language: str, scenes: Mapping[str, Any], page: PageFormat) -> None:
        self._order, self._language, self._scenes, self._page = order, language, scenes, page
        self._measure = page.measure
        self._messages, self._rulebook = order.texts[language].messages, order.texts[language].rulebook
        self.faces = ShownFaces(order.printed[language])
        self._scene_words = SceneWords(order, language, scenes, self.faces)
        self._tables = TablesInRow(
            scenes, self._scene_words, self.faces.sizes, order.texts[language], page.measure
        )

    def chapters(self, outline: RulebookOutline) -> list[Json]:
        """Every chapter with its blocks; a set-up that no picture shows is left out."""
        return [made for chapter in outline.chapters if (made := self._chapter(chapter))["parts"]]

    def cover(self, outline: RulebookOutline) -> list[Json]:
        """The faces on the title page, each with how far it is turned and where it begins, in mm.

        A book that nobody wrote an outline for has the first few of the game.
        """
        fanned = outline.cover if self._order.game.outline else [*self.faces.printed][:FIRST_FEW]
        faces = [self.faces.show(id_) for id_ in fanned]
        found, x = list[Json](), 0.0
        for place, face in enumerate(faces):
            width = min(FANNED * self._measure, face["of_width"] * LARGER)
            aside = place - (len(faces) - 1) / 2
            turned = {"turn": round(aside * FAN, 2), "x": round(x, 2), "y": round(aside * aside * DROP, 2)}
            found.append({"face": face, "width": width, **turned})
            x += width * SHOWS
        wide = x - (found[-1]["width"] * SHOWS if found else 0.0) + (found[-1]["width"] if found else 0.0)
        return [{**each, "x": round(each["x"] + (self._measure - wide) / 2, 2)} for each in found]

    def _chapter(self, chapter: Chapter) -> Json:
        blocks = [
            {
                "anchor": block_anchor(chapter, number),
                **block.model_dump(mode="json"),
                **self._block_content(block),
            }
            for number, block in enumerate(chapter.blocks)
        ]
        blocks = [block for block in blocks if block["block"] != "set_up" or block["tables"]]
        heading = chapter.model_dump(mode="json", exclude={"blocks", "statements"})
        return {**heading, "parts": list(_parts(blocks, 1 if self._page.is_small else chapter.columns))}

    def _block_content(self, block: Block) -> Json:
        """What a block has beside what its file says."""
        match block:
            case ComponentsBlock():
                found: Json = {
                    "kinds": list(self._kinds(block)),
                    "in_row": int((self._measure + GAP) / (KIND + GAP)),
                }
            case FaceBlock():
                found = explained_face(block, self.faces.show(block.component), self._measure, self._messages)
            case ExampleBlock():
                found = self._example(block)
            case TableBlock():
                found = self._tables.table(block)
            case SetUpBlock():
                found = self._tables.set_up()
            case CourseBlock():
                found = {"rulebook": self._rulebook}
            case CreditsBlock():
                found = self._credits()
            case _:
                found = {}
        return found

    def _kinds(self, block: ComponentsBlock) -> Iterator[Json]:
        """Each kind with how many of it there are, and one of its faces; one without a name by its components."""
        components, named = self._order.game.components, dict[str, list[PrintedComponent]]()
        for one in self.faces.printed.values():
            kind = components[one.component].model.kind
            messages = (block.named.get(one.component, ""), f"ui-kinds-{kind}", f"ui-kind-{kind}")
            name = next((self._messages[each] for each in messages if each in self._messages), one.name)
            named.setdefault(name, []).append(one)
        for name, printed in named.items():
            kind, copies = components[printed[0].component].model.kind, sum(one.copies for one in printed)
            face = self.faces.show(block.shown.get(kind, printed[0].component))
            yield {
                "copies": copies,
                "name": name_in_number(name, kind, copies, self._messages),
                "face": face,
                "width": min(IN_BOX, face["of_width"] * IN_BOX / USUAL_WIDTH),
            }

    def _example(self, block: ExampleBlock) -> Json:
        """The table before and after, and what happens between."""
        played, title = self._scenes[block.example], example_title(block.example)
        shown = self._scene_words.parts_of(block.example, block.show, counters=block.counters)
        scenes = [played["before"], played["after"]]
        has_board = any(is_own_board(area) or area.get("ground") for area in played["before"]["areas"])
        room = MIDDLE if has_board else LOW
        beside = BESIDE if block.cards and not self._page.is_small else 0.0
        width = (self._measure - beside) * HALF
        drawn = pictures_of(played["layout"], self.faces.sizes, shown, scenes, (width, room))
        before, after = map(self._scene_words.as_values, drawn)
        told = played["told"][self._language]
        lines, cards = happenings(told, goes_on=block.goes_on), [self._readable(id_) for id_ in block.cards]
        figures = self._scene_words.figures(played["before"])
        named = [(name, figures[seat]) for seat, name in enumerate(told["players"]) if seat in figures]
        lines = [reduce(lambda line, each: line.replace(*each), named, line) for line in lines]
        words = {"title": title, "text": f"{title}-text", "lines": lines, "link": played["link"]}
        return {**words, "cards": cards, "before": before, "after": after}

    def _readable(self, component: str) -> Json:
        """A face with its rules, which are too small to be read on it."""
        face, text = self.faces.show(component), self._order.texts[self._language].components[component]
        width = min(ON_SMALL if self._page.is_small else KNOWN_AGAIN, face["of_width"] * OF_ITS_SIZE)
        return {"face": face, "width": width, "rules": [*card_rules(text, self._messages)]}

    def _credits(self) -> Json:
        said = ("ui-colophon-text",)
        paragraphs = [self._messages[name] for name in said if name in self._messages]
        return {"paragraphs": paragraphs, "icons": self._messages.get("ui-icon-authors-text", "")}


def _parts(blocks: Sequence[Json], columns: int) -> Iterator[Json]:
    """Blocks that run in columns together, each of the others by itself; a single paragraph in one."""
    for is_wide, group in groupby(blocks, lambda block: block["block"] in WIDE):
        together = [*group]
        if is_wide:
            yield from ({"wide": True, "blocks": [one]} for one in together)
        else:
            number = _paragraphs(together)
            yield {
                "wide": False,
                "blocks": together,
                "columns": columns if number > 1 else 1,
                "is_short": number <= SHORT,
            }


def _paragraphs(blocks: Sequence[Json]) -> int:
    """How many paragraphs blocks are, at least; a course of play is too many for one page to be sure."""
    if any(block["block"] == "course" for block in blocks):
        return SHORT + 1
    several = (block.get("messages") or block.get("steps") or block.get("entries") for block in blocks)
    return sum(
        len(each) if each else 1 if "message" in block else 2 for each, block in zip(several, blocks, strict=True)
    )


def name_in_number(name: str, kind: str, copies: int, messages: Mapping[str, str]) -> str:
    """What so many of a kind are called: the name of the kind, of which there is one alone, in the singular."""
    is_of_kind = name == messages.get(f"ui-kinds-{kind}")
    return messages.get(f"ui-kind-{kind}", name) if copies == 1 and is_of_kind else name
