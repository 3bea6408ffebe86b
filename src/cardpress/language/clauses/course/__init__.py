"""Clauses, numbers and conditions of a course of play."""
