"""Adrenaline for a person: arena, questions and story in words."""
