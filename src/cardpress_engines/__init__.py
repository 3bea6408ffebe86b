"""Rules of the games, played from the generated rules data. Nothing here imports the compiler."""
