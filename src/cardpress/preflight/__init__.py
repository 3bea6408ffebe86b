"""Preflight: an independent check of finished PDFs, before they are printed.

It reads files without any knowledge of the code that wrote them, so that it cannot repeat that code's mistakes.
"""
