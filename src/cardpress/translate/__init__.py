"""`cardpress translate`: a game's texts for translators' programs and back, and how far each language is."""
