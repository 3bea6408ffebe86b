# The words of the game. A card's message is its name; .flavor and .rules stand on the card, and { $value } is its number.
ui-game = TITLE
ui-forest = Forest
ui-river = River
ui-field = Field

swan = Swan
    .rules = Worth *double* while no other river animal lies before you.
    .flavor = It has never been in a hurry.
axolotl = Axolotl
    .rules = You may put this card back into your hand at the end of the round.
    .flavor = Whatever you take, it grows again.
beaver = Beaver
    .rules = Take one card from the river and keep it beside this one.
mouse = Field Mouse
    .rules = Each further mouse before you is worth { $value } more.
    .flavor = One is a guest, four are a family.
boar = Boar
    .rules = Everyone else passes one forest card to the left.
hound = Hound, 3rd of Its Name
    .rules = Look at the hand of one player, then take a card worth { $value } or less.
