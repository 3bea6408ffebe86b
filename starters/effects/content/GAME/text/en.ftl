ui-game = TITLE
fizzing_flask = Fizzing Flask
    .flavor = Shake it once. Only once.
honey_jar = Honey Jar
crystal_ball = Crystal Ball
    .flavor = It sees purses best of all.
recipe_book = Recipe Book
kettle = Patient Kettle

ui-action-brew = Brew
ui-action-forage = Forage
ui-event-dawn = Dawn
ui-deck-market = Potions
