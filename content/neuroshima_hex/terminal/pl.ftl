### Co Neuroshima Hex mówi osobie przy terminalu. $you ma wartość "yes", gdy działa ta właśnie osoba.
### Pojęcia jak na arkuszach armii. Nazwy żetonów, armii i graczy stoją zawsze w mianowniku.

## Gracze, armie, rodzaje żetonów

player-you = Ty
player-opponent = Przeciwnik
player-number = Gracz { $number }
army = { $army ->
    [mephisto] Mephisto
    [outpost] Posterunek
    [moloch] Moloch
    [borgo] Borgo
    [hegemony] Hegemonia
    [vegas] Vegas
   *[sharrash] Sharrash
}
kind = { $kind ->
    [hq] Sztab
    [warrior] wojownik
    [module] Moduł
    [implant] Wszczep
    [instant] żeton akcji
    [foundation] żeton podłoża
   *[marker] znacznik
}
field = { $field ->
    [ability] Działa stale
    [own_turn] Zdolność
    [activation] Uruchomienie
    [action] Akcja
    [turn_start] Na początku swojej tury
    [before_battle] Przed pierwszą inicjatywą Bitwy
    [instead_of_attack] Zamiast ataku
   *[entered] Po wejściu na pole
}
direction = { $to ->
    [0] północ
    [1] północny wschód
    [2] południowy wschód
    [3] południe
    [4] południowy zachód
   *[5] północny zachód
}

## Żeton w słowach

tile-toughness = wytrzymałość { $toughness }
tile-initiative = inicjatywa { $initiative }
tile-without-text = Bez tekstu zasad.
tile-top = { "," } górą na { $to } { $arrow }
edge-attack = { $type ->
    [melee] cios { $strength }
    [ranged] strzał { $strength }
    [gauss] działko Gaussa { $strength }
    [mortar] moździerz { $strength }
   *[explosive] ładunek
} { $edges }
edge-net = sieć { $edges }
edge-armor = pancerz { $edges }
edge-link = złącza { $edges }
about-mobility = Mobilność: raz w swojej turze może przejść na sąsiednie wolne pole, z obrotem lub bez, albo obrócić się na miejscu.
about-paralysis = Paraliż: jednostka, którą zrani, nie atakuje do końca Bitwy.
about-underground = Pod ziemią: może zamienić się miejscami z sąsiednim własnym Sztabem, który to potrafi.

## Stół

table-title = Tura { $turn }
table-before = Przygotowanie
table-player = Sztab: { $points } · żetony w stosie: { $stack }
table-drawn = dobrane: { $tiles }
table-implants = { $left ->
    [0] w tej turze nie wolno już uruchomić Wszczepu
    [one] w tej turze wolno uruchomić jeszcze { $left } Wszczep
    [few] w tej turze wolno uruchomić jeszcze { $left } Wszczepy
   *[many] w tej turze wolno uruchomić jeszcze { $left } Wszczepów
}
table-markers = wolne znaczniki Inkubatora: { $markers }
table-effects = Co robią te żetony
table-notes = Na planszy
note-netted = { $nets ->
    [one] żeton wyłączony siecią
   *[other] żeton wyłączony { $nets } sieciami
}
note-slowed = { $nets ->
    [one] spowalnia go sieć
    [few] spowalniają go { $nets } sieci
   *[many] spowalnia go { $nets } sieci
}
note-paralysed = paraliż, bez ataków do końca najbliższej Bitwy
note-quill = leży tu znacznik Wszczepu { $quill }
note-loaded = leży tu znacznik { $marker }
note-taken = przejęty żeton armii { $army }
note-converted = żeton służy teraz armii { $army }
note-trait = { $trait ->
    [mobility] żeton ma teraz mobilność
    [paralysis] żeton paraliżuje teraz, kogo zrani
   *[underground] żeton ma teraz cechę „Pod ziemią”
}
note-undermined = żeton zginie po najbliższej Bitwie
legend =
    Na planszy: ● twój żeton, ○ żeton przeciwnika; w rogu nazwa pola. Znak przy krawędzi działa w jej stronę:
       ▲◥◢▼◣◤ cios  ↑↗↘↓↙↖ strzał  ⇑⇗⇘⇓⇙⇖ działko Gaussa (liczba to siła)
       ◎ moździerz  ✸ ładunek  # pancerz  % sieć  + złącze
    Pod nazwą: i3,2 inicjatywa; 0/1 rany i wytrzymałość, przy Sztabie pozostała wytrzymałość.
    %nazwa% wyłączony siecią, ~nazwa~ sparaliżowany, ! leży na nim znacznik Kolca, [nazwa] znacznik Inkubatora, _o pod spodem żeton podłoża.

## Pytania

ask-act = Twój ruch. Co robisz?
ask-place = { $tile }: na które pole wykładasz ten żeton?
ask-face = { $tile } na polu { $hex }: w którą stronę ma wskazywać górna krawędź żetonu?
ask-turn-taken = { $tile } na polu { $hex } jest teraz po twojej stronie: w którą stronę ma wskazywać górna krawędź żetonu?
ask-throw = Dobrane żetony: { $hand }. Jeden odrzucasz od razu. Który?
ask-redraw = Dobrane są same żetony akcji. Czy chcesz je odrzucić i dobrać inne?
ask-may = Czy chcesz to zrobić?
ask-move = Którą jednostkę przesuwasz?
ask-move-to = { $tile } na polu { $hex }: dokąd?
ask-relocate = Którą jednostkę przenosisz?
ask-turn = Którą jednostkę obracasz?
ask-trade = Która jednostka zamienia się miejscami?
ask-trade-with = { $tile } na polu { $hex }: z kim zamienia się miejscami?
ask-push = Która jednostka odpycha?
ask-push-whom = { $tile } na polu { $hex }: kogo odpycha?
ask-push-to = { $tile } na polu { $hex }: dokąd odsuwa się ten żeton?
ask-pull = Która jednostka przyciąga?
ask-pull-whom = { $tile } na polu { $hex }: kogo przyciąga?
ask-pull-to = { $tile } na polu { $hex }: na które pole przechodzi ten żeton?
ask-wound = Kto otrzymuje ranę?
ask-bombard = Na które pole?
ask-destroy = Którą jednostkę niszczysz?
ask-paralyse = Którą jednostkę paraliżujesz?
ask-explode = Którą jednostkę wysadzasz?
ask-marker = Który znacznik kładziesz?
ask-mark = Na której jednostce kładziesz znacznik?
ask-drag = Kogo wciągasz?
ask-medic = Kilku Medyków może przejąć rany. Który?
ask-save = { $tile } na polu { $hex }: kogo ratuje?
ask-absorb = { $tile } na polu { $hex }: czyje rany przejmuje Medyk?

## Wybory

group-play = Zagraj
group-use = Użyj na planszy
group-discard = Odrzuć
choice-end-turn = Koniec tury
choice-tile = { $tile } ({ $what })
choice-use = { $unit }: { $deed }
choice-move = Ruch: { $unit } (mobilność)
choice-stay = tylko obrót
choice-instant = żeton akcji
choice-yes = Tak
choice-none = { $question ->
    [redraw] Nie, zostają
    [may] Nie
    [move-to] Dalej nie idzie
   *[other] Więcej nie
}
face-hits = trafi: { $units }
face-nets = w sieci: { $units }
face-links = przy złączach: { $units }
about-turn = Twoja tura: dobierz do pełnej ręki i od razu odrzuć jeden żeton. Potem, w dowolnej kolejności: zagrywaj i odrzucaj dobrane żetony, używaj żetonów na planszy. Żeton Bitwy kończy turę.

## Dlaczego czegoś nie można wybrać

lacks-owner = Należy do przeciwnika.
lacks-target = Na planszy nie ma teraz celu, na którym można by tego użyć; żeton można tylko odrzucić.
lacks-hex = Nie ma dla niego wolnego pola; żeton można tylko odrzucić.
lacks-free = Leży tam już żeton.
lacks-net = Wyłącza go sieć.
lacks-moved = W tej turze już się ruszył.
lacks-way = Nie może ani przejść na wolne pole, ani się obrócić.
lacks-used = Jego zdolność została już użyta { $per ->
    [turn] w tej turze
   *[game] w tej grze
}.
lacks-activations = W tej turze nie można już uruchomić żadnego Wszczepu.
lacks-ability = Nie ma niczego, czego używa się w swojej turze.

## Co się stało

happened-first = { $you ->
    [yes] Zaczynasz
   *[no] Zaczyna { $who }
}. Żetony: { $sides }
happened-turn-start = Tura { $amount }: { $you ->
    [yes] twoja
   *[no] { $who }
}
happened-draw = { $you ->
    [yes] Dobierasz
   *[no] { $who } dobiera
}: { $tiles }
happened-throw = { $you ->
    [yes] Odrzucasz
   *[no] { $who } odrzuca
}: { $tiles }
happened-exhausted = Stos się skończył: po tej turze przeciwnik ma jeszcze jedną, potem następuje ostatnia Bitwa
happened-play = { $you ->
    [yes] Zagrywasz
   *[no] { $who } zagrywa
}: { $tile }
happened-use = { $you ->
    [yes] Używasz
   *[no] { $who } używa
}: { $tile } { $hex }
happened-place = { $you ->
    [yes] Wykładasz
   *[no] { $who } wykłada
}: { $tile } na { $hex }{ $top }
happened-move = Ruch: { $tile } na { $hex }{ $top }
happened-turn = Obrót: { $tile }{ $top }
happened-facing = Obrót: żeton na polu { $hex }{ $top }
happened-push = Odepchnięcie: { $tile } na { $hex }
happened-pull = Przyciągnięcie: { $tile } na { $hex }
happened-drag = Wciągnięcie: { $tile } na { $hex }
happened-trade = Zamiana miejsc: { $units }
happened-mark = Znacznik Kolca leży na: { $unit }
happened-lift = Znacznik Kolca wraca z pola { $hex }
happened-load = Inkubator { $hex } dostaje znacznik: { $marker }
happened-unload = Znacznik wraca z Inkubatora { $hex }: { $marker }
happened-paralyse = Paraliż: { $unit }
happened-capture = Przejęcie: { $unit }
happened-explode = Wybuch: { $unit }
happened-battle = Bitwa
happened-last-battle = Ostatnia Bitwa
happened-overtime = Remis: dogrywka
happened-segment = Inicjatywa { $amount }
happened-hit = { $source ->
    [none] { $target }
   *[other] { $source } → { $target }
}: { $amount ->
    [one] { $amount } rana
    [few] { $amount } rany
   *[many] { $amount } ran
}{ $armor ->
    [yes] { " " }(po odjęciu pancerza)
   *[no] { "" }
}
happened-stopped = { $source } → { $target }: pancerz zatrzymuje strzał
happened-destroy = { $source ->
    [none] { $target }
   *[other] { $source } → { $target }
}: zniszczenie
happened-absorb = { $medic } przejmuje rany: { $target }
happened-hit-points = { $you ->
    [yes] Twój Sztab
   *[no] Sztab ({ $who })
}: pozostało { $amount }
happened-remove = { $count ->
    [one] Ginie
   *[other] Giną
}: { $tiles }

## Koniec

end-title = Koniec gry.
end-player = { $who }: Sztab { $points }
end-won = Wygrywasz.
end-lost = Wygrywa { $who }.
end-draw = Remis.

## Co leży na stole

zone-stacks = Stos
zone-discards = Odrzucone
zone-hands = Dobrane żetony
zone-hit_points = Sztab
zone-battles = Bitwy
zone-wounds = rany
zone-paralysed = sparaliżowana

## Raporty z rozgrywek testowych

report-component = żeton
report-components = żetony
report-kind-hq = Sztaby
report-kind-warrior = wojownicy
report-kind-module = Moduły
report-kind-implant = Wszczepy
report-kind-instant = żetony akcji
report-kind-foundation = żetony podłoża
report-column-played = zagrane
report-column-used = użyte
report-column-thrown = odrzucone
report-role-army = armia
report-setup-armies = { $value }
report-setup-partial = bez żetonów, którymi nie da się zagrać
