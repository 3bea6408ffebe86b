"""Words: messages, noun phrases and the clauses that put an effect tree into a language."""
