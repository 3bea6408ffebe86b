"""A draft can be built while it is being translated: what it lacks is said in a finished language, and counted."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pypdfium2
import pytest

from cardpress import pipeline
from cardpress.diagnostics import Severity
from cardpress.incremental import session
from cardpress.language.draft_languages import MOST_NAMED, lacking_words_warning

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def draft(mini):
    """The small project with German begun as a draft: one name, and nothing else."""
    settings = mini / "content" / "mini" / "game.json"
    settings.write_text(json.dumps({**json.loads(settings.read_text("utf-8")), "drafts": ["de"]}), "utf-8")
    (mini / "content" / "mini" / "text" / "de.ftl").write_text("rat = Ratte\n", "utf-8")
    return mini


def _texts(project):
    found = pipeline.check(project, ["mini"], session.Session())
    assert not found.report.has_errors, [*found.report]
    return found.words["mini"].texts, [*found.report]


def test_what_is_missing_is_a_warning_a_file_with_its_number(draft):
    """Texts, nouns and sentences that are missing are counted by file; nothing of it is an error."""
    _, report = _texts(draft)
    assert {problem.severity for problem in report} == {Severity.WARNING}
    told: dict[str, str] = {}
    for problem in report:
        told.setdefault(problem.position.file.removeprefix("content/mini/"), problem.message)
    assert told["text/de.ftl"].startswith("axe has no text in de and 4 more are missing there; en stands in")
    assert "de is a draft" in told["sentences/de.ftl"]
    assert "de is a draft" in told["terms/de.json"]


def test_each_part_is_said_in_the_language_that_has_it(draft):
    """A name that is there is printed; flavor, names, headings and rules that are not are those of English."""
    texts, _ = _texts(draft)
    english, german = texts["en"], texts["de"]
    assert german.components["rat"].name == "Ratte"
    assert german.components["rat"].flavor == english.components["rat"].flavor
    assert german.components["axe"] == english.components["axe"]
    assert german.messages["ui-ref-title"] == "Reference"
    assert german.messages["ui-box-glue"] == "kleben"
    assert german.format("ui-weight", grams=3) == english.format("ui-weight", grams=3)
    assert sorted(german.messages) == sorted(english.messages)
    for words in (german.messages, english.messages):
        assert len(words) == len(words.keys() & {*words}) > 0


def test_rules_are_german_as_soon_as_their_words_are(draft):
    """A rule whose nouns and sentences are there is told in the draft's language, another one still in English."""
    content = draft / "content" / "mini"
    (content / "sentences" / "de.ftl").write_text("when-enters = *Auftauchen:* { DO($do) }\n", "utf-8")
    known = json.loads((content / "terms" / "en.json").read_text("utf-8"))
    german = json.loads((ROOT / "content" / "mephisto" / "terms" / "de.json").read_text("utf-8"))
    terms = {term: german[term] for term in known if term in german}
    (content / "terms" / "de.json").write_text(json.dumps(terms), "utf-8")
    texts, report = _texts(draft)
    german, english = texts["de"].components, texts["en"].components
    assert german["rat"].rules["immediate"].startswith("*Auftauchen:* Jede")
    assert german["axe"].rules == english["axe"].rules
    assert any("en stands in where de lacks activate" in problem.message for problem in report)


def test_words_that_are_lacking_are_named_up_to_a_few_and_counted():
    """A warning names the first words that are lacking, and says how many more there are, if there are more."""
    words = [f"word-{number}" for number in range(MOST_NAMED + 3)]
    few, many = (lacking_words_warning("x", "de", "en", each).message for each in (words[:MOST_NAMED], words))
    assert few == f"en stands in where de lacks {', '.join(words[:MOST_NAMED])}"
    assert many == f"{few} and 3 more"


def test_a_draft_is_printed_when_it_is_asked_for(draft, cardpress):
    """A build in the draft's language makes its cards, the rest of them in English."""
    done = cardpress("build", "mini", "--root", draft, "--lang", "de", "--target", "cards_pdf")
    assert done.returncode == 0, done.stderr
    assert "axe has no text in de and 4 more" in done.stdout + done.stderr
    document = pypdfium2.PdfDocument(draft / "build" / "mini" / "de" / "cards.pdf")
    said = " ".join(page.get_textpage().get_text_bounded() for page in document)
    assert "Ratte" in said
    assert "Hatchet" in said


@pytest.mark.parametrize(
    ("text", "told"), [("rat = {", "fluent-syntax"), ("rat = Ratte\nui-weight = schwer", "missing-variable")]
)
def test_what_a_draft_says_wrongly_is_an_error(text, told, draft, cardpress):
    """Only what is not said yet is forgiven."""
    (draft / "content" / "mini" / "text" / "de.ftl").write_text(f"{text}\n", "utf-8")
    done = cardpress("check", "--root", draft)
    assert done.returncode == 1
    assert told in done.stderr


def test_a_finished_language_lacks_nothing(draft, cardpress):
    """The same gap in a language that is no draft is an error still."""
    settings = draft / "content" / "mini" / "game.json"
    settings.write_text(re.sub(r'"drafts": \["de"\]', '"drafts": []', settings.read_text("utf-8")), "utf-8")
    done = cardpress("check", "--root", draft)
    assert done.returncode == 1
    assert "axe has no text in de" in done.stderr
