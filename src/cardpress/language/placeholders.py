"""What a translation must keep of its source: variables that are printed, and `[symbols]`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from cardpress.language.fluent_files import parse_message
from cardpress.language.fluent_syntax import Call, FluentError, Literal, Pattern, Select, Text, Variable

MEANT = "meant: placeholders"
"""A line of a comment above a message: its placeholders differ from those of the source, and are meant to."""
_SYMBOL = re.compile(r"\[[a-z][a-z0-9_]*\]")


def placeholder_problems(source: str, target: str, *, has_symbols: bool) -> Iterator[str]:
    """What a translation lacks of its source's placeholders, or has more often; nothing of what is no Fluent.

    Both are entries of one message without attributes. A plural counts as the variant that says most;
    in a terminal `[words]` are no symbols.
    """
    try:
        wanted, found = (_most(parse_message(text).value or ()) for text in (source, target))
    except FluentError:
        return
    for name in sorted(wanted.keys() | found.keys()):
        if name.startswith("[") and not has_symbols:
            continue
        if not found[name]:
            yield f"{name} of the source is missing"
        elif not wanted[name] and not name.startswith("$"):  # a variable nobody gives is an error of its own
            yield f"{name} is not in the source"
        elif found[name] > max(wanted[name], 1):
            yield f"{name} stands there {found[name]} times, in the source {wanted[name]}"


def _most(pattern: Pattern) -> Counter[str]:
    """How often each placeholder is printed at most; what only chooses a variant or the form of a verb is not."""
    found: Counter[str] = Counter()
    for part in pattern:
        match part:
            case Text(value) | Literal(value):
                found.update(_SYMBOL.findall(value))
            case Variable(name):
                found[f"${name}"] += 1
            case Call(name, Variable(variable)) if name != "VERB":
                found[f"${variable}"] += 1
            case Select(_, variants):
                most: Counter[str] = Counter()
                for variant in variants.values():
                    most |= _most(variant)
                found += most
    return found
