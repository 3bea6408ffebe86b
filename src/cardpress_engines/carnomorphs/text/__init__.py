"""Carnomorphs for a person: ship, questions and story in words."""
