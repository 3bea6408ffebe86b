"""What a translation must keep of its source: variables that are printed, and `[symbols]`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from itertools import islice, product

from cardpress.language.messages.fluent_files import parse_message
from cardpress.language.messages.fluent_syntax import Call, FluentError, Literal, Pattern, Select, Text, Variable

MEANT = "meant: placeholders"
"""A line of a comment above a message: its placeholders differ from those of the source, and are meant to."""
_SYMBOL = re.compile(r"\[[a-z][a-z0-9_]*\]")
_MOST_FORMS = 1000
"""Forms of a text that are compared: three numbers in a language of six plural categories have 216."""
_Form = Mapping[str, str]
"""What chooses a variant, as `$number` or `FUNCTION($number)`, to the key of the variant."""


def placeholder_problems(
    source: str, target: str, *, has_symbols: bool, single: Collection[str] = ()
) -> Iterator[str]:
    """What a translation lacks of its source's placeholders, or has more often; nothing of what is no Fluent.

    Both are entries of one message without attributes. What is missing is looked for form by form: a variant is
    compared with the one of the same plural category, or with the default where the other language has none. What
    is there too often is counted in the form that says most. A variant for one number alone, [1] or one of the
    plural categories `single` of the translation, need not say it. In a terminal `[words]` are no symbols.
    """
    try:
        patterns = [parse_message(text).value or () for text in (source, target)]
    except FluentError:
        return
    forms = [*_forms(*patterns)]
    wanted, found = ([_placeholders_of(pattern, form) for form in forms] for pattern in patterns)
    for name in sorted({name for counts in (*wanted, *found) for name in counts}):
        if name.startswith("[") and not has_symbols:
            continue
        allowed, most = (max(counts[name] for counts in side) for side in (wanted, found))
        lacking = [
            form
            for form, must, has in zip(forms, wanted, found, strict=True)
            if must[name] and not has[name] and not _is_of_one_number(form.get(name, ""), single)
        ]
        if lacking:
            where = "" if len(lacking) == len(forms) else _form_name(lacking[0], patterns[1])
            yield f"{name} of the source is missing{where}"
        elif not allowed and not name.startswith("$"):  # a variable nobody gives is an error of its own
            yield f"{name} is not in the source"
        elif most > max(allowed, 1):
            yield f"{name} stands there {most} times, in the source {allowed}"


def _is_of_one_number(key: str, single: Collection[str]) -> bool:
    return key in single or key.isdigit()


def _form_name(form: _Form, target: Pattern) -> str:
    """Words for a form by the variants that the translation has for it; "" when it has none."""
    chosen = {_name(select.selector): _key(select, form) for select in _selects(target)}
    return f" in the form {' '.join(f'[{key}]' for key in chosen.values())}" if chosen else ""


def _forms(source: Pattern, target: Pattern) -> Iterator[_Form]:
    """Every way to choose the variants of both texts, those of the translation first."""
    keys: dict[str, dict[str, None]] = {}
    for pattern in (target, source):
        for select in _selects(pattern):
            known = keys.setdefault(_name(select.selector), {})
            known |= dict.fromkeys([select.default, *select.variants])
    for chosen in islice(product(*keys.values()), _MOST_FORMS):
        yield dict(zip(keys, chosen, strict=True))


def _selects(pattern: Pattern) -> Iterator[Select]:
    for part in pattern:
        if isinstance(part, Select):
            yield part
            for variant in part.variants.values():
                yield from _selects(variant)


def _name(selector: Variable | Call) -> str:
    if isinstance(selector, Variable):
        return f"${selector.name}"
    about = selector.argument
    return f"{selector.name}({f'${about.name}' if isinstance(about, Variable) else about.value})"


def _placeholders_of(pattern: Pattern, form: _Form) -> Counter[str]:
    """How often each placeholder is printed in a form; what only chooses a variant or a verb form is not."""
    found: Counter[str] = Counter()
    for part in pattern:
        match part:
            case Text(value) | Literal(value):
                found.update(_SYMBOL.findall(value))
            case Variable(name):
                found[f"${name}"] += 1
            case Call(name, Variable(variable)) if name != "VERB":
                found[f"${variable}"] += 1
            case Select():
                found += _placeholders_of(part.variants[_key(part, form)], form)
    return found


def _key(select: Select, form: _Form) -> str:
    """The variant chosen in a form: its own, or the default."""
    key = form[_name(select.selector)]
    return key if key in select.variants else select.default
