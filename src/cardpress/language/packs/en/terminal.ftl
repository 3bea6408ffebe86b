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
