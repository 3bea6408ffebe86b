### Co Adrenaline mówi człowiekowi w terminalu. Terminy jak na ściądze.


## Nazwy, kolory, miejsca

player-you = Ty
player-number = Gracz { $number }
powerup = { $name }, { $color }
tile = { $name }: { $gives }
tile-draws = { $cubes }, karta zdolności
color-red = czerwona
color-yellow = żółta
color-blue = niebieska
cubes = { $color } × { $count }
nothing = nic
none = brak
square = { $name } ({ $room })
room-blue = pomieszczenie niebieskie
room-red = pomieszczenie czerwone
room-yellow = pomieszczenie żółte
room-white = pomieszczenie białe
room-green = pomieszczenie zielone
room-purple = pomieszczenie fioletowe
spawn-red = Czerwony punkt odrodzenia
spawn-yellow = Żółty punkt odrodzenia
spawn-blue = Niebieski punkt odrodzenia
draw-room-blue = niebieskie
draw-room-red = czerwone
draw-room-yellow = żółte
draw-room-white = białe
draw-room-green = zielone
draw-room-purple = fioletowe
draw-spawn = ★ { $color }
price-powerups = karty zdolności: { $count }
price-rush = skok adrenaliny
section-move = { $section }, ruch
loading = ładowanie: { $cost }

## Stół

table-round = Runda { $round } · pozostało czaszek: { $skulls }
table-frenzy = Finałowy szał, runda { $round } · pozostało tur: { $turns }
table-stall = { $color }: { $weapons }
table-you = { " (ty)" }
table-nowhere = poza areną
table-points = punkty: { $points }
table-poisoned = zatrucie
table-hypnotised = hipnoza
table-damage = Obrażenia { $there } (śmierć przy { $last }): { $damage }
table-marks = Znaczniki: { $marks }
table-ammo = Kostki: { $cubes } · karty zdolności na ręce: { $powerups }
table-ability = Zdolność postaci: { $ability }
table-ability-hot = Zdolność postaci: { $ability } · gorące znaczniki: { $hot }
table-loaded = Naładowana: { $weapon }
table-unloaded = Nienaładowana: { $weapon }
table-hand = Twoje karty zdolności
table-hand-empty = Nie masz kart zdolności.

## Pytania

ask-character = Którą postacią grasz?
ask-load = Czy płacisz za naładowanie swojej broni?
ask-spawn = Którą kartę zdolności odrzucasz? Wchodzisz na arenę na punkcie odrodzenia w jej kolorze.
ask-act = Twoja tura. Co robisz? Pozostało akcji: { $left }.
ask-run = Na które pole biegniesz?
ask-grab = Z którego pola zabierasz?
ask-cube = Którą kostkę bierzesz?
ask-weapon = Którą broń zabierasz?
ask-leave = Którą broń zostawiasz?
ask-shoot = Z którego pola strzelasz?
ask-reload = Którą broń przeładowujesz?
ask-fire = Z której broni strzelasz?
ask-section = Którego efektu używasz teraz?
ask-target = Kogo wybierasz?
ask-damage = Kto otrzymuje te obrażenia: { $amount }?
ask-square = Które pole wybierasz?
ask-room = Które pomieszczenie wybierasz?
ask-direction = Który kierunek wybierasz?
ask-shove = Na które pole przesuwa się cel?
ask-marks = Ile znaczników zdejmujesz?
ask-convert = Co zamieniasz?
ask-choose = Który efekt wybierasz?
ask-may = Czy chcesz to zrobić?
ask-pay = Czym płacisz?
ask-discard = Którą kartę zdolności odrzucasz?
ask-regain = Czy cofasz swoją płytkę skoku o jedno pole?
ask-scope = Zadajesz obrażenia. Czy zagrywasz kartę zdolności?
ask-tagback = Otrzymujesz obrażenia. Czy zagrywasz kartę zdolności?

## Możliwości

choice-no = Nie
choice-yes = Tak
choice-end = Koniec tury
choice-enough = Wystarczy
choice-stay = Zostaje na miejscu
choice-run = Bieg: najwyżej { $far ->
        [one] { $far } pole
        [few] { $far } pola
       *[many] { $far } pól
    }
choice-grab = Ruch najwyżej o { $far ->
        [one] { $far } pole
        [few] { $far } pola
       *[many] { $far } pól
    } i zabranie
choice-shoot = { $far ->
        [0] Strzał
        [one] Ruch najwyżej o { $far } pole i strzał
        [few] Ruch najwyżej o { $far } pola i strzał
       *[many] Ruch najwyżej o { $far } pól i strzał
    }
choice-rush = Skok adrenaliny: wszystkie ulepszenia do końca tury
choice-player = { $who }, { $square }, obrażenia: { $damage }
choice-cube = Kostka: { $color }
choice-count = Znaczniki: { $number }
choice-marks = Znaczniki na obrażenia: { $number }
choice-damage = Obrażenia na znaczniki: { $number }
choice-mode = Możliwość { $number }
choice-character = { $who }, broń: { $weapon } · { $ability }
choice-weapon = { $name }, koszt: { $cost }
mode-or = { " albo " }
choice-north = północ
choice-east = wschód
choice-south = południe
choice-west = zachód
about-run = Twoja figurka porusza się po swoim pomieszczeniu i przez drzwi.
about-grab = Bierzesz żeton amunicji albo broń za jej koszt bez pierwszej kostki.
about-shoot = Strzelasz z naładowanej broni; potem jest nienaładowana.
about-rush = Twoja płytka skoku przesuwa się o jedno pole w lewo: giniesz od mniejszej liczby obrażeń. Gdy zostało ci jedno, skok nic nie kosztuje.

## Dlaczego czegoś nie można wybrać

lacks-owner = Należy do kogoś innego.
lacks-price = Koszt: { $cost }. Twoje kostki: { $there }.
lacks-personal = Broni osobistej nigdy się nie zostawia.
lacks-new = To broń, którą właśnie zabierasz.
lacks-empty = Jest już naładowana.
lacks-loaded = Nie jest naładowana; koszt przeładowania: { $cost }.
lacks-shoot = Najpierw wybierz akcję strzału.
lacks-shot = Z pól, z których możesz strzelać, nie trafi nikogo.
lacks-attack = Żadna twoja naładowana broń nikogo teraz nie trafi.
lacks-grab = Najpierw wybierz akcję zabrania, potem pole.
lacks-here = Tą akcją twoja figurka musiałaby dotrzeć do tego punktu odrodzenia.
lacks-color = Koszt to kostka albo karta zdolności w kolorze: { $color }.
lacks-dealt = Zagrywa się ją, gdy zadajesz obrażenia.
lacks-taken = Zagrywa się ją, gdy obrażenia zadaje ci ktoś, kogo widzisz.
lacks-turn = Zagrywa się ją we własnej turze.
lacks-target = Nie ma teraz nic, na co mogłoby to zadziałać.
lacks-action = Najpierw wybierz akcję.
lacks-away = Twoja figurka już tam stoi.
lacks-reach = Jest za daleko: możesz przejść najwyżej { $far ->
        [one] { $far } pole
        [few] { $far } pola
       *[many] { $far } pól
    }.
lacks-aim = Stamtąd żadna twoja broń nikogo nie trafi.

## Co się stało

happened-turn = Runda { $amount } · { $who }
happened-frenzy = Zaczyna się finałowy szał
happened-shown = Wyłożone: { $card }
happened-character = { $who }: postać z bronią { $card }
happened-spawn = { $who }: wejście na arenę po odrzuceniu karty: { $card }
happened-move = { $who }: na { $square }
happened-rush = { $who }: skok adrenaliny
happened-play = { $who }: { $card }
happened-reply = { $who }: { $card }
happened-fire = { $who }: strzał, broń { $card }
happened-reload = { $who }: naładowana broń { $card }
happened-grab = { $who }: zabrana broń { $card }
happened-leave = { $who }: zostawiona broń { $card }
happened-grab-tile = { $who }: zabrany { $card }
happened-cubes = { $who }: kostki +{ $amount }
happened-pay = { $who }: zapłacona kostka ({ $color })
happened-pay-card = { $who }: zapłacone kartą: { $card }
happened-draw = { $who }: dobrana karta { $card }
happened-draw-hidden = { $who }: dobrana karta zdolności
happened-hit = { $who } → { $target }: { $turned ->
        [0] obrażenia { $amount }
       *[other] obrażenia { $amount } i { $turned } ze znaczników
    }
happened-mark = { $who } → { $target }: znaczniki { $amount }
happened-unmark = { $who } → { $target }: zdjęte znaczniki { $amount }
happened-poisoned = { $who } → { $target }: zatrucie
happened-hypnotise = { $who } → { $target }: hipnoza
happened-convert-marks = { $who } → { $target }: znaczniki na obrażenia { $amount }
happened-convert-damage = { $who } → { $target }: obrażenia na znaczniki { $amount }
happened-killshot = { $who } → { $target }: śmiertelny strzał
happened-killed = { $who } → { $target }: { $amount ->
        [1] totalna anihilacja
       *[other] zabójstwo
    }
happened-score = { $who }: +{ $amount } za planszę ({ $target })
happened-double-kill = { $who }: +{ $amount } za dwa zabójstwa w turze
happened-track = { $who }: +{ $amount } za tor zabójstw
happened-regain = { $who }: płytka skoku cofnięta
happened-reshuffle = Tasowanie odrzuconych: { $amount }
happened-blow-up = { $who }: wybuch, { $square }
happened-hacked = { $who }: zhakowany żeton, { $square }
happened-heat = { $who }: gorące znaczniki { $amount }
happened-cool = { $who }: ochłodzone znaczniki { $amount }

## Koniec

end-title = Koniec meczu
end-player = { $who }: punkty { $points }, w tym z toru zabójstw { $kills }
end-won = Wygrywasz!
end-winner = Zwycięstwo: { $who }

## Co leży na stole

zone-shown = Do wyboru
zone-stalls = Bronie
zone-stalls_red = Czerwony punkt odrodzenia
zone-stalls_yellow = Żółty punkt odrodzenia
zone-stalls_blue = Niebieski punkt odrodzenia
zone-weapon_deck = Bronie
zone-powerup_deck = Karty zdolności
zone-powerup_discards = Odrzucone karty zdolności
zone-track = Tor zabójstw
zone-damage = Obrażenia
zone-marks = Znaczniki
zone-weapons = Bronie
zone-powerups = Karty zdolności
zone-cubes = Kostki
zone-red = czerwone
zone-yellow = żółte
zone-blue = niebieskie
zone-points = Punkty
zone-covered = Śmierci
zone-skulls = Pozostałe czaszki
zone-loaded = naładowana
zone-tiles = Arena
zone-pos = Figurki

## Raporty z rozgrywek testowych

report-component = karta
report-components = karty
report-kind-weapon = bronie
report-kind-powerup = karty zdolności
report-kind-ammo_tile = żetony amunicji
report-column-grabbed = zabrane
report-column-fired = użyte w strzelaniu
report-column-played = zagrane
report-role-character = postać
report-setup-arena = arena { $value }
report-setup-skulls = { $value ->
        [one] { $value } czaszka
        [few] { $value } czaszki
       *[many] { $value } czaszek
    }
report-setup-teams = w drużynach
report-setup-partial = tylko to, co opublikowano
