ui-game = TITLE
fizzing_flask = Musująca fiolka
    .flavor = Wstrząśnij raz. Tylko raz.
honey_jar = Słoik miodu
crystal_ball = Kryształowa kula
    .flavor = Najlepiej widzi sakiewki.
recipe_book = Księga przepisów
kettle = Cierpliwy kociołek

ui-action-brew = Uwarz
ui-action-forage = Zbieraj zioła
ui-event-dawn = Świt
ui-deck-market = Wywary
