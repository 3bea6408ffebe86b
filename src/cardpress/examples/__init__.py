"""Examples of rulebooks: scenarios that the game's engine plays while a book is made."""
