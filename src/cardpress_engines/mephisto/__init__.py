"""The rules of Mephisto, the dungeon card game."""
