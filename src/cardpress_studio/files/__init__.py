"""Files as they are and as they will be: read, drafted, tried, written, remembered."""
