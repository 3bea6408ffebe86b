"""A first template and stylesheet for a new kind: name, numbers, words, picture and rule, to be changed later."""

from __future__ import annotations

from collections.abc import Sequence

from cardpress_studio.making.new_fields import NewField

_CORNERS = (("left", "7mm", "7mm"), ("right", "7mm", "7mm"), ("left", "7mm", "17mm"), ("right", "7mm", "17mm"))
"""Where the first numbers and words stand: side, distance from it, from the top; the page has 3 mm of bleed."""


def template_text(kind: str, fields: Sequence[NewField]) -> str:
    """The front of a kind as Jinja."""
    lines = [f'<article class="face {kind}" aria-label="{{{{ text.name }}}}">', '<div class="sheet"></div>']
    lines += [f'{{{{ picture(card.{one.id}, "seen") }}}}' for one in fields if one.type == "picture"]
    lines.append('<h1 class="called" {{ slot("name") }}>{{ text.name }}</h1>')
    shown = [one for one in fields if one.type in {"number", "words", "text"}]
    for number, field in enumerate(shown[: len(_CORNERS)]):
        lines.append(f'<p class="corner-{number}">{{{{ card.{field.id} }}}}</p>')
    rules = [one for one in fields if one.type == "rule"]
    said = "".join(
        f"{{% if card.{one.id} %}}<p>{{{{ text.rules.{one.id} | rich }}}}</p>{{% endif %}}" for one in rules
    )
    if rules:
        lines.append(f'<div class="told" {{{{ slot("rules") }}}}>{said}</div>')
    lines += ['<p class="aside" {{ slot("flavor") }}>{{ text.flavor }}</p>', "</article>", ""]
    return "\n".join(lines)


def style_text(kind: str, paper: str, ink: str) -> str:
    """The stylesheet of a kind, for a card of 63 × 88 mm, in two colours of the palette."""
    corners = "\n".join(
        f".{kind} .corner-{number} {{ {side}: {x}; top: {y}; width: 13mm; height: 8mm; border-radius: 4mm; "
        f"background: {paper}; text-align: center; font-size: 13pt; line-height: 8mm; font-weight: 700; }}"
        for number, (side, x, y) in enumerate(_CORNERS)
    )
    return f"""/* Lengths count from the corner of the page, with 3 mm of bleed around the card. */
.face.{kind} {{ background: {ink}; color: {ink}; }}
.{kind} .sheet {{ left: 7mm; right: 7mm; top: 50mm; bottom: 7mm; border-radius: 2mm; background: {paper}; }}
.{kind} .seen {{ left: 14.5mm; top: 8mm; width: 40mm; height: 40mm; object-fit: contain; }}
.{kind} .called {{
  left: 9mm; right: 9mm; top: 51.5mm; height: 8mm; line-height: 8mm; text-align: center; white-space: nowrap;
  font-size: calc(var(--fit) * 15pt); font-weight: 700;
}}
.{kind} .told {{
  left: 10mm; right: 10mm; top: 60.5mm; height: 16mm; text-align: center; line-height: 1.15;
  font-size: calc(var(--fit) * 10pt);
}}
.{kind} .aside {{
  left: 10mm; right: 10mm; top: 77.5mm; height: 8mm; text-align: center; font-style: italic;
  font-size: calc(var(--fit) * 8.5pt);
}}
{corners}
"""
