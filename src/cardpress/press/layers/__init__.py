"""Faces made of layers: what several share is drawn once, and most text is set without WeasyPrint's layout."""
