"""Operations without what is only told to whoever plays on a screen, and is never printed."""

from __future__ import annotations

from cardpress.effects.families.control import Choose, Seq
from cardpress.effects.families.flow import Tell
from cardpress.effects.nodes import Operation
from cardpress.effects.walk import walk


def without_tales(node: Operation) -> Operation | None:
    """The same without `tell`, and without what then does nothing; None where nothing is left."""
    if not any(isinstance(each, Tell) for _, each in walk(node)):
        return node
    if isinstance(node, Tell):
        return None
    if isinstance(node, Seq):
        left = tuple(each for step in node.do if (each := without_tales(step)) is not None)
        if len(left) > 1:
            return node.model_copy(update={"do": left})
        return left[0] if left else None
    return _without_tales_below(node)


def _without_tales_below(node: Operation) -> Operation | None:
    """An operation that holds others; one that holds a tale and nothing else is none, nor is half of one."""
    changes = {name: without_tales(value) for name, value in node.__dict__.items() if isinstance(value, Operation)}
    if isinstance(node, Choose):
        changes["modes"] = tuple(without_tales(mode) or mode for mode in node.modes)  # type: ignore[assignment]  # no field of Choose is one operation
    if "do" in changes and changes["do"] is None:
        return None
    return node.model_copy(update=changes)
