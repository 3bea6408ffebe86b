"""PDF files: objects, page boxes, faces as forms, bookmarks, tags and what a file says of itself."""
