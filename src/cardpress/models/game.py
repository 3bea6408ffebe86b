"""The files that describe a game as a whole: game.json, decks/*.json, rules/*.json."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from cardpress.models.component import Id, Model

Colour = Annotated[str, Field(pattern=r"^#[0-9a-f]{6}$", description="a colour as #rrggbb, lower case")]
Millimetres = Annotated[float, Field(ge=5, le=1000, description="a length in mm, 5 to 1000")]


class Size(Model):
    """Trim size of a face with the bleed around it, all in mm."""

    width_mm: Millimetres
    height_mm: Millimetres
    bleed_mm: Annotated[float, Field(ge=0, le=10, description="bleed in mm, 0 to 10")] = 3.0
    corner_mm: Annotated[float, Field(ge=0, le=20, description="corner radius in mm, 0 to 20")] = 3.0


class Face(Model):
    """One side of a component: its template, and whether all components of the kind share it."""

    template: str = Field(description="a file in templates/<game>/", pattern=r"^[a-z0-9_]+\.html$")
    shared: bool = Field(
        default=False,
        description="true when the side shows nothing of the single component, like a card back",
    )


class KindSettings(Model):
    """How a kind of component is printed: the size's name and its two sides."""

    size: str = Field(description="a name from sizes")
    front: Face
    back: Face


class Licence(Model):
    """One line of the credits: what was used, whose it is, under which terms."""

    what: str = Field(min_length=1, description="what was used, as the credits name it")
    who: str = Field(min_length=1, description="its author or owner")
    terms: str = Field(min_length=1, description="its licence's name; prose as the id of a message: ui-…")
    url: str | None = Field(default=None, pattern=r"^https://", description="where it is published")


class GameSettings(Model):
    """game.json: identity, sizes, palette, fonts, symbols and kinds of one game."""

    id: Id = Field(description="the game's id, equal to its folder's name")
    version: str = Field(pattern=r"^\d+\.\d+\.\d+$", description="version of the game's data, as 1.2.3")
    sizes: dict[Id, Size] = Field(description="sizes of components by name")
    kinds: dict[Id, KindSettings] = Field(description="how each kind of component is printed")
    palette: dict[Id, Colour] = Field(description="colours by name; templates get them as CSS variables")
    fonts: dict[Id, Annotated[list[str], Field(min_length=1)]] = Field(
        min_length=1, description="font role to font files, each '<package>/<file>' inside the font packages"
    )
    icon_set: str = Field(description="the icon package, for example 'game-icons'")
    symbols: dict[Id, str] = Field(description="symbol used in texts and templates to an icon of the set")
    icon_authors: dict[str, str] = Field(description="every icon in use to its author, for the credits")
    licences: list[Licence] = Field(description="credits printed on the reference sheet")


class Deck(Model):
    """decks/<id>.json: which components are printed and how often."""

    id: Id = Field(description="the deck's id; the file bears the same name")
    cards: dict[Id, Annotated[int, Field(ge=1, le=200, description="copies to print, 1 to 200")]] = Field(
        min_length=1,
        description="component id to number of copies; printed kind by kind, then in id order",
    )
    position: int = Field(ge=0, le=999, description="where the deck stands among the game's decks, 0 first")


Scalar = int | str | bool
RuleValue = Scalar | list[Scalar] | list[list[Scalar]] | dict[str, Scalar]


class Rules(Model):
    """rules/<topic>.json: numbers the rules need, each with the rule it comes from."""

    id: Id = Field(description="the topic; the file bears the same name")
    values: dict[Id, RuleValue] = Field(description="name of a rules number to its value")
    sources: dict[Id, str] = Field(description="name of a rules number to where it was found")
