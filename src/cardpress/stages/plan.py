"""Stage 5: what to make of a game, from which faces, with the fingerprint of all that shapes each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module

from cardpress.diagnostics import Report
from cardpress.models.project import Game, Texts
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


def plan(
    game: Game,
    texts: Mapping[str, Texts],
    variants: Mapping[str, tuple[Game, Mapping[str, Texts]]],
    targets: Sequence[str],
    report: Report,
) -> Plan:
    """Plan the artefacts of some targets for a game, in the languages of `texts`.

    `variants` gives each variant's changed components with their texts. Nothing is rendered here: a template is
    filled when the press asks for a face, and what goes wrong with it is reported then.
    """
    look, templates = look_of(game), Templates(game.root)
    requests = {language: Requests(game, words, look, templates, report) for language, words in texts.items()}
    order = Order(
        game=game,
        texts=texts,
        requests=requests,
        printed={language: requests[language].printed(game, words) for language, words in texts.items()},
        variants={
            (variant, language): requests[language].printed(changed, words)
            for variant, (changed, by_language) in variants.items()
            for language, words in by_language.items()
        },
        look=look,
        templates=templates,
    )
    modules = (import_module(f"cardpress.targets.{target}") for target in targets)
    return Plan(look, tuple(job for module in modules for job in module.plan(order)))
