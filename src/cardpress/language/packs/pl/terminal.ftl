### Co mówi sam program, bez względu na grę.

welcome = Wpisz numer lub nazwę tego, co wybierasz, albo ?, żeby zobaczyć pomoc.
prompt = >
help =
    Numer lub nazwa z listy wybiera; ze znakiem ? na końcu (na przykład 3?) objaśnia wybór.
    ? i część nazwy objaśnia wszystko, co w tej grze tak się nazywa.
    t pokazuje stół, r pokazuje go ze wszystkimi tekstami zasad.
    u cofa twoją ostatnią decyzję.
    s zapisuje grę, s i nazwa zapisuje ją pod tą nazwą.
    q kończy.
not-a-choice = Nie ma wyboru „{ $word }”. Wpisz coś z listy powyżej albo ?, żeby zobaczyć pomoc.
not-a-choice-but-a-name = „{ $word }” nie jest teraz do wyboru. Wpisz ? { $word }, a dowiesz się, co robi.
only-choice = { $question } Jedyna odpowiedź: { $choice }
nothing-to-undo = To twoja pierwsza decyzja.
undone = Wracasz do poprzedniej decyzji.
unknown-name = Nic w tej grze nie ma w nazwie „{ $word }”.
save-where = Pod jaką nazwą? Wpisz s i nazwę pliku.
saved = Zapisano: { $file }
file-is-there = Nie zapisano: plik { $file } już istnieje. Wybierz inną nazwę.
not-saved = Nie zapisano: { $file }: { $reason }
save-question = Zapisać grę w pliku { $file }? (t/n)
save-yes = t tak
not-over = Gra jeszcze trwa.

### Co mówi strona stołu.

seat-player = Gracz { $number }
page-you = Ty
page-your-turn = Twój ruch
page-waits = Czekamy na:
page-thinks = myśli
page-plays = gra
page-random = gra losowo
page-greedy = program
page-search = program, który planuje
page-person = osoba
page-away = nie przy stole
page-watching = Oglądasz grę.
page-log = Co się działo
page-table = Stół
page-on-table = Naciśnij to, co jest podświetlone na stole, albo wybierz tutaj:
page-all-choices = Wszystkie możliwości na liście
page-hint = Podpowiedź
page-undo = Cofnij
page-what = Co to znaczy?
page-in-words = Stół opisany słowami
page-close = Zamknij
page-other-language = W drugim języku
page-language = Język
page-light = Jasno lub ciemno
page-quick = Bez animacji
page-over = Koniec gry
page-keep = Zapisz lub udostępnij
page-save = Dotychczasowa gra jako plik
page-scenario = Ta pozycja jako scenariusz
page-link = Odnośnik do tej chwili gry
page-copy = Skopiuj odnośnik
page-copied = Odnośnik skopiowany.
page-invite = Tędy dołączają inni
page-which-game = Która gra?
page-set-up = Przygotowanie
page-seats = Kto gra?
page-begin = Zaczynamy
page-preparing = Trwa przygotowanie gry …
page-not-asked = Nie jest odpowiedzią na obecne pytanie.
page-others = Pozostali gracze
page-lost = Połączenie zerwane. Próbujemy ponownie …
page-refused = Teraz nie można tego zrobić.
page-no-table = Ten odnośnik nie prowadzi do żadnego stołu.
page-hidden = zakryta
page-empty = puste miejsce
page-can = można nacisnąć
page-clock = Pozostały czas
page-flag = koniec czasu, dalej gra program
page-clocks = Zegar
page-no-clock = bez zegara
page-clock-form = Minuty na całą grę + sekundy za każdą decyzję. Komu skończy się czas, za tego dalej gra program.
page-moment = Chwila gry
page-now = Wróć do gry
page-past = Oglądasz wcześniejszą chwilę.
page-loading = Wczytujemy grę …
page-new-game = Nowa gra
page-given-up = Ta gra zostanie porzucona.
page-again = Zagraj jeszcze raz
page-against = Przeciwnik:

## Raporty z rozgrywek testowych. Słowa na to, z czego składa się gra, są w jej folderze terminal/.

report-title = Raport z rozgrywek testowych
report-skip = Przejdź do wyników
report-rules = zasady
report-code = kod graczy
report-seeds = ziarna od { $seed }
report-whiskers = Wąsy to przedziały ufności 95%.
report-setups = Warianty rozgrywki
report-setup-players = { $value ->
        [one] { $value } gracz
       *[other] { $value } graczy
    }
report-setup-usual = zwykła rozgrywka
report-policy-random = gracz losowy
report-policy-greedy = gracz zachłanny
report-policy-search = gracz przewidujący
report-games = { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[many] { $count } partii
    }
report-games-of = { $count ->
        [one] { $policy }: { $count } partia
        [few] { $policy }: { $count } partie
       *[many] { $policy }: { $count } partii
    }
report-about = Dalej decyduje { $policy }:
report-chance = Te wyniki dotyczą partii, w których decyduje { $policy }. Jeden przedział na dwadzieścia nie obejmuje prawdziwej wartości, więc spośród { $count } kilka odstaje przypadkiem.
report-interval = { $value } (od { $low } do { $high })
report-share = { $value } (od { $low } do { $high }) z { $count }
report-none = brak
report-and-more = { $names } i jeszcze { $count }

# Co się liczy, gdy gra nie ma na to własnego słowa.
report-component = element
report-components = elementy

# Nagłówki i podpisy
report-wins = Kto wygrywa
report-wins-by-order = Wygrane według kolejności gry, % rozstrzygniętych partii
report-wins-by-role = Wygrane ({ $role }), % wśród tych, którzy tak grali
report-outcomes = Jak skończyli gracze, %
report-ranks = Osiągnięte poziomy, % partii
report-seat = { $place }. w kolejności
report-lengths = Jak długo trwa partia
report-lengths-unit = % partii według liczby tur
report-length = { $policy }: mediana { $median ->
        [one] { $median } tura
        [few] { $median } tury
       *[many] { $median } tur
    }, dziewięć partii na dziesięć od { $low } do { $high }
report-length-bar = { $turns }: { $count } z { $games }
report-notable = Gry, które warto obejrzeć
report-notable-longest = Najdłuższa: tury { $turns }
report-notable-closest = Najbardziej wyrównana: przewaga { $lead }
report-notable-strangest = Najdziwniejsza: { $component } ({ $use }). Tylu graczy zrobiło to w { $games ->
        [one] { $games } grze
        [few] { $games } grach
        [many] { $games } grach
       *[other] { $games } gry
    }: { $players }
report-notable-note = Każda jest plikiem obok tej strony. Tak obejrzysz ją w przeglądarce ruch po ruchu:
report-pairs = W parach: z użyciem i bez
report-pairs-caption = Ile wygranych na 100 partii daje użycie
report-pairs-note = to samo ziarno dwa razy; w drugiej partii jeden z graczy, którzy użyli, z tego rezygnuje
report-pairs-intro = Najbardziej podejrzane { $components }: { $policy } rozegrał te same ziarna dwa razy, z użyciem i bez.
report-pairs-player = gracz
report-pairs-number = pary
report-pairs-only-with = wygrane tylko z użyciem
report-pairs-only-without = wygrane tylko bez
report-pairs-no-way-around = użycie nie do uniknięcia
report-pairs-gain = ile wygranych daje na 100
report-unlike = Czym różnią się gracze
report-unlike-caption = { $one } i { $other }: jaki % tych, którzy mogli, wybierał
report-used = Po użyciu
report-used-note = o ile wygranych na 100 więcej niż zwykle mieli ci, którzy użyli
report-held = Po dobraniu
report-held-note = to samo dla tych, którzy dobrali; { $policy }
report-figures = Liczby
report-drawn = dobrano
report-chose = wybiera { $policy }
report-kind = rodzaj
report-effect-of-use = wpływ użycia
report-effect-of-holding = wpływ dobrania

# Zdania
report-median = Mediana długości partii to { $median ->
        [one] { $median } tura
        [few] { $median } tury
       *[many] { $median } tur
    }; dziewięć partii na dziesięć ma od { $low } do { $high }.
report-alone = Kto gra samotnie, wygrywa { $share }.
report-begins = Kto zaczyna, wygrywa { $share }: { $compared ->
        [more] więcej niż przeciętny gracz ({ $usual }).
        [less] mniej niż przeciętny gracz ({ $usual }).
       *[alike] nie różni się to wyraźnie od wyniku przeciętnego gracza ({ $usual }).
    }
report-beside = Gdy decyduje { $policy }, mediana długości partii to { $median ->
        [one] { $median } tura
        [few] { $median } tury
       *[many] { $median } tur
    }.
report-beside-begins = Gdy decyduje { $policy }, mediana długości partii to { $median ->
        [one] { $median } tura
        [few] { $median } tury
       *[many] { $median } tur
    }, a kto zaczyna, wygrywa { $share }.
report-roles-differ = Różnice większe niż przypadkowe ({ $role }): { $names }.
report-roles-alike = Żaden wybór ({ $role }) nie wygrywa wyraźnie częściej ani rzadziej niż inne.
report-ends = Jak skończyli gracze: { $names }.
report-rank-shares = Poziomy: { $names }.
report-dead = Martwe { $components }, niedobierane lub prawie niewybierane: { $names }.
report-dominant = Użycie idzie w parze z wygraną częściej, niż tłumaczy przypadek: { $names }.
report-burdens = Użycie idzie w parze z przegraną częściej, niż tłumaczy przypadek: { $names }.
report-cleared = Pary partii pokazują, że to nie ich zasługa ani wina: { $names }.
report-chooses = Co { $one } wybiera inaczej niż { $other }: { $names }.
report-choice = { $name } { $share } wobec { $other }

# Co się zmieniło od innego raportu
report-changes = Co się zmieniło
report-since-rules = Od raportu dla zasad { $hash }. Podane są tylko różnice większe niż ich przedziały.
report-since-players = Od raportu dla tych samych zasad, { $hash }: zmienili się gracze. Podane są tylko różnice większe niż ich przedziały.
report-new = Doszło: { $names }.
report-gone = Ubyło: { $names }.
report-nothing = Nic.
report-figure = liczba
report-figure-of = czego
report-player = gracz
report-change = zmiana
report-from = od
report-to = do
report-figure-seat = wygrane
report-figure-outcome = zakończenie
report-figure-chosen = wybory
report-figure-effect = wpływ

# Jak to czytać
report-how = Jak to czytać
report-how-chosen = użycie, wybór
report-how-chosen-text = Ilu z graczy, którzy mogli w partii użyć elementu zgodnie z jego przeznaczeniem, to zrobiło.
report-how-effect = wpływ
report-how-effect-text = O ile partii na 100 więcej niż przeciętnie ich strona wygrali ci, którzy użyli elementu albo go mieli. Pokazuje to, co idzie w parze, a nie co jest przyczyną; przedział zakłada, że gracze jednej partii są od siebie niezależni.
report-how-pairs = w parach
report-how-pairs-text = Kto użył elementu, gra to samo ziarno jeszcze raz i z niego rezygnuje, wybierając następny najlepszy ruch. To jest już przyczyna, dla tego rodzaju gracza.
report-how-intervals = przedziały
report-how-intervals-text = 95%: odsetki według Wilsona, różnice odsetków według Agrestiego i Caffo, pary według Agrestiego i Mina.

# Na stronach dokumentacji
report-docs-plays = kto gra
report-docs-games = partie
report-docs-turns = tury: mediana; dziewięć na dziesięć
report-docs-turns-cell = { $median }; od { $low } do { $high }
report-docs-wins = wygrane w % (przedział 95%)
report-docs-setup = rozgrywka
report-docs-begins = kto zaczyna: { $share }
report-docs-player = gracz: { $share }
report-docs-chose = wybiera { $policy }, %
