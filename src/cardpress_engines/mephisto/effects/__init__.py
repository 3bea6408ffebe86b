"""Effect trees of Mephisto made executable: selectors, conditions, one handler an operation, abilities."""
