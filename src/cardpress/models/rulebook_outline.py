"""rulebook/outline.json: what stands in a rulebook, chapter by chapter; its words are messages of the game.

A game with a course of play needs no such file: its rulebook follows from that.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Discriminator, Field

from cardpress.models.component import Id, Model
from cardpress.models.message_scan import INTERFACE, OF_BOOK
from cardpress.models.table_layout import Name, Spot

FOLDER = "rulebook"
"""The folder of a game with its outline."""
MessageName = Annotated[
    str, Field(pattern=r"^ui-[a-z0-9_-]+$", max_length=80, description="a message of the game's texts")
]


StatementName = Annotated[
    str, Field(pattern=r"^[A-Z]+-[0-9]+$", max_length=16, description="a rule of a game's checklist")
]


class TextBlock(Model):
    """Paragraphs."""

    block: Literal["text"]
    messages: tuple[MessageName, ...] = Field(min_length=1, description="a paragraph each")

    def message_places(self) -> Iterator[tuple[str, str]]:
        """The messages it prints, each with its place in the block."""
        yield from ((f"/messages/{place}", message) for place, message in enumerate(self.messages))


class StepsBlock(Model):
    """Numbered steps, one after the other."""

    block: Literal["steps"]
    steps: tuple[MessageName, ...] = Field(min_length=1, description="a step each")

    def message_places(self) -> Iterator[tuple[str, str]]:
        """The messages it prints, each with its place in the block."""
        yield from ((f"/steps/{place}", message) for place, message in enumerate(self.steps))


class NoteBlock(Model):
    """A box with what is easily overlooked."""

    block: Literal["note"]
    message: MessageName = Field(description="what it says")
    title: MessageName | None = Field(default=None, description="what stands above it")

    def message_places(self) -> Iterator[tuple[str, str]]:
        """The messages it prints, each with its place in the block."""
        yield "/message", self.message
        if self.title:
            yield "/title", self.title


class Entry(Model):
    """A word with what it means, or a question with its answer."""

    title: MessageName = Field(description="the word or the question")
    text: MessageName = Field(description="what it means, or the answer")
    symbol: str | None = Field(default=None, description="a symbol of game.json that stands beside it")


class EntriesBlock(Model):
    """Words or questions with what is to be said of each; numbered when they are steps with names."""

    block: Literal["entries"]
    entries: tuple[Entry, ...] = Field(min_length=1, description="in the order they are printed")
    numbered: bool = Field(default=False, description="whether they happen in this order")

    def message_places(self) -> Iterator[tuple[str, str]]:
        """The messages it prints, each with its place in the block."""
        for place, entry in enumerate(self.entries):
            yield f"/entries/{place}/title", entry.title
            yield f"/entries/{place}/text", entry.text


class ComponentsBlock(Model):
    """Everything in the box: each kind with one of its faces and how many there are."""

    block: Literal["components"]
    shown: dict[str, Id] = Field(default={}, description="the component that stands for a kind, by the kind")
    named: dict[Id, MessageName] = Field(
        default={}, description="what a component is called here, if not by its kind; those of one name are one"
    )

    def message_places(self) -> Iterator[tuple[str, str]]:
        """The messages it prints beside what kinds are called, each with its place in the block."""
        yield from ((f"/named/{id_}", message) for id_, message in self.named.items())


class CalloutNote(Model):
    """What a part of a face says."""

    title: MessageName = Field(description="what the part is called")
    text: MessageName | None = Field(default=None, description="what it says")
    x_mm: float = Field(ge=0, description="from the left edge of the trim to the part, in mm")
    y_mm: float = Field(ge=0, description="from the upper edge of the trim to the part, in mm")


class FaceBlock(Model):
    """A face with a note for each of its parts."""

    block: Literal["face"]
    component: Id = Field(description="the component whose front is shown")
    title: MessageName = Field(description="what stands above it")
    notes: tuple[CalloutNote, ...] = Field(min_length=1, description="a note for each part")

    def message_places(self) -> Iterator[tuple[str, str]]:
        """The messages it prints, each with its place in the block."""
        yield "/title", self.title
        for place, note in enumerate(self.notes):
            yield f"/notes/{place}/title", note.title
            if note.text:
                yield f"/notes/{place}/text", note.text


class ExampleBlock(Model):
    """A scenario that is played when the book is made: the table before, what is done, the table after.

    Its words are the messages ui-example-ID and ui-example-ID-text.
    """

    block: Literal["example"]
    example: Id = Field(description="a scenario of the folder examples")
    show: tuple[Name, ...] = Field(default=(), description="zones that are drawn, all that hold something if none")
    cards: tuple[Id, ...] = Field(
        default=(), max_length=4, description="components shown beside it so large that they can be read"
    )
    counters: bool = Field(default=True, description="whether the players' numbers stand beside their cards")
    goes_on: bool = Field(
        default=False, description="whether what comes by itself after the turn or phase is told too"
    )

    def message_places(self) -> Iterator[tuple[str, str]]:
        """The messages it prints, each with its place in the block."""
        yield "/example", example_title(self.example)
        yield "/example", f"{example_title(self.example)}-text"

    def scenarios(self) -> Iterator[tuple[str, str]]:
        """The scenario it shows, with its place in the block."""
        yield "/example", self.example


class TableForPlayers(Model):
    """The table as a scenario ends, such as a game that was just set up, for some numbers of players."""

    example: Id = Field(description="a scenario of the folder examples")
    players: tuple[int, int] | None = Field(
        default=None, description="the least and the most players who set up like that, if not as many as play it"
    )
    text: MessageName | None = Field(default=None, description="what is otherwise for these players")
    spots: tuple[Spot, ...] = Field(
        default=(), description="where the pieces of the board lie, in their order, if not as in table.json"
    )
    face_down: tuple[Spot, ...] = Field(default=(), description="where cards lie face down beside those")


class TableBlock(TableForPlayers):
    """A table, its caption ui-example-ID; with others beside it each says for how many players it is."""

    block: Literal["table"]
    beside: tuple[TableForPlayers, ...] = Field(default=(), max_length=3, description="others, drawn beside it")
    show: tuple[Name, ...] = Field(default=(), description="zones that are drawn, all that hold something if none")

    def tables(self) -> tuple[TableForPlayers, ...]:
        """The tables it shows, from the left."""
        return (self, *self.beside)

    def scenarios(self) -> Iterator[tuple[str, str]]:
        """The scenarios it shows, each with its place in the block."""
        yield from ((f"{at}/example", table.example) for at, table in self._tables_by_place())

    def message_places(self) -> Iterator[tuple[str, str]]:
        """The messages it prints, each with its place in the block."""
        yield "/example", example_title(self.example)
        yield from ((f"{at}/text", table.text) for at, table in self._tables_by_place() if table.text)

    def _tables_by_place(self) -> Iterator[tuple[str, TableForPlayers]]:
        """Each table with its place in the block."""
        yield "", self
        yield from ((f"/beside/{place}", table) for place, table in enumerate(self.beside))


class SetUpBlock(Model):
    """The table as the course of play sets it up, for each number of players that sets up otherwise."""

    block: Literal["set_up"]

    def message_places(self) -> Iterator[tuple[str, str]]:
        """No message but those of every game."""
        yield from ()


class CourseBlock(Model):
    """The rules of a game that has a course of play, as its language says them."""

    block: Literal["course"]

    def message_places(self) -> Iterator[tuple[str, str]]:
        """No message: the sentences are made of the course."""
        yield from ()


class CreditsBlock(Model):
    """Whose rights the parts are, and who made the book."""

    block: Literal["credits"]

    def message_places(self) -> Iterator[tuple[str, str]]:
        """No message but those of every game."""
        yield from ()


class IndexBlock(Model):
    """The index: words with the pages where the chapters before it tell of them."""

    block: Literal["index"]

    def message_places(self) -> Iterator[tuple[str, str]]:
        """No message: its words are those that the book explains, and the nouns of the game."""
        yield from ()


Block = Annotated[
    TextBlock
    | StepsBlock
    | NoteBlock
    | EntriesBlock
    | ComponentsBlock
    | FaceBlock
    | ExampleBlock
    | TableBlock
    | SetUpBlock
    | CourseBlock
    | CreditsBlock
    | IndexBlock,
    Discriminator("block"),
]


class Chapter(Model):
    """A part of the book under a heading."""

    id: Id = Field(description="the name of the chapter, by which links lead to it")
    title: MessageName = Field(description="its heading")
    columns: Literal[1, 2] = Field(default=2, description="columns in which its running text stands")
    new_page: bool = Field(default=False, description="whether it begins a page")
    blocks: tuple[Block, ...] = Field(min_length=1, description="what stands in it, in this order")
    statements: tuple[StatementName, ...] = Field(
        default=(), description="rules of the game's checklist that stand in it; not printed"
    )


SummaryBlock = Annotated[TextBlock | StepsBlock | NoteBlock | EntriesBlock, Discriminator("block")]


class SummarySide(Model):
    """One side of a summary card."""

    title: MessageName = Field(description="its heading")
    blocks: tuple[SummaryBlock, ...] = Field(min_length=1, description="what stands below it, in this order")


class SummaryCard(Model):
    """The rules on one card, to lie beside each player."""

    front: SummarySide = Field(description="what is needed most, such as a turn")
    back: SummarySide | None = Field(default=None, description="the rest; left out: nothing is printed there")

    @property
    def sides(self) -> dict[str, SummarySide]:
        """The sides it has by name, the front first."""
        return {"front": self.front, "back": self.back} if self.back else {"front": self.front}


class RulebookOutline(Model):
    """The chapters of a rulebook in their order."""

    id: Id = Field(description='"outline", like the file')
    line: MessageName = Field(description="what stands below the name of the game")
    cover: tuple[Id, ...] = Field(
        default=(), max_length=5, description="components that lie fanned on the title page"
    )
    chapters: tuple[Chapter, ...] = Field(min_length=1, description="its chapters in their order")
    summary: SummaryCard | None = Field(default=None, description="what stands on the game's summary card")
    stand_ins: dict[str, Id] = Field(
        default={}, description="components drawn for cards that the engine calls otherwise, by its name for them"
    )
    on_cards: dict[Id, tuple[StatementName, ...]] = Field(
        default={}, description="rules of the checklist that a component says, and the book need not repeat"
    )
    unsaid: dict[str, tuple[StatementName, ...]] = Field(
        default={}, description="rules of the checklist that are said nowhere, by the reason why"
    )

    def printed_content(self) -> dict[str, object]:
        """What shapes the book: all but the summary card, and which rules of the checklist stand where."""
        unprinted = {"on_cards": True, "unsaid": True, "summary": True}
        return self.model_dump(mode="json", exclude={**unprinted, "chapters": {"__all__": {"statements"}}})

    def own_messages(self) -> frozenset[str]:
        """Messages that are the book's alone, by their names: no face can show them."""
        named = (message for _, message in self.messages())
        return frozenset(message for message in named if message.startswith(OF_BOOK))

    def blocks(self) -> Iterator[tuple[str, Block]]:
        """Every block with its JSON pointer, those of the summary card last."""
        for at, chapter in enumerate(self.chapters):
            for place, block in enumerate(chapter.blocks):
                yield f"/chapters/{at}/blocks/{place}", block
        for name, side in self.summary.sides.items() if self.summary else ():
            yield from ((f"/summary/{name}/blocks/{place}", block) for place, block in enumerate(side.blocks))

    def messages(self) -> Iterator[tuple[str, str]]:
        """Every message that the book and the summary card print, with the JSON pointer of what asks for it."""
        yield "/line", self.line
        for place, chapter in enumerate(self.chapters):
            yield f"/chapters/{place}/title", chapter.title
        for name, side in self.summary.sides.items() if self.summary else ():
            yield f"/summary/{name}/title", side.title
        for pointer, block in self.blocks():
            yield from ((pointer + inner, message) for inner, message in block.message_places())


def example_title(example: str) -> str:
    """The message with the title of an example; what is said of it has -text behind."""
    return f"{INTERFACE}example-{example.replace('_', '-')}"
