"""What is new in a game: cards, kinds, words, decks, languages, parts of the course of play."""
