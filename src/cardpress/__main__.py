"""`python -m cardpress` is the command `cardpress`."""

from cardpress.commands.main import run

if __name__ == "__main__":
    run()
