"""What a table on the screen is told of a game: sizes, faces, layout, and in each language the printed words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from cardpress.models.project import ComponentText
from cardpress.models.table_layout import TableLayout
from cardpress.press.face import FaceRequest
from cardpress.targets import Order

Json = dict[str, Any]
_STRANGE = re.compile(r"[^\w-]+")


def table_json(order: Order) -> Json:
    """What all languages share: titles, sizes, kinds, colors, credits, and the layout, whole."""
    game, settings = order.game, order.game.settings
    used = {settings.kinds[loaded.model.kind].size for loaded in game.components.values()}
    return {
        "game": game.id,
        "titles": {
            code: words.messages.get("ui-game", game.id) for code, words in sorted(order.words.texts.items())
        },
        "sizes": {name: settings.sizes[name].measures() for name in sorted(used)},
        "components": {
            id_: {"kind": loaded.model.kind, "size": settings.kinds[loaded.model.kind].size}
            for id_, loaded in game.components.items()
        },
        "symbols": sorted(settings.symbols),
        "palette": dict(settings.palette),
        "credits": [licence.model_dump(mode="json") for licence in settings.licences]
        + [{"what": icon, "who": who} for icon, who in sorted(settings.icon_authors.items())],
        "layout": (game.table or TableLayout()).model_dump(mode="json"),
    }


def components_json(order: Order, language: str) -> Json:
    """Which pictures show each component: its front, and its back if it has one."""
    return {
        one.component: {"front": face_name(one.front), "back": face_name(one.back) if one.back else None}
        for one in order.printed[language]
    }


def words_json(order: Order, language: str) -> Json:
    """What is printed on each component: its name, its rules in paragraphs, its flavor; symbols as [name]."""
    texts = order.texts[language].components
    return {
        one.component: {
            "name": one.name,
            "rules": list(_paragraphs(texts[one.component])),
            "flavor": texts[one.component].flavor,
        }
        for one in order.printed[language]
    }


def terms_json(order: Order, language: str) -> list[Json]:
    """The words that cards are explained with: their names, what they mean in paragraphs, their symbols."""
    messages = order.words.texts[language].messages
    found = []
    for term in (order.game.table or TableLayout()).terms:
        said, meanings = messages[term.name], [messages[text] for text in term.texts]
        if not meanings:
            said, _, meaning = said.partition(": ")
            meanings = [meaning]
        found.append({"names": said.split(", "), "texts": meanings, "symbol": term.symbol})
    return found


def _paragraphs(text: ComponentText) -> Iterator[str]:
    yield from (rule for rule in text.rules.values() if rule)
    for section in text.sections.values():
        if section.text:
            yield f"*{section.heading}* {section.text}" if section.heading else section.text


def face_name(face: FaceRequest) -> str:
    """The name of a face's pictures without ending: old_sword-front, team_back-red-back."""
    return _STRANGE.sub("_", face.label.rpartition(", ")[0].replace(", ", "-"))
