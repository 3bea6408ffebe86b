"""A live page in the browser: every face as it will be printed, with what is wrong beside it."""
