ui-game = Scopa
ui-action-play = Play a card
ui-formula-primiera = Primiera

italian = { $rank } of { $suit }
    .index = { $rank ->
        [ace] A
        [jack] J
        [knight] C
        [king] K
       *[two] { $value }
    }

ui-value-ace = ace
ui-value-two = two
ui-value-three = three
ui-value-four = four
ui-value-five = five
ui-value-six = six
ui-value-seven = seven
ui-value-jack = jack
ui-value-king = king
ui-value-knight = knight
ui-value-swords = swords
ui-value-cups = cups
ui-value-coins = coins
ui-value-batons = batons
