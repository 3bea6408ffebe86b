"""What data cannot say of Mephisto, the dungeon card game: the taste of its thinkers."""
