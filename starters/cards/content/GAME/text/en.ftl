# The words of the game. A card's message is its name; .flavor and .rules stand on the card, and { $value } is its number.
ui-game = TITLE
ui-forest = Forest
ui-river = River
ui-field = Field

swan = Swan
    .rules = Worth *double* while no other river animal is on your meadow.
    .flavor = It has never been in a hurry.
axolotl = Axolotl
    .rules = Worth one more for each other river animal on your meadow.
    .flavor = Whatever you take, it grows again.
beaver = Beaver
    .rules = Worth { $value }, whoever comes along.
mouse = Field Mouse
    .rules = Each mouse is worth as much as you have mice.
    .flavor = One is a guest, four are a family.
boar = Boar
    .rules = Two boars quarrel: then each is worth only *two*.
hound = Hound, 3rd of Its Name
    .rules = Worth *two* for each different place that your animals come from.

# What the rules call things.
ui-action-invite = Invite an animal
ui-deck-animals = the animals
ui-points-worth = Worth
ui-value-forest = forest
ui-value-river = river
ui-value-field = field
