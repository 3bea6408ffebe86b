"""All that is known of one component, as text: where it is written, its tree, its texts, its pages."""

from __future__ import annotations

import json
import textwrap
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from itertools import accumulate
from pathlib import PurePosixPath

from cardpress.diagnostics import Report
from cardpress.effects.sections import section_of
from cardpress.effects.walk import trees
from cardpress.models.component import Component
from cardpress.models.game import GameSettings, Rectangle, Size
from cardpress.models.manifest import Manifest
from cardpress.models.project import ComponentText, Game, Loaded
from cardpress.pipeline import Outcome
from cardpress.press.sheets.board_tiles import board_papers, is_board, split
from cardpress.press.sheets.paper import Paper, papers_of
from cardpress.press.sheets.pooling import ONE_SIDED, pooled_sizes
from cardpress.press.sheets.sharing import sheet_numbers
from cardpress.stages.phrase import book_of
from cardpress.stages.text_spans import marked_rules, words_of_values

WIDTH = 100
Pages = Mapping[str, tuple[int, ...]]


@dataclass(frozen=True)
class EffectTexts:
    """An effect with the text it has in each language, a section's with its heading."""

    field: str
    tree: Mapping[str, object]
    texts: Mapping[str, str]
    line: int
    headings: Mapping[str, str]
    words: Mapping[str, Mapping[str, tuple[str, ...]]]
    """JSON pointer of a part of the file to the words that it says, by language."""

    def text(self, language: str) -> str:
        """Heading and text."""
        heading = self.headings.get(language)
        return f"{heading}: {self.texts[language]}" if heading else self.texts[language]


@dataclass(frozen=True)
class Explanation:
    """A component: its file, names, plain fields, words, readings, and the artefacts with its pages.

    `fields` are those without an effect, `words` flavor and the component's own words, by language.
    """

    id: str
    kind: str
    file: str
    provenance: str
    source: str | None
    names: Mapping[str, str]
    fields: Mapping[str, object]
    words: Mapping[str, Mapping[str, str]]
    readings: tuple[EffectTexts, ...]
    pages: Pages

    def as_json(self) -> dict[str, object]:
        """The same as JSON values."""
        return asdict(self)

    def as_text(self) -> str:
        """The same to be read in a terminal."""
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        yield f"{self.id} ({self.kind}): {' / '.join(self.names.values())}"
        yield f"  {self.file}, {self.provenance}" + (f" ({self.source})" if self.source else "")
        for name, value in self.fields.items():
            plain = f"{name}: {json.dumps(value, ensure_ascii=False)}"
            yield textwrap.fill(plain, WIDTH, initial_indent="    ", subsequent_indent="        ")
        for name, texts in self.words.items():
            for language, text in texts.items():
                start = f"    {name}  {language}  "
                yield textwrap.fill(text, WIDTH, initial_indent=start, subsequent_indent="        ")
        for reading in self.readings:
            yield f"\n  {reading.field} (line {reading.line})"
            tree = json.dumps(reading.tree, ensure_ascii=False)
            yield textwrap.fill(tree, WIDTH, initial_indent="    ", subsequent_indent="    ")
            for language in reading.texts:
                text = reading.text(language)
                yield textwrap.fill(text, WIDTH, initial_indent=f"    {language}  ", subsequent_indent="        ")
            yield from _lines_of_words(reading.words)
        if self.pages:
            yield ""
        for path, pages in self.pages.items():
            yield f"  build/{path}: page {', '.join(map(str, pages))}"


def _lines_of_words(words: Mapping[str, Mapping[str, tuple[str, ...]]]) -> Iterator[str]:
    """A line a part of the file, with what it says in each language."""
    for pointer, said in words.items():
        texts = "; ".join(f"{language} {' … '.join(several)}" for language, several in said.items())
        yield textwrap.fill(f"{pointer}: {texts}", WIDTH, initial_indent="      ", subsequent_indent="        ")


def explain(outcome: Outcome, game: Game, id_: str, pages: Pages) -> Explanation:
    """All that is known of a component; `pages` are those it is printed on, by artefact."""
    loaded, texts = game.components[id_], outcome.words[game.id].texts
    worded = {language: words.components[id_] for language, words in texts.items()}
    said = _said_by_parts(game, loaded, worded)
    readings = tuple(
        EffectTexts(
            key,
            effect.model_dump(mode="json", by_alias=True, exclude_defaults=True),
            {language: one.rule(key) for language, one in worded.items()},
            loaded.source.position(pointer).line or 1,
            {language: one.heading(key) for language, one in worded.items()} if section_of(key) else {},
            said[key],
        )
        for key, pointer, effect in trees(loaded.model)
    )
    model, names = loaded.model, {language: one.name for language, one in worded.items()}
    origin = (loaded.source.path, model.provenance.value, model.source)
    return Explanation(id_, model.kind, *origin, names, _plain(model), _words(worded), readings, pages)


def _said_by_parts(
    game: Game, loaded: Loaded[Component], worded: Mapping[str, ComponentText]
) -> dict[str, dict[str, dict[str, tuple[str, ...]]]]:
    """Tree to the parts of it, each with what it says in each language: its words, not those of all it holds."""
    found: dict[str, dict[str, dict[str, tuple[str, ...]]]] = {key: {} for key, _, _ in trees(loaded.model)}
    for language in worded:
        book = book_of(game, language, Report())
        try:
            rules = marked_rules(book, loaded) if book else {}
        except KeyError:  # a draft, whose text is that of another language
            continue
        for key, marked in rules.items():
            for pointer, words in words_of_values(marked, loaded).items():
                found[key].setdefault(pointer, {})[language] = words
    return found


def _plain(model: Component) -> dict[str, object]:
    """The fields of a component that hold no effect and are not left out."""
    trees_in = {key.partition("/")[0] for key, _, _ in trees(model)}
    shown = set(type(model).model_fields) - Component.model_fields.keys() - trees_in
    return model.model_dump(mode="json", by_alias=True, include=shown, exclude_none=True)


def _words(worded: Mapping[str, ComponentText]) -> dict[str, dict[str, str]]:
    """Flavor and own words by name and language."""
    found: dict[str, dict[str, str]] = {}
    for language, text in worded.items():
        for name, said in {"flavor": text.flavor, **text.own}.items():
            if said:
                found.setdefault(name, {})[language] = said
    return found


def printed_pages(manifest: Manifest, game: Game) -> dict[str, dict[str, tuple[int, ...]]]:
    """Pages of each component in the card files and sheets there are: all its sides, or those of its sheets."""
    found: dict[str, dict[str, tuple[int, ...]]] = {}
    paged = _page_finders(game.settings)
    for path, entry in manifest.items():
        folder, name = PurePosixPath(path).parent.name, PurePosixPath(path).name
        if entry.game == game.id and name in paged:
            for id_, new in paged[name](_in_file(game, folder, name)):
                pages = found.setdefault(id_, {}).get(path, ())
                found[id_][path] = tuple(dict.fromkeys((*pages, *new)))
    return found


def _in_file(game: Game, folder: str, name: str) -> Printed:
    """What a file prints: all of the game, a deck, or what the decks' own sheets leave to common ones."""
    if not game.settings.by_deck:
        return _printed_sides(game)
    decks = {deck.id: _printed_sides(replace(game, decks=(deck,))) for deck in game.decks}
    if not name.startswith((SHEETS, ONE_SIDED)):
        return decks.get(folder, [])
    pooled = pooled_sizes(Counter((size, sides > 1) for _, size, sides in printed) for printed in decks.values())
    if folder in decks:
        return [one for one in decks[folder] if one[1] not in pooled]
    return [one for printed in decks.values() for one in printed if one[1] in pooled]


Printed = Sequence[tuple[str, Size, int]]
"""Every physical card in printing order: its component, its size, the number of its sides."""
Paged = Iterator[tuple[str, Iterable[int]]]


def _printed_sides(game: Game) -> Printed:
    settings = game.settings
    kinds = {id_: settings.kinds[game.components[id_].model.kind] for id_ in game.copies()}
    return [
        (id_, settings.sizes[kinds[id_].size], len(kinds[id_].sides))
        for id_, copies in game.copies().items()
        for _ in range(copies)
    ]


def _in_cards(printed: Printed, size: Size | None = None) -> Paged:
    """Every side is a page, of the cards of one size where each size has a file."""
    printed = [one for one in printed if size in {None, one[1]}]
    ends = accumulate(sides for _, _, sides in printed)
    return ((id_, range(end - sides + 1, end + 1)) for (id_, _, sides), end in zip(printed, ends, strict=True))


def _on_sheets(printed: Printed, paper: Paper, papers: Mapping[str, Paper], *, one_sided: bool = False) -> Paged:
    """Every sheet is two pages, or one where nothing has a back; that is in a file of its own beside backs."""
    cut = [one for one in printed if not is_board(one[1], papers)]
    if any(sides > 1 for _, _, sides in cut):
        cut = [one for one in cut if (one[2] == 1) == one_sided]
    pages = max((sides for _, _, sides in cut), default=1)
    numbers = sheet_numbers([size for _, size, _ in cut], paper)
    return (
        (id_, range(pages * sheet + 1, pages * sheet + pages + 1))
        for (id_, _, _), sheet in zip(cut, numbers, strict=True)
    )


def _as_board(printed: Printed, paper: Paper, papers: Mapping[str, Paper]) -> Paged:
    """Every part of a board is a page."""
    boards = [(id_, size) for id_, size, _ in printed if isinstance(size, Rectangle) and is_board(size, papers)]
    counts = [len(split(paper, size).parts()) for _, size in boards]
    return (
        (id_, range(end - count + 1, end + 1))
        for (id_, _), count, end in zip(boards, counts, accumulate(counts), strict=True)
    )


SHEETS = "sheets-"
"""How names of files of cut sheets begin."""


def _page_finders(settings: GameSettings) -> Mapping[str, Callable[[Printed], Paged]]:
    """File that prints decks to the pages of each of their cards."""
    papers = papers_of(settings)
    boards = board_papers(papers)
    return {
        "cards.pdf": _in_cards,
        **{f"cards-{name}.pdf": partial(_in_cards, size=size) for name, size in settings.sizes.items()},
        **{f"{SHEETS}{name}.pdf": partial(_on_sheets, paper=one, papers=papers) for name, one in papers.items()},
        **{
            f"{ONE_SIDED}-{name}.pdf": partial(_on_sheets, paper=one, papers=papers, one_sided=True)
            for name, one in papers.items()
        },
        **{f"board-{name}.pdf": partial(_as_board, paper=one, papers=papers) for name, one in boards.items()},
    }
