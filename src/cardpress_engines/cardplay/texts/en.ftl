### What the program itself says, whatever the game.

welcome = Type the number of your choice, or ? for help.
prompt = >
help = A number chooses. A number and ? (3?) explains a choice. ? and a part of a name (? axe) explains a card. t shows the table, u goes back to your decision before, s saves (s FILE under another name), q leaves.
not-a-choice = There is no choice “{ $word }”. Type one of the numbers above, or ? for help.
nothing-to-undo = This is your first decision.
undone = Back at your decision before.
unknown-card = No card has “{ $word }” in its name.
save-where = Under which name? Type s and the name of a file.
saved = Saved: { $file }
not-saved = Not saved: { $file }: { $reason }
save-question = Save the game to { $file }? (y/n)
save-yes = y yes
not-over = The game is not over.
