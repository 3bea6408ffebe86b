"""Words of languages with their forms."""
