"""Which models and fields are rules, and what fields mean when they are left out."""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import create_model
from tests.vocabularies import USUAL

from cardpress.effects.models import defaults, models_of, rules_fields
from cardpress.effects.shared import OPERATIONS
from cardpress.models.component import Art, Component, Model, kind_name


class Claw(Model):
    """A part of a beast."""

    length: int = 2
    sharp: bool | None = None


class Beast(Component):
    """A kind with a part of its own."""

    folder: ClassVar[str] = "beasts"
    kind: Literal["beast"]
    art: Art
    frame: Art | None = None
    claws: tuple[Claw, ...] = ()
    effect: USUAL.effect  # type: ignore[name-defined]  # made at run time


def test_pictures_are_no_rules():
    """A component's picture is left out, whether it must have one or may."""
    assert rules_fields(Beast) == ("id", "kind", "provenance", "source", "house", "claws", "effect")


def test_kind_is_named_by_its_components():
    """A kind has the name its components give as their kind."""
    assert kind_name(Beast) == "beast"


def test_every_operation_is_part_of_the_vocabulary():
    """All operations are among the models, under their own names, and pictures are not."""
    models = models_of((Beast,), USUAL)

    assert {models[operation] for operation in USUAL.operations.values()} == {
        one.__name__ for one in OPERATIONS.values()
    }
    assert Art not in models


def test_names_of_models_differ():
    """A kind or a part of it called like an operation still has a name of its own."""
    gain = create_model("Gain", __base__=Component, kind=(Literal["gain"], ...), draw=(create_model("Draw"), ...))
    names = list(models_of((Beast, gain), USUAL).values())

    assert len(names) == len(set(names))
    assert {"Gain", "gain", "gain.Draw", "beast", "beast.Claw"} <= set(names)


def test_only_defaults_that_mean_something_are_told():
    """A field whose default is nothing needs no word, so adding one changes no hash."""
    found = defaults((Beast,), USUAL)

    assert found["beast.Claw"] == {"length": 2}
    assert found["beast"] == {"claws": ()}
    assert "Draw" in found
    assert "If" not in found
