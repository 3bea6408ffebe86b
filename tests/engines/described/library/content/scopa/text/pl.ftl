ui-game = Scopa
ui-action-play = Zagraj kartę
ui-formula-primiera = Primiera

italian = { $rank } { $suit ->
        [swords] mieczy
        [cups] kielichów
        [coins] monet
       *[batons] buław
    }
    .index = { $rank ->
        [ace] A
        [jack] W
        [knight] R
        [king] K
       *[two] { $value }
    }

ui-value-ace = as
ui-value-two = dwójka
ui-value-three = trójka
ui-value-four = czwórka
ui-value-five = piątka
ui-value-six = szóstka
ui-value-seven = siódemka
ui-value-jack = walet
ui-value-king = król
ui-value-knight = rycerz
ui-value-swords = miecze
ui-value-cups = kielichy
ui-value-coins = monety
ui-value-batons = buławy
