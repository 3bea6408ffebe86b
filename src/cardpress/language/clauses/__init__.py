"""Effects as clauses: who does what, in the order and with the words of a language."""
