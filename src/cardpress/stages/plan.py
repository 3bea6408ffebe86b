"""Stage 5: what to make of a game, from which faces, with the fingerprint of all that shapes each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module

from cardpress.diagnostics import Report
from cardpress.models.project import Game, Words
from cardpress.press.game_look import look_of
from cardpress.press.look import Look
from cardpress.press.requests import Requests
from cardpress.press.templates import Templates
from cardpress.targets import Job, Order


@dataclass(frozen=True)
class Plan:
    """The jobs of one game and the look its faces have."""

    look: Look
    jobs: tuple[Job, ...]


def plan(game: Game, words: Words, targets: Sequence[str], templates: Templates, report: Report) -> Plan:
    """Plan the artefacts of some targets for a game, in the languages of its words.

    Nothing is rendered here: a template is filled when the press asks for a face, and what goes wrong with it is
    reported then.
    """
    look = look_of(game)
    requests = {
        language: Requests(game, spoken, look, templates, report) for language, spoken in words.texts.items()
    }
    order = Order(
        game=game,
        texts=words.texts,
        requests=requests,
        printed={language: requests[language].printed(game, spoken) for language, spoken in words.texts.items()},
        variants={
            (variant, language): requests[language].printed(changed, spoken)
            for variant, (changed, by_language) in words.variants.items()
            for language, spoken in by_language.items()
        },
        look=look,
        templates=templates,
    )
    modules = (import_module(f"cardpress.targets.{target}") for target in targets)
    return Plan(look, tuple(job for module in modules for job in module.plan(order)))
