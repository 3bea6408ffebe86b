ui-game = Louka
ui-forest = Les
ui-river = Řeka
ui-field = Pole
swan = Labuť
    .rules = Má *dvojnásobnou* hodnotu, dokud před tebou neleží jiné zvíře z řeky.
    .flavor = Nikdy nespěchala.
axolotl = Axolotl
    .rules = Na konci kola si tuto kartu smíš vrátit do ruky.
    .flavor = Cokoli mu vezmeš, doroste.
beaver = Bobr
    .rules = Vezmi si jednu kartu z řeky a nech si ji vedle této.
mouse = Myš polní
    .rules = Každá další myš před tebou má hodnotu o { $value } { $value ->
        [one] bod
        [few] body
       *[other] bodů
    } vyšší.
    .flavor = Jedna je host, čtyři jsou rodina.
boar = Kanec
    .rules = Všichni ostatní pošlou jednu lesní kartu doleva.
hound = Ohař
    .rules = Prohlédni si ruku jednoho hráče a vezmi si kartu s hodnotou nejvýš { $value }.

# Jak se věci jmenují v pravidlech.
ui-action-invite = Pozvat zvíře
ui-deck-animals = zvířata
ui-points-worth = Hodnota
ui-value-forest = les
ui-value-river = řeka
ui-value-field = pole
