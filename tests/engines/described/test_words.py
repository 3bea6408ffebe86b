"""What play files may say and what the engine plays is the same, both ways."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType

import pytest
from pydantic import BaseModel

from cardpress.effects import selectors
from cardpress.effects.course import card_tests, forms, numbers, people, play, sets, vocabulary
from cardpress.effects.course import selectors as course_selectors
from cardpress.effects.course.words import COURSE_CONDITIONS, COURSE_OPERATIONS, NEED_BODIES
from cardpress.effects.families import dice, piles
from cardpress.effects.shared import EVENTS
from cardpress_engines import described
from cardpress_engines.described.vocabulary import CONDITION_HANDLERS, OPERATIONS, READINGS
from cardpress_engines.kernel import compiler as kernel
from cardpress_engines.kernel.compiler import CONTROL

AT_ABILITIES = {"when", "while", "custom"}
"""What holds or waits, and what was written by hand, is told apart before operations are compiled."""
PYTHON_NAMES = {"is_": "is", "if_": "if"}
ONE_FORM = {"each": {"per", "bound"}}
"""Forms of models that the engine tells by one member."""
FORMS = {
    "numbers": (numbers.NUMBERS, READINGS.numbers),
    "tests": (card_tests.TESTS, READINGS.tests),
    "selectors": (course_selectors.SELECTORS, READINGS.selectors),
}
TREES = {"tree", "effect", "change", "body", "condition"}
"""What the engine calls the trees whose members it reads."""
OF_PYTHON = {"__dataclass_fields__", "get", "file"}
"""What they have beside members: a mapping's method, and where a component stands."""


def test_operations_and_conditions_are_played() -> None:
    """Every operation and condition that files may say is played, but for those that need a body."""
    played = {*OPERATIONS, *CONTROL, *AT_ABILITIES}

    assert COURSE_OPERATIONS.keys() - NEED_BODIES == played
    assert COURSE_CONDITIONS.keys() - NEED_BODIES == CONDITION_HANDLERS.keys()
    assert {*COURSE_OPERATIONS, *COURSE_CONDITIONS} >= NEED_BODIES


@pytest.mark.parametrize("sort", FORMS)
def test_every_form_is_read(sort: str) -> None:
    """A number, test or selector has the forms in files that the engine reads."""
    models, read = FORMS[sort]
    known = {name for form in read for name in ONE_FORM.get(form, {PYTHON_NAMES.get(form, form)})}

    assert models.keys() == known


def test_every_player_is_known() -> None:
    """Whoever files may speak of is known to the engine; `anyone` is a word of single games."""
    said = {*people.PEOPLE, *vocabulary.PEOPLE, *vocabulary.ALLIES, forms.NOBODY}

    assert READINGS.people.keys() - {"anyone"} == said


def models() -> Iterator[type[BaseModel]]:
    """Every model of what play files say: of their words, of the forms of values, of what they declare."""
    words = {**COURSE_OPERATIONS, **EVENTS, **COURSE_CONDITIONS}
    forms_of = (numbers.NUMBERS, card_tests.TESTS, course_selectors.SELECTORS, people.PEOPLE)
    yield from (model for word, model in words.items() if word not in NEED_BODIES)
    yield from (model for shapes in forms_of for model in shapes.values())
    for module in (play, sets, dice, piles, selectors, numbers):
        yield from _models_of(module)


def _models_of(module: ModuleType) -> Iterator[type[BaseModel]]:
    for value in vars(module).values():
        if isinstance(value, type) and issubclass(value, BaseModel) and value.__module__ == module.__name__:
            yield value


def sources() -> Iterator[ast.AST]:
    """Every node of the engine's code, and of the kernel's that compiles and runs effects."""
    files = [*Path(described.__file__).parent.rglob("*.py"), Path(kernel.__file__)]
    for file in files:
        yield from ast.walk(ast.parse(file.read_text("utf-8")))


def asked(nodes: Iterable[ast.AST]) -> set[str]:
    """The members of trees that the engine surely asks for."""
    found = set[str]()
    for node in nodes:
        match node:
            case ast.Call(func=ast.Name(id="part"), args=[_, ast.Constant(value=str() as name)]):
                found.add(name)
            case ast.Attribute(value=ast.Name(id=tree), attr=name) if tree in TREES:
                found.add(name)
    return found - OF_PYTHON


def test_every_member_is_read_and_can_be_said() -> None:
    """A field of any model is read by the engine, and what it reads of trees is a field of some model."""
    nodes = [*sources()]
    fields = {name for model in models() for name in model.model_fields}
    spoken = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    spoken |= {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}

    assert fields - spoken == set()
    assert asked(nodes) - fields == set()
