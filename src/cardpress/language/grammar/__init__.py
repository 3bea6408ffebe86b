"""One realiser a grammar: how noun phrases, verbs and adjectives take their forms."""
