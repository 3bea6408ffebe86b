ui-game = German Whist
ui-procedure-trick = Trick

french = { $rank } of { $suit }
    .index = { $rank ->
        [jack] J
        [queen] Q
        [king] K
        [ace] A
       *[other] { $pips }
    }

ui-value-two = two
ui-value-three = three
ui-value-four = four
ui-value-five = five
ui-value-six = six
ui-value-seven = seven
ui-value-eight = eight
ui-value-nine = nine
ui-value-ten = ten
ui-value-jack = jack
ui-value-queen = queen
ui-value-king = king
ui-value-ace = ace
ui-value-clubs = clubs
ui-value-diamonds = diamonds
ui-value-hearts = hearts
ui-value-spades = spades
