"""An independent reading of finished PDFs: what is wrong is told before it is printed.

Nothing here knows how a file was made, so that it cannot share the maker's mistakes.
"""
