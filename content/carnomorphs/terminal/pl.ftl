### Co szkolenie Karnomorfów mówi osobie w terminalu. Pojęcia jak na ściądze.


## Nazwy, miejsca

player-you = Ty
player-number = Gracz { $number }
contamination-unknown = skażenie
contamination-infected = zarażone skażenie
contamination-clean = czyste skażenie
rule-infected = Zarażenie: { $text }
rule-clean = Brak zarażenia: { $text }
type-metagorger = metażerca
type-shambler = powłóczący
type-fleshbeast = ścierwojad
type-butcher = rzeźnik
room = { $number } { $name }
room-unknown = (zakryte)
corridor = { $one }–{ $other }
corridor-technical = korytarze techniczne
corridor-closed = { $corridor } (zamknięty)
none = brak
kind-corporate = Cel korporacji:{ " " }
kind-personal = Cel osobisty:{ " " }
kind-mutation = Mutacja:{ " " }

## Stół

table-round = Runda { $round } · czas { $time } z { $last }
table-countdown = Autodestrukcja: { $space } z { $last }
table-noise = Szmery: { $corridors }
table-closed = Zamknięte drzwi: { $corridors }
table-airlock = Otwierana śluza: { $rooms }
table-pods = Zamknięte kapsuły: { $locked }
table-pools = Kurs { $course } · woreczek { $bag } · jaja { $eggs } · talia wydarzeń { $events }
table-adaptation = *Adaptacja*: { $name }.
table-items-red = czerwone: { $items }
table-items-green = zielone: { $items }
table-items-yellow = żółte: { $items }
table-items-white = białe: { $items }
table-fire = pożar
table-malfunction = awaria
table-wounds = rany: powierzchowne { $light }, głębokie { $serious }
table-held = karty { $cards }, amunicja { $ammo }
table-carries = niesie: { $thing }
table-slime = śluz
table-passed = pas
table-signals = sygnały { $amount }
table-markers = znaczniki mutacji { $amount }
table-mutation = mutacja: { $name }
table-hand = Masz na ręce
table-hand-empty = Nie masz kart na ręce.
draw-rooms = [ ] odkryte, ( ) zakryte · * pożar, ! awaria, o obiekt
draw-figures = @ postać, { $types }

## Pytania

ask-act = Twoja tura. Co robisz? Zostało akcji: { $left }.
ask-pay = Którą kartą płacisz?
ask-room = Które pomieszczenie wybierasz?
ask-corridor = Który korytarz wybierasz?
ask-thing = Który obiekt wybierasz?
ask-figure = Którą figurkę wybierasz?
ask-player = Którą postać wybierasz?
ask-scan = Które skażenie skanujesz?
ask-engine = Który żeton kładziesz na wierzchu?
ask-course = Na które pole przesuwasz znacznik kursu?
ask-pod = Do której kapsuły wsiadasz?
ask-switch-pod = Którą kapsułę zamykasz albo otwierasz?
ask-drop = Pas. Którą kartę odrzucasz?
ask-discard = Którą kartę odrzucasz?
ask-color = Które zapasy bierzesz?
ask-dress = Co usuwasz?
ask-mend = Gdzie usuwasz pożar albo awarię?
ask-mend-what = Co usuwasz?
ask-put-out = Który żeton odkładasz do zasobów?
ask-stack-event = Którą kartę kładziesz na wierzch?
ask-keep-mutation = Którą mutację zostawiasz?
ask-keep-objective = Który cel zostawiasz?
ask-procedure = Którą procedurę wykonać?
ask-choose = Który efekt wybierasz?
ask-may = Czy chcesz to zrobić?

## Możliwości

choice-no = Nie
choice-yes = Tak
choice-pass = Pas
choice-enough = Wystarczy
choice-move = Ruch, koszt w kartach: { $cost }
choice-careful = Ostrożny ruch, koszt w kartach: { $cost }
choice-shoot = Strzał, koszt w kartach: { $cost }
choice-melee = Walka wręcz, koszt w kartach: { $cost }
choice-lift = Podniesienie obiektu, koszt w kartach: { $cost }
choice-drop = Upuszczenie obiektu
choice-use = Akcja pomieszczenia, koszt w kartach: { $cost }
choice-mutate = Akcja mutacji
choice-play = { $name }, innych kart: { $cost }
choice-wounds = Wszystkie powierzchowne rany
choice-slime = Śluz
choice-broken = Awaria
choice-burning = Pożar
choice-red = Czerwone
choice-green = Zielone
choice-yellow = Żółte
choice-white = Białe
choice-course = Kurs { $space }
choice-pod = Kapsuła { $number }
choice-figure = { $figure }, { $room }, obrażenia: { $injuries }
choice-mode = Możliwość { $number }
choice-procedure = Procedura
mode-or = { " albo " }
about-move = Idziesz otwartym korytarzem; w pomieszczeniu bez figurek rzucasz na szmery. Szmery wokół ciebie: { $noisy }.
about-careful = Kładziesz znacznik szmerów w wolnym korytarzu pomieszczenia, do którego wchodzisz, i nie rzucasz.
about-shoot = Amunicja i kość walki.
about-melee = Najpierw karta skażenia, potem kość walki; pudło to głęboka rana.
about-lift = Niesiesz go w wolnej ręce.

## Dlaczego czegoś nie można wybrać

lacks-cards = Koszt w kartach: { $cost }. Kart, którymi możesz zapłacić: { $there }.
lacks-contamination = Skażenia ani się nie zagrywa, ani się nim nie płaci.
lacks-scan = Skanuje się tylko skażenie.
lacks-peace = Nie wtedy, gdy w twoim pomieszczeniu jest karnomorf.
lacks-combat = Tylko wtedy, gdy w twoim pomieszczeniu jest karnomorf.
lacks-target = Nie ma teraz nic, na co mogłoby to zadziałać.
lacks-way = Z twojego pomieszczenia nie prowadzi tam żaden otwarty korytarz.
lacks-quiet = We wszystkich jego korytarzach leżą szmery.
lacks-move = Najpierw wybierz akcję ruchu.
lacks-room = To pomieszczenie nie ma akcji.
lacks-order = Panuje w nim awaria.
lacks-here = Nie ma jej w twoim pomieszczeniu.
lacks-attack = Najpierw wybierz, czy strzelasz, czy walczysz wręcz.

## Co się stało

happened-round = Runda { $amount }
happened-time-passes = Faza wydarzeń · czas { $amount }
happened-event = Wydarzenie: { $what }
happened-develop = Rozwój: { $what }
happened-encounter = { $who }: spotkanie
happened-token = Żeton z woreczka: { $what }
happened-injure = Obrażenia +{ $amount }: { $what }
happened-lay = { $thing } w pomieszczeniu { $what }
happened-surprise = { $who }: atak z zaskoczenia
happened-flee = Ucieka { $what }
happened-slay = Ginie { $what } w pomieszczeniu { $room }
happened-break-door = Drzwi { $corridor } niszczy { $what }
happened-reshuffle = Odrzucone karty są tasowane
happened-objective = { $who }: cel { $what }
happened-objective-hidden = { $who }: cel
happened-draw = { $who }: dobrana karta { $what }
happened-draw-hidden = { $who }: dobrana karta
happened-mutation = { $who }: karta mutacji { $what }
happened-mutation-hidden = { $who }: karta mutacji
happened-gain = { $who }: +{ $amount }
happened-heal = { $who }: leczenie
happened-recover = { $what }: obrażenia się goją
happened-creep = { $what } przechodzi do pomieszczenia { $room }
happened-look = { $who }: podgląd talii wydarzeń, karty: { $amount }
happened-see-engine = { $who }: podgląd silnika
happened-see-course = { $who }: podgląd koordynatów
happened-set-course = { $who }: kurs { $space }
happened-melee = { $who }: walka wręcz ({ $what }), { $face ->
        [miss] pudło
        [metagorger] metażerca
        [shambler] metażerca, powłóczący
        [one] jeden celownik
       *[two] dwa celowniki
    }
happened-shot = { $who }: strzał ({ $what }), { $face ->
        [miss] pudło
        [metagorger] metażerca
        [shambler] metażerca, powłóczący
        [one] jeden celownik
       *[two] dwa celowniki
    }
happened-roll-noise = { $who }: rzut na szmery, { $face ->
        [silence] cisza
        [danger] zagrożenie
       *[other] { $face }
    }
happened-supply = { $who }: zapasy
happened-take-egg = { $who }: zabrane jajo
happened-sleep = { $who }: sen w Hibernatorium
happened-fly = { $who }: odlot kapsułą
happened-lose-pod = Kapsuła { $amount } znika z gry
happened-countdown = Autodestrukcja włączona albo wyłączona
happened-pass = { $who }: pas
happened-lift = { $who }: podniesione: { $what }
happened-drop = { $who }: upuszczone: { $what }
happened-use = { $who }: akcja pomieszczenia, { $what }
happened-play = { $who }: { $what }
happened-show = { $who }: odkryta mutacja { $what }
happened-mutate = { $who }: mutacja { $what }, { $amount ->
        [1] zarażenie
       *[other] brak zarażenia
    }
happened-move = { $who }: do pomieszczenia { $what }
happened-peek = { $who }: podgląd pomieszczenia { $what }
happened-explore = { $who }: odkryte { $what } ({ $room })
happened-left-behind = { $who }: los tych, co zostali na pokładzie
happened-lost = { $who }: śmierć
happened-mark = { $who }: znaczniki mutacji { $amount }
happened-win = { $who }: cel osiągnięty
happened-feed = { $what } żeruje w pomieszczeniu { $room }
happened-evolve = { $what } w pomieszczeniu { $room } ewoluuje: { $kind }
happened-slimed = { $who }: śluz
happened-wound = { $who }: { $amount ->
        [1] głęboka rana
       *[other] powierzchowna rana
    }
happened-die = { $who }: śmierć w pomieszczeniu { $room }
happened-contaminate = { $who }: karta skażenia
happened-scan = { $who }: skan, { $amount ->
        [1] zarażenie
       *[other] brak zarażenia
    }
happened-airlock = Awaryjne otwarcie śluzy w pomieszczeniu { $what }
happened-runs-out = Z pomieszczenia { $what } uchodzi powietrze
happened-explode = Statek wybucha
happened-burn = Pożar w pomieszczeniu { $what }
happened-quench = Pożar ugaszony w pomieszczeniu { $what }
happened-fail = Awaria w pomieszczeniu { $what }
happened-mend = Awaria usunięta w pomieszczeniu { $what }
happened-noise-in = Szmery: { $what }
happened-close = Drzwi zamknięte: { $what }
happened-open = Drzwi otwarte: { $what }
happened-attack = Atakuje { $what }: { $who }
happened-attack-card = Atakuje { $what }: { $who } · { $card }
happened-missed = Pudłuje { $what }: { $who } · { $card }
happened-appear = Pojawia się { $what } w pomieszczeniu { $room }
happened-reveal = Odkryta adaptacja: { $what }
happened-lose-adaptation = Adaptacja znika z gry: { $what }
happened-bag = Żeton: { $what }
happened-leave = Znika { $what } z pomieszczenia { $room }

## Koniec

end-title = Koniec szkolenia
end-objective = cel: { $goals }
end-won = Wygrywasz!
end-winner = Zwycięstwo: { $who }
end-nobody = Nikt nie wygrywa.
fate-aboard = na pokładzie
fate-dead = śmierć
fate-asleep = sen w Hibernatorium
fate-away = odlot kapsułą

## Co leży na stole

zone-drawn = Dobrane
zone-playing = Zagrywane
zone-adaptations = Adaptacje
zone-event_deck = Wydarzenia
zone-event_discards = Minione wydarzenia
zone-attack_deck = Ataki
zone-attack_discards = Minione ataki
zone-bag = Woreczek
zone-decks = Talia akcji
zone-discards = Odrzucone
zone-shown = Mutacja
zone-mutations = Ukryta mutacja
zone-corporate = Cel korporacji
zone-personal = Cel osobisty
zone-hands = Ręka
zone-light = Rany powierzchowne
zone-serious = Rany głębokie
zone-markers = Znaczniki mutacji
zone-ammo = Amunicja
zone-signals = Sygnały
zone-rounds = Runda
zone-clock = Czas
zone-eggs = Jaja
zone-tiles = Pomieszczenia
zone-pos = Załoga

## Raporty z rozgrywek testowych

report-component = karta
report-components = karty
report-kind-crew_action = akcje załogi
report-kind-mutation = mutacje
report-column-played = zagrane
report-column-mutated = mutacje
report-role-objective = cel
report-outcome-survived = przeżyli
report-outcome-asleep = we śnie
report-outcome-in_a_pod = w kapsule
report-outcome-dead = zginęli
