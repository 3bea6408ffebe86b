"""Operations that games share, a family a file; a game's schema takes those it wants by their names."""
