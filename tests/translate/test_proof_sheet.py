"""The contact sheet of an editor: every card with its faces, and every text beside its translation."""

from __future__ import annotations

import pypdfium2


def _words(file) -> str:
    document = pypdfium2.PdfDocument(file)
    return "\n".join(page.get_textpage().get_text_bounded() for page in document)


def test_a_proof_shows_every_card_in_both_languages(cardpress, mini):
    """Names, flavor, rules and words of the game stand in both languages; faces are drawn as forms."""
    done = cardpress("translate", "proof", "--root", mini, "mini", "pl")
    assert (done.returncode, done.stdout) == (0, "build/mini/proof-pl.pdf\n")
    file = mini / "build" / "mini" / "proof-pl.pdf"
    said = " ".join(_words(file).split())
    for text in ("Rat", "Szczur", "It chops anything.", "Rąbie wszystko.", "Hatchet", "Siekiera", "Ściąga"):
        assert text in said
    assert said.count("rat.flavor") == 1
    page = pypdfium2.PdfDocument(file)[0]
    forms = [each for each in page.get_objects(max_depth=1) if each.type == pypdfium2.raw.FPDF_PAGEOBJ_FORM]
    assert len(forms) == 4


def test_a_proof_is_the_same_twice_and_lies_where_it_is_asked_for(cardpress, mini, tmp_path):
    """Equal texts give equal bytes, in any place."""
    files = [tmp_path / "one.pdf", tmp_path / "two.pdf"]
    for file in files:
        assert cardpress("translate", "proof", "--root", mini, "mini", "pl", "-o", file).returncode == 0
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_proof_of_nothing_is_refused(cardpress, mini):
    """A language without texts has nothing to read; a broken game is told, and nothing is written."""
    assert "no texts in 'de'" in cardpress("translate", "proof", "--root", mini, "mini", "de").stderr
    (mini / "content" / "mini" / "text" / "pl.ftl").write_text("rat = {", "utf-8")
    done = cardpress("translate", "proof", "--root", mini, "mini", "pl")
    assert done.returncode == 1
    assert "fluent-syntax" in done.stderr
    assert not (mini / "build" / "mini").exists()
