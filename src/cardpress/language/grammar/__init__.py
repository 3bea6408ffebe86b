"""The grammar engine: noun phrases, inflection, agreement and linearisation from the tables of a lexicon."""
