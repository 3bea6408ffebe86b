"""A kind with a field of every `cardpress:` reference, and the vocabulary that these refer to."""

from __future__ import annotations

from typing import Any

from tests.schema_language.reserved_words import RESERVED

Value = Any
"""What JSON can hold."""
OF_COMPONENTS = (
    *("effect", "section", "row", "picture", "art", "id", "resource", "stat", "zone", "person", "actor"),
    *("holding", "period", "lane", "selector", "amount", "condition", "event"),
)
"""References that a field of a component can have; sections and rows in lists."""
OF_OWN = (
    *("effect", "selector", "amount", "condition", "event", "resource", "stat", "zone", "person", "actor"),
    *("holding", "period", "lane", "pick", "count", "itself", "ref", "qualifier", "until", "trait", "token"),
)
"""References that a field of an own operation, event, condition or qualifier can have."""
_CARDS = {"pick": "all", "kind": "card", "zone": "hand", "owner": "you"}
_THING = {"pick": "one", "kind": "thing", "as": "chosen"}
_DRAW = {"op": "draw", "amount": 1}
PICTURE = "dot.svg"
DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>'
VALUES: dict[str, Value] = {
    "effect": {"op": "seq", "do": [_DRAW, {"op": "gain", "amount": 2, "resource": "coin"}]},
    "section": [{"id": "claws", "effect": _DRAW}, {"id": "wings", "effect": {"op": "discard", "what": _CARDS}}],
    "row": [{"id": "low", "on": 1, "effect": _DRAW}, {"id": "high", "on": 2}],
    "picture": PICTURE,
    "id": "some_id",
    "art": {"icon": "witch-flight", "backdrop": "hill", "tint": "red"},
    **{"resource": "coin", "stat": "count", "zone": "hand", "person": "opponent", "actor": "you"},
    **{"holding": "coin", "period": "turn", "lane": 2, "count": 2, "until": "turn_end", "trait": "flying"},
    **{"token": "counter", "selector": _THING, "pick": _THING, "itself": {"it": "self"}, "ref": {"ref": "chosen"}},
    "amount": {"each": 1, "per": {"pick": "all", "kind": "thing"}},
    "condition": {"condition": "has", "who": "you", "at_least": 2, "resource": "coin"},
    "event": {"event": "turn", "who": "you", "edge": "start"},
    "qualifier": {"is": "shiny", "how": 3},
}
"""A value for each reference."""
_OWN = {word: {"$ref": f"cardpress:{word}"} for word in OF_OWN}
EVERY = {"description": "It has every reference.", "properties": _OWN, "required": [*OF_OWN]}
_FEW = {"properties": {"who": {"$ref": "cardpress:actor"}, "how_many": {"type": "integer"}}, "required": ["who"]}
VOCABULARY: Value = {
    "operations": ["control", "cards", "resources", "things", "tokens", "dice"],
    "events": ["control", "cards", "resources"],
    "conditions": ["cards", "resources", "things"],
    "people": {"you": "who reads", "opponent": "another", "each_player": "all"},
    "actors": ["you", "opponent"],
    "resources": {"coin": "what is paid with"},
    "holdings": ["coin", "card"],
    "stats": ["count"],
    "periods": ["turn", "game"],
    "until": ["turn_end"],
    "traits": ["flying", *RESERVED],
    "tokens": {"counter": "it counts"},
    "zones": {"hand": {"own": True, "owned": "may"}, "deck": {"top": True}, "dungeon": {"lanes": True}},
    "ends": ["deck_top", "deck_bottom"],
    "lanes": 3,
    "amounts": ["per", "stat", "bound"],
    "own": {
        "operations": {"do_all": EVERY},
        "events": {"wakes": _FEW},
        "conditions": {"is_night": _FEW},
        "qualifiers": {"shiny": {"properties": {"how": {"$ref": "cardpress:count"}}, "required": ["how"]}},
    },
}
"""Every list of words a vocabulary can have, and an own word of every sort."""
_LISTED: dict[str, Value] = {
    "section": {"$ref": "cardpress:section"},
    "row": {"$ref": "cardpress:row", "properties": {"on": {"type": "integer"}}},
}
KIND: Value = {
    "description": "It has every reference.",
    "properties": {
        f"the_{word}": {"type": "array", "items": _LISTED[word]}
        if word in _LISTED
        else {"$ref": f"cardpress:{word}"}
        for word in OF_COMPONENTS
    },
}
_ALL = {"op": "do_all", **{word: VALUES[word] for word in OF_OWN}}
_COIN = {"op": "gain", "amount": 1, "resource": "coin"}
_NIGHT = {"condition": "is_night", "who": "you"}
COMPONENTS: dict[str, Value] = {
    "machine": {f"the_{word}": VALUES[word] for word in OF_COMPONENTS},
    "own_machine": {"the_effect": {"op": "seq", "do": [_COIN, _ALL]}},
    "event_machine": {"the_effect": {"op": "when", "event": {"event": "wakes", "who": "you"}, "do": _DRAW}},
    "night_machine": {"the_effect": {"op": "if", "condition": _NIGHT, "do": _DRAW}},
    "bare_machine": {},
}
"""Components of the kind by their ids."""
_NOUNS = (
    *("card", "thing", "machine", "coin", "counter", "player", "opponent", "hand", "deck", "dungeon", "count"),
    *("lane", "turn", "game", "discards", "flying"),
)
TERMS: Value = {word: {"one": word, "other": f"{word}s"} for word in _NOUNS}
SENTENCES = """\
do_all = { SUBJ($person) } { VERB($person, v: "do") } { DO($effect) } with { NP($selector) }, { NP($pick) }, \
 { NP($itself) }, { NP($ref) }, { NP($amount) } and { $count } { $resource }, { SUBJ($actor) } \
 { VERB($actor, v: "be") } { $event } { $condition }: { $stat }, { $zone }, { $holding }, { $period }, { $lane }, \
 { NP($qualifier) }, { $until }, { $trait }, { $token }
event-wakes = when { SUBJ($who) } { VERB($who, v: "show") }{ $how_many ->
    [0] {""}
   *[other] {" "}{ $how_many } times
 }
is_night = it is night and { SUBJ($who) } { VERB($who, v: "be") }{ $how_many ->
    [0] {""}
   *[other] {" "}{ $how_many } times
 }
is-shiny =
    .after = shiny { $how } times
    .after-not = not shiny { $how } times
"""
TEXT = """\
ui-section-claws = Claws
ui-section-wings = Wings
"""
