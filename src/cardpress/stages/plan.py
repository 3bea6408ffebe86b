"""Stage 5: what to make of a game, from which faces, with the fingerprint of all that shapes each."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module

from cardpress.diagnostics import Report
from cardpress.models.manifest import Selection
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


def plan(game: Game, words: Words, selection: Selection, templates: Templates, report: Report) -> Plan:
    """Plan the artefacts of the selected targets for a game, in the selected languages.

    Nothing is rendered here: a template is filled when the press asks for a face, and what goes wrong with it is
    reported then.
    """
    look, asked = look_of(game), words.only(selection.languages)
    requests = {
        language: Requests(game, spoken, look, templates, report) for language, spoken in asked.texts.items()
    }
    order = Order(
        game=game,
        words=words,
        texts=asked.texts,
        requests=requests,
        printed={language: requests[language].printed(game, spoken) for language, spoken in asked.texts.items()},
        variants={
            (variant, language): requests[language].printed(changed, spoken, variant)
            for variant, (changed, by_language) in asked.variants.items()
            for language, spoken in by_language.items()
        },
        look=look,
        templates=templates,
    )
    modules = (import_module(f"cardpress.targets.{target}") for target in selection.targets)
    return Plan(look, tuple(job for module in modules for job in module.plan(order)))
