"""Mephisto told to a person: table, questions, choices and happenings, in words of a language."""
