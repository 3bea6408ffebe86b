"""What a question is called and can say: by the instruction that asks it, noted while it is compiled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.rules_data import Tree

S = TypeVar("S")
"""The state of the game."""


@dataclass(slots=True)
class AskedQuestion(Generic[S]):
    """A question: its name, what was named before it and what else it says."""

    name: str
    """The name that the answer gets, or what is asked for."""
    named: Mapping[str, tuple[int, str]]
    """For each name its slot, and what that holds."""
    numbers: dict[str, Callable[[S, Running], int]] = field(default_factory=dict)
    tree: Tree = None
    """What is picked, as its file says it; None for a question for no card."""
    cards: dict[str, Callable[[S, Running], list[int]]] = field(default_factory=dict)
