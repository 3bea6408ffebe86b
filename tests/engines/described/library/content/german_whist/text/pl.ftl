ui-game = Wist niemiecki
ui-procedure-trick = Lewa

french = { $rank } { $suit }
    .index = { $rank ->
        [jack] W
        [queen] D
        [king] K
        [ace] A
       *[other] { $pips }
    }

ui-value-two = dwójka
ui-value-three = trójka
ui-value-four = czwórka
ui-value-five = piątka
ui-value-six = szóstka
ui-value-seven = siódemka
ui-value-eight = ósemka
ui-value-nine = dziewiątka
ui-value-ten = dziesiątka
ui-value-jack = walet
ui-value-queen = dama
ui-value-king = król
ui-value-ace = as
ui-value-clubs = trefl
ui-value-diamonds = karo
ui-value-hearts = kier
ui-value-spades = pik
