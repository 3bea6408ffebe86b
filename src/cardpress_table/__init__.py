"""A table in the browser: people and programs play the games of the engines with the faces the press drew.

Faces, words and layout come from the export `table` of the compiler, which is run as a program, never imported.
The page is told what its player may see, never the state.
"""
