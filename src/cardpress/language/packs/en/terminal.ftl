### What the program itself says, whatever the game.

welcome = Type the number or name of your choice, or ? for help.
prompt = >
help =
    A number or name from the list chooses; with ? after it (as in 3?) it explains the choice.
    ? and a part of a name explains whatever in the game has that name.
    t shows the table, r shows it with all rules texts.
    u takes back your last decision.
    s saves the game, s and a name saves it under that name.
    q leaves.
not-a-choice = There is no choice “{ $word }”. Type something from the list above, or ? for help.
not-a-choice-but-a-name = “{ $word }” is no choice now. Type ? { $word } to read what it does.
only-choice = { $question } There is one answer: { $choice }
nothing-to-undo = This is your first decision.
undone = Back at your decision before.
unknown-name = Nothing in this game has “{ $word }” in its name.
save-where = Under which name? Type s and the name of a file.
saved = Saved: { $file }
file-is-there = Not saved: there is a file { $file } already. Choose another name.
not-saved = Not saved: { $file }: { $reason }
save-question = Save the game to { $file }? (y/n)
save-yes = y yes
not-over = The game is not over.

### What the page of a table says.

seat-player = Player { $number }
page-you = You
page-your-turn = Your turn
page-waits = Waiting for
page-thinks = is thinking
page-plays = is playing
page-random = plays at random
page-greedy = program
page-search = program that thinks ahead
page-person = person
page-away = away
page-watching = You are watching.
page-log = What happened
page-table = The table
page-choices = Your choices
page-on-table = Press a lit card or place on the table, or choose here:
page-all-choices = All choices as a list
page-undo = Take back
page-what = What does this mean?
page-in-words = The table in words
page-close = Close
page-other-language = In the other language
page-language = Language
page-light = Light or dark
page-quick = Without animations
page-over = The game is over
page-lost = The connection is lost. Trying again …
page-refused = That cannot be done now.
page-no-table = This link leads to no table.
page-hidden = face down
page-empty = empty place
page-cannot = nothing to do with it now
page-can = can be pressed
page-moment = Moment of the game
page-now = Back to the game
page-past = You look at an earlier moment.
page-keys = Keys: arrows go from card to card, Enter presses, Space shows large, L lists all choices, U takes back.
