"""The files that describe a game as a whole: game.json, decks/*.json, rules/*.json."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from math import hypot, sqrt
from typing import Annotated, ClassVar, Self

from pydantic import Discriminator, Field, Tag, model_validator

from cardpress.models.assets import USUAL_FONTS, USUAL_ICONS
from cardpress.models.component import Id, Model
from cardpress.models.paper_sizes import KNOWN_PAPERS, USUAL_PAPERS, PaperName, PaperSettings
from cardpress.models.tuckboxes import BoxSettings

Colour = Annotated[str, Field(pattern=r"^#[0-9a-f]{6}$", description="a color as #rrggbb, lower case")]
Millimetres = Annotated[float, Field(ge=5, le=1000, description="a length in mm, 5 to 1000")]


Bleed = Annotated[float, Field(ge=0, le=10, description="bleed in mm, 0 to 10")]


class Rectangle(Model):
    """Trim size of a rectangular face with the bleed around it, all in mm."""

    shape: ClassVar[str] = "rectangle"
    width_mm: Millimetres
    height_mm: Millimetres
    bleed_mm: Bleed = 3.0
    corner_mm: Annotated[float, Field(ge=0, le=20, description="corner radius in mm, 0 to 20")] = 3.0

    def inset(self, x: float, y: float) -> float:
        """How far in mm a point, counted from a corner of the trim, lies inside the nearest edge."""
        return min(x, self.width_mm - x, y, self.height_mm - y)

    def measures(self) -> dict[str, str | float]:
        """Shape and lengths, as templates get them."""
        return {"shape": self.shape, **self.model_dump()}


class Hexagon(Model):
    """Trim size of a regular hexagon with an edge at its head and one at its foot, and the bleed around it, in mm.

    `width_mm` and `height_mm` are those of the rectangle around it; its page is that rectangle with bleed.
    """

    shape: ClassVar[str] = "hexagon"
    corner_mm: ClassVar[float] = 0.0
    flat_to_flat_mm: Annotated[
        float, Field(ge=5, le=1000, description="from edge to opposite edge in mm, 5 to 1000")
    ]
    bleed_mm: Bleed = 3.0

    @property
    def edge_mm(self) -> float:
        """Length of an edge."""
        return self.flat_to_flat_mm / sqrt(3)

    @property
    def width_mm(self) -> float:
        """From the left corner to the right one."""
        return 2 * self.edge_mm

    @property
    def height_mm(self) -> float:
        """From the edge at the foot to the one at the head."""
        return self.flat_to_flat_mm

    def inset(self, x: float, y: float) -> float:
        """How far in mm a point, from a corner of the rectangle around it, lies inside the nearest edge."""
        across, up = abs(x - self.width_mm / 2), abs(y - self.height_mm / 2)
        return self.flat_to_flat_mm / 2 - max(up, across * sqrt(3) / 2 + up / 2)

    def measures(self) -> dict[str, str | float]:
        """Shape and lengths, as templates get them, with those of the rectangle around it."""
        around = {"width_mm": self.width_mm, "height_mm": self.height_mm, "corner_mm": self.corner_mm}
        return {"shape": self.shape, **self.model_dump(), **around}


class Circle(Model):
    """Trim size of a round face, such as a token, with the bleed around it, in mm; its page is a square."""

    shape: ClassVar[str] = "circle"
    diameter_mm: Millimetres
    bleed_mm: Bleed = Field(default=2.0, description="bleed in mm all around, 0 to 10; 2 when left out")

    @property
    def width_mm(self) -> float:
        """The diameter."""
        return self.diameter_mm

    @property
    def height_mm(self) -> float:
        """The diameter."""
        return self.diameter_mm

    @property
    def corner_mm(self) -> float:
        """The radius: a circle is all corner."""
        return self.diameter_mm / 2

    def inset(self, x: float, y: float) -> float:
        """How far in mm a point, from a corner of the square around it, lies inside the edge."""
        return self.corner_mm - hypot(x - self.corner_mm, y - self.corner_mm)

    def measures(self) -> dict[str, str | float]:
        """Shape and lengths, as templates get them, with those of the square around it."""
        around = {"width_mm": self.width_mm, "height_mm": self.height_mm, "corner_mm": self.corner_mm}
        return {"shape": self.shape, **self.model_dump(), **around}


Size = Rectangle | Hexagon | Circle
_FIELDS = {"flat": Hexagon.shape, "diam": Circle.shape}
"""What is in the name of a field that only one shape has."""


def _shape(value: object) -> str:
    """Which shape the fields of a size speak for."""
    if isinstance(value, Rectangle | Hexagon | Circle):
        return value.shape
    names = value if isinstance(value, dict) else ()
    return next((shape for part, shape in _FIELDS.items() if any(part in name for name in names)), Rectangle.shape)


AnySize = Annotated[
    Annotated[Rectangle, Tag(Rectangle.shape)]
    | Annotated[Hexagon, Tag(Hexagon.shape)]
    | Annotated[Circle, Tag(Circle.shape)],
    Discriminator(_shape),
]
_INCH = 25.4
USUAL_SIZES: Mapping[str, Size] = {
    "standard": Rectangle(width_mm=63, height_mm=88),
    "poker": Rectangle(width_mm=2.5 * _INCH, height_mm=3.5 * _INCH),
    "bridge": Rectangle(width_mm=2.25 * _INCH, height_mm=3.5 * _INCH),
    "tarot": Rectangle(width_mm=2.75 * _INCH, height_mm=4.75 * _INCH),
    "euro": Rectangle(width_mm=59, height_mm=92),
    "mini": Rectangle(width_mm=1.75 * _INCH, height_mm=2.5 * _INCH),
    "mini_euro": Rectangle(width_mm=44, height_mm=68),
    "mini_american": Rectangle(width_mm=41, height_mm=63),
    "square": Rectangle(width_mm=2.5 * _INCH, height_mm=2.5 * _INCH),
    "jumbo": Rectangle(width_mm=3.5 * _INCH, height_mm=5.5 * _INCH),
    "domino": Rectangle(width_mm=1.75 * _INCH, height_mm=3.5 * _INCH),
    "business": Rectangle(width_mm=2 * _INCH, height_mm=3.5 * _INCH),
}
"""Sizes that printers, sleeves and players call by these names; a game's own size of a name goes before."""
BOX_PRINTS: Mapping[str, Rectangle] = {
    "lid": Rectangle(width_mm=148, height_mm=210, corner_mm=0),
    "summary": Rectangle(width_mm=3.5 * _INCH, height_mm=5.5 * _INCH),
}
"""Sizes of what is printed beside the components: the front of the box, A5, and the summary card, jumbo."""


class Face(Model):
    """One side of a component: its template, and what of the component it shows."""

    template: str = Field(
        description="a file in templates/<game>/, or shared/<file> for one of templates/shared/",
        pattern=r"^(shared/)?[a-z0-9_]+\.html$",
    )
    shared: bool = Field(
        default=False,
        description="true when the side shows nothing of the single component, like a card back",
    )
    shared_by: Id | None = Field(
        default=None,
        description="a field of the component, when the side shows nothing else of it, like a color's back",
    )
    lists: tuple[Id, ...] = Field(
        default=(), description="kinds whose components it shows as well, like a board with a table of tokens"
    )

    def path(self, game: str) -> str:
        """The template's path below templates/."""
        return self.template if "/" in self.template else f"{game}/{self.template}"

    @model_validator(mode="after")
    def _shares_in_one_way(self) -> Self:
        if self.shared and self.shared_by:
            raise ValueError("shared and shared_by exclude each other: what all components share shows no field")
        return self


PLAIN = "shared/plain.html"
"""The front of a kind that has no template: its name, its rules and its flavor."""


class KindSettings(Model):
    """How a kind of component is printed: the size's name and its two sides, or one."""

    size: str = Field(description=f"a name from sizes, or one that is known: {', '.join(USUAL_SIZES)}")
    front: Face = Field(
        default=Face(template=PLAIN),
        description="the side with the text; left out: a plain one, all words in boxes",
    )
    back: Face | None = Field(default=None, description="the other side; left out when nothing is printed there")

    numbered: bool = Field(
        default=False,
        description="true when its templates print a number: numbering.number and numbering.of, as in 3/54",
    )

    @property
    def sides(self) -> dict[str, Face]:
        """The sides it has by name, the front first."""
        return {"front": self.front, "back": self.back} if self.back else {"front": self.front}


class Licence(Model):
    """One line of the credits: what was used, whose it is, under which terms."""

    what: str = Field(min_length=1, description="what was used, as the credits name it")
    who: str | None = Field(default=None, min_length=1, description="its author or owner, where one is known")
    terms: str = Field(min_length=1, description="its license's name; prose as the id of a message: ui-…")
    url: str | None = Field(default=None, pattern=r"^https://", description="where it is published")


class BalanceSettings(Model):
    """What `check` needs to know of a game's numbers to find components that are out of balance for certain."""

    more_is_better: dict[Id, tuple[Id, ...]] = Field(
        default={}, description="kind to its fields with a number that is good for whoever chooses the component"
    )
    less_is_better: dict[Id, tuple[Id, ...]] = Field(
        default={}, description="kind to its fields with a number that is bad, such as a price"
    )
    at_most: dict[Id, Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$")]] = Field(
        default={},
        description="a field, or a resource that effects ask to be paid, to the number of the rules that bounds "
        "it, as in setup.lanes",
    )
    accepted: dict[Id, Annotated[str, Field(min_length=1)]] = Field(
        default={}, description="components that are meant to be as they are, each with the reason"
    )


class GameSettings(Model):
    """game.json: identity, sizes, palette, fonts, symbols and kinds of one game."""

    id: Id = Field(description="the game's id, equal to its folder's name")
    version: str = Field(
        default="0.1.0", pattern=r"^\d+\.\d+\.\d+$", description="version of the game's data, as 1.2.3"
    )
    sizes: dict[Id, AnySize] = Field(default={}, description="sizes of components by name")
    kinds: dict[Id, KindSettings] = Field(description="how each kind of component is printed")
    papers: Annotated[dict[PaperName, PaperSettings], Field(min_length=1)] = Field(
        default={name: PaperSettings() for name in USUAL_PAPERS},
        description=f"what is printed on at home, by name; {', '.join(KNOWN_PAPERS)} need no size",
    )
    boxes: dict[Id, BoxSettings] = Field(default={}, description="tuckboxes to fold, by name")
    palette: dict[Id, Colour] = Field(
        default={}, description="colours by name; templates get them as CSS variables"
    )
    fonts: dict[Id, Annotated[list[str], Field(min_length=1)]] = Field(
        default=USUAL_FONTS,
        min_length=1,
        description="font role to font files: '<package>/<file>' inside the font packages, or './<file>' for a "
        "TTF or OTF below the game's templates",
    )
    icon_set: str = Field(
        default=USUAL_ICONS,
        description="the icon package, for example 'game-icons'",
        pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$",
        max_length=80,
    )
    symbols: dict[Id, str] = Field(
        default={}, description="symbol used in texts and templates to an icon of the set"
    )
    icon_authors: dict[str, str] = Field(
        default={}, description="every icon in use to its author, for the credits"
    )
    licences: list[Licence] = Field(default=[], description="credits printed on the reference sheet")
    drafts: tuple[str, ...] = Field(
        default=(),
        description="languages nobody has edited yet: checked like others, built when --lang names them",
    )
    balance: BalanceSettings = Field(
        default=BalanceSettings(), description="which numbers are good, paid and bounded, for warnings of check"
    )
    words_apart: bool = Field(
        default=False,
        description="true: cards have the words of the schema alone, only play/ those of the course of play",
    )
    by_deck: bool = Field(
        default=False, description="true when every deck is printed into files of its own, like a player's"
    )

    @model_validator(mode="after")
    def _knows_usual_sizes(self) -> Self:
        """A kind may name a usual size that the game does not describe."""
        asked = {kind.size for kind in self.kinds.values()}
        usual = {name: size for name, size in USUAL_SIZES.items() if name in asked}
        object.__setattr__(self, "sizes", {**usual, **self.sizes})  # nobody has seen it yet
        return self

    def size_name(self, size: Size) -> Id:
        """The name of a size of the game; the first in the alphabet when several names mean the same size."""
        return min(name for name, named in self.sizes.items() if named == size)


class Lies(StrEnum):
    """How a pile lies on a table before the first turn."""

    SHUFFLED = "shuffled"
    OPEN = "open"
    BAG = "bag"
    SUPPLY = "supply"
    BOARD = "board"


class PileSettings(Model):
    """Components of a deck that lie together when the game is set up."""

    kinds: list[Id] = Field(default=[], description="kinds of the deck's components that lie here")
    components: list[Id] = Field(
        default=[], description="components that lie here, whatever the piles of their kinds"
    )
    lies: Lies = Field(
        description="shuffled: face down; open: face up in printing order; bag: drawn unseen; supply: each design "
        "by itself, face up; board: face up under all others"
    )

    @model_validator(mode="after")
    def _holds_something(self) -> Self:
        if not self.kinds and not self.components:
            raise ValueError("a pile names kinds or components")
        return self


class Deck(Model):
    """decks/<id>.json: which components are printed and how often."""

    id: Id = Field(description="the deck's id; the file bears the same name")
    cards: dict[Id, Annotated[int, Field(ge=1, le=200, description="copies to print, 1 to 200")]] = Field(
        min_length=1,
        description="component id to number of copies; printed kind by kind, then in id order",
    )
    position: int = Field(ge=0, le=999, description="where the deck stands among the game's decks, 0 first")
    reference: bool = Field(default=True, description="false when no reference sheet lists its components")
    piles: dict[Id, PileSettings] = Field(
        default={},
        description="how its components lie on a virtual table, each pile called by the message ui-pile-<id>; "
        "those of no pile lie by kind: cards shuffled, a single large one as a board, others in a bag",
    )

    def pile_of(self, component: Id, kind: str) -> tuple[Id, PileSettings] | None:
        """The pile a component lies in: the one that names it, else the first that names its kind."""
        named = (one for one in self.piles.items() if component in one[1].components)
        return next(named, next((one for one in self.piles.items() if kind in one[1].kinds), None))


Scalar = int | str | bool
RuleValue = Scalar | list[Scalar] | list[list[Scalar]] | dict[str, Scalar]


class Rules(Model):
    """rules/<topic>.json: numbers the rules need, each with the rule it comes from."""

    id: Id = Field(description="the topic; the file bears the same name")
    values: dict[Id, RuleValue] = Field(description="name of a rules number to its value")
    sources: dict[Id, str] = Field(description="name of a rules number to where it was found")
