"""A player of Mephisto: what cards are worth, which fight pays, what to choose."""
