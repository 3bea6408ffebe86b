"""One component for a person: where it is written, its tree, its texts, where it is printed."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass

from cardpress.effects.operations import Custom, Operation
from cardpress.models.component import Component
from cardpress.models.manifest import Manifest
from cardpress.models.project import Game, Loaded, Texts
from cardpress.pipeline import Outcome

WIDTH = 100


@dataclass(frozen=True)
class Reading:
    """An effect with the text it has in each language."""

    field: str
    tree: Mapping[str, object]
    texts: Mapping[str, str]
    line: int


@dataclass(frozen=True)
class Explanation:
    """A component: its file, names, readings, and the artefacts with the pages it is printed on."""

    id: str
    kind: str
    file: str
    provenance: str
    source: str | None
    names: Mapping[str, str]
    readings: tuple[Reading, ...]
    pages: Mapping[str, tuple[int, ...]]

    def as_json(self) -> dict[str, object]:
        """The same as JSON values."""
        return asdict(self)

    def as_text(self) -> str:
        """The same to be read in a terminal."""
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        yield f"{self.id} ({self.kind}): {' / '.join(self.names.values())}"
        yield f"  {self.file}, {self.provenance}" + (f" ({self.source})" if self.source else "")
        for reading in self.readings:
            yield f"\n  {reading.field} (line {reading.line})"
            tree = json.dumps(reading.tree, ensure_ascii=False)
            yield textwrap.fill(tree, WIDTH, initial_indent="    ", subsequent_indent="    ")
            for language, text in reading.texts.items():
                yield textwrap.fill(text, WIDTH, initial_indent=f"    {language}  ", subsequent_indent="        ")
        if self.pages:
            yield ""
        for path, pages in self.pages.items():
            yield f"  build/{path}: page {', '.join(map(str, pages))}"


def text(outcome: Outcome, game: Game, components: Sequence[str]) -> list[Explanation]:
    """Trees and texts of some components, without pages."""
    return [_explained(game.components[id_], outcome.texts[game.id], {}) for id_ in components]


def explain(
    outcome: Outcome, game: Game, components: Sequence[str], pages: Mapping[str, Mapping[str, tuple[int, ...]]]
) -> list[Explanation]:
    """All that is known of some components; `pages` is by component and artefact."""
    return [_explained(game.components[id_], outcome.texts[game.id], pages.get(id_, {})) for id_ in components]


def summary(outcome: Outcome) -> Iterator[str]:
    """A line for each game: components, cards, languages, and how many texts the vocabulary says."""
    for name, game in outcome.games.items():
        worded = [effects for loaded in game.components.values() if (effects := list(_effects(loaded.model)))]
        custom = sum(any(isinstance(effect, Custom) for _, effect in effects) for effects in worded)
        share = 100 * (len(worded) - custom) / len(worded) if worded else 100
        yield (
            f"{name}: {len(game.components)} components, {sum(game.copies().values())} cards, "
            f"languages {', '.join(game.languages)}; {len(worded)} components have rules, {custom} custom, "
            f"{share:.0f} % compiled from their trees"
        )


def _effects(component: Component) -> Iterator[tuple[str, Operation]]:
    for field in type(component).model_fields:
        value = getattr(component, field)
        if isinstance(value, Operation):
            yield field, value


def _explained(
    loaded: Loaded[Component], texts: Mapping[str, Texts], pages: Mapping[str, tuple[int, ...]]
) -> Explanation:
    model = loaded.model
    worded = {language: words.components[model.id] for language, words in texts.items()}
    readings = tuple(
        Reading(
            field,
            effect.model_dump(mode="json", by_alias=True, exclude_defaults=True),
            {language: one.rules[field] for language, one in worded.items()},
            loaded.source.position(f"/{field}").line or 1,
        )
        for field, effect in _effects(model)
    )
    names = {language: one.name for language, one in worded.items()}
    provenance = model.provenance.value
    return Explanation(model.id, model.kind, loaded.source.path, provenance, model.source, names, readings, pages)


def printed_pages(
    manifest: Manifest, game: Game, per_sheet: Mapping[str, int]
) -> dict[str, dict[str, tuple[int, ...]]]:
    """Pages of each component in card files and sheets that exist; `per_sheet` is cards on a sheet by file name.

    A card file has front and back of every card in printing order, a sheet file front and back of every sheet.
    """
    order = [id_ for id_, copies in game.copies().items() for _ in range(copies)]
    found: dict[str, dict[str, tuple[int, ...]]] = {}
    for path in manifest:
        name = path.rpartition("/")[2]
        if path.startswith(f"{game.id}/") and name in per_sheet:
            for number, id_ in enumerate(order):
                page = number // per_sheet[name] * 2 + 1
                known = found.setdefault(id_, {}).get(path, ())
                found[id_][path] = tuple(dict.fromkeys((*known, page, page + 1)))
    return found


def languages_of(found: Iterable[Explanation]) -> list[str]:
    """Languages that appear, in order."""
    return sorted({language for one in found for language in one.names})
