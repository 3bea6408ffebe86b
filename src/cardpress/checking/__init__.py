"""`cardpress check`: games are looked at without rendering, and what was found right is not looked at again."""
