### Neuroshima Hex po polsku: nazwy żetonów, teksty fabularne oraz słowa arkuszy i planszy.
### Liczby są zmiennymi: $topic-name to values.name z rules/topic.json. Teksty zasad powstają z efektów.

## Mephisto

mephisto_hq = Sztab
    .flavor = Najpierw drży ziemia. Potem już nie ma ziemi.
mephisto_probe = Sonda
    .flavor = Wysuwa się na chwilę i wie o tobie wszystko.
mephisto_muzzle = Paszcza
    .flavor = Uśmiecha się na wszystkie strony naraz.
mephisto_claw = Szpon
    .flavor = Skrobie w pancerz, dopóki ktoś nie otworzy.
mephisto_accelerator = Akcelerator
    .flavor = Czerw nie śpi. Czerw się rozpędza.
mephisto_toughener = Wzmacniacz
    .flavor = Stal zrasta się z mięsem i nikt nie pyta o zgodę.
mephisto_jaws = Szczęki
    .flavor = Kłapną raz i rozmowa się kończy.
mephisto_incubator = Inkubator
    .flavor = Coś tam rośnie. Lepiej nie zgadywać co.
mephisto_transmitter = Transmiter
    .flavor = Byłeś tu? Teraz jesteś tam.
mephisto_tail = Ogon
    .flavor = Trzyma gości na dystans, i to zdecydowanie.
mephisto_tentacles = Macki
    .flavor = Zapraszają do środka i nie znają odmowy.
mephisto_left_quill = Kolec Lewy
    .flavor = Lewy wskazuje, kto następny.
mephisto_right_quill = Kolec Prawy
    .flavor = Prawy zawsze się z lewym zgadza.
mephisto_limbs = Odnóża
    .flavor = Nikt nie policzył ich do końca. Zabrakło liczących.
mephisto_drill = Świder
    .flavor = Najkrótsza droga wiedzie przez cudzą piwnicę.
mephisto_castling = Roszada
    .flavor = Głowa czy ogon? Z tej strony nie widać.
mephisto_battle = Bitwa
    .flavor = Krater milczy. To nie jest dobry znak.
mephisto_move = Ruch
    .flavor = Piach przesypuje się pod prąd.
mephisto_marker_accelerator = Akcelerator
mephisto_marker_acid_thrower = Kwasomiot
mephisto_marker_claw = Szpon
mephisto_marker_hq = Znacznik Sztabu
mephisto_marker_left_quill = Znacznik lewego Kolca
mephisto_marker_net = Sieć
mephisto_marker_netted = Znacznik sieci
mephisto_marker_right_quill = Znacznik prawego Kolca
mephisto_marker_wound = Rana

## Posterunek

outpost_hq = Sztab
    .flavor = Namiot, mapa i kawa z żołędzi. Więcej nie trzeba.
outpost_runner = Biegacz
    .flavor = Radio można podsłuchać. Jego nie da się dogonić.
outpost_hmg = CKM
    .flavor = Argument ciężki, ale dobrze uzasadniony.
outpost_commando = Komandos
    .flavor = Nie było go tu. Ciebie też zaraz nie będzie.
outpost_annihilator = Likwidator
    .flavor = Po nim rachunek zawsze się zgadza.
outpost_mobile_armor = Pancerz Wspomagany
    .flavor = Tona stali i człowiek, który wreszcie się wyspał.
outpost_brawler = Siłacz
    .flavor = Skończyła się amunicja. Jemu to nie przeszkadza.
outpost_recon_center = Centrum Rozpoznania
    .flavor = Wiedzą, gdzie będziesz, zanim to postanowisz.
outpost_saboteur = Dywersant
    .flavor = Maszyny nie psują się same. Trzeba im pomóc.
outpost_medic = Medyk
    .flavor = Bandaż ma jeden, ale za to własny.
outpost_officer = Oficer
    .flavor = Mówi cicho, a słychać go w lufach.
outpost_scoper = Skoper
    .flavor = Pożycza tylko to, co już włączone.
outpost_scout = Zwiadowca
    .flavor = Widział Molocha z bliska i wrócił się poskarżyć.
outpost_battle = Bitwa
    .flavor = Zegarki zsynchronizowane, dalej improwizacja.
outpost_move = Ruch
    .flavor = Zwinąć obóz, zatrzeć ślady, nie zostawić puszek.
outpost_sniper = Snajper
    .flavor = Czeka trzeci dzień. Ma jeszcze herbatę.
outpost_marker_hq = Znacznik Sztabu

## Moloch

moloch_hq = Sztab
moloch_blocker = Bloker
moloch_hybrid = Cyborg
moloch_gauss_cannon = Działko Gaussa
moloch_juggernaut = Juggernaut
moloch_clown = Klaun
moloch_hunter_killer = Łowca
moloch_armored_hunter = Opancerzony Łowca
moloch_armored_guard = Opancerzony Wartownik
moloch_guard = Wartownik
moloch_protector = Obrońca
moloch_hornet = Rozpruwacz
moloch_net_fighter = Sieciarz
moloch_stormtrooper = Szturmowiec
moloch_mother_module = Matka
moloch_medic = Medyk
moloch_brain = Mózg
moloch_officer = Oficer
moloch_scout = Zwiadowca
moloch_air_strike = Bomba
moloch_battle = Bitwa
moloch_move = Ruch
moloch_push_back = Odepchnięcie
moloch_marker_hq = Znacznik Sztabu
moloch_marker_wound = Rana

## Borgo

borgo_hq = Sztab
borgo_mutant = Mutek
borgo_claws = Nożownik
borgo_super_mutant = Supermutant
borgo_net_fighter = Sieciarz
borgo_brawler = Siłacz
borgo_assassin = Zabójca
borgo_medic = Medyk
borgo_officer = Oficer
borgo_super_officer = Superoficer
borgo_scout = Zwiadowca
borgo_battle = Bitwa
borgo_move = Ruch
borgo_grenade = Granat
borgo_marker_hq = Znacznik Sztabu
borgo_marker_wound = Rana

## Hegemonia

hegemony_hq = Sztab
hegemony_runner = Biegacz
hegemony_thug = Bydlak
hegemony_ganger = Ganger
hegemony_gladiator = Gladiator
hegemony_net_fighter = Sieciarz
hegemony_net_master = Supersieciarz
hegemony_guard = Strażnik
hegemony_universal_soldier = Uniwersalny Żołnierz
hegemony_boss = Boss
hegemony_officer_1 = Oficer I
hegemony_officer_2 = Oficer II
hegemony_scout = Zwiadowca
hegemony_transport = Transport
hegemony_quartermaster = Kwatermistrz
hegemony_battle = Bitwa
hegemony_move = Ruch
hegemony_push_back = Odepchnięcie
hegemony_sniper = Snajper
hegemony_marker_hq = Znacznik Sztabu
hegemony_marker_wound = Rana

## Vegas

vegas_hq = Sztab
vegas_mercenary = Najemnik
vegas_bodyguard = Ochroniarz
vegas_guardian = Strażnik
vegas_shooter = Strzelec
vegas_agitator = Agitator
vegas_saboteur = Dywersant
vegas_medic = Medyk
vegas_scout = Zwiadowca
vegas_mine = Mina
vegas_battle = Bitwa
vegas_rotation = Obrót
vegas_push_back = Odepchnięcie
vegas_castling = Roszada
vegas_move = Ruch
vegas_sniper = Snajper
vegas_marker_hq = Znacznik Sztabu
vegas_marker_wound = Rana

## Sharrash

sharrash_hq = Sztab
sharrash_plague = Plaga
sharrash_beast = Bestia
sharrash_mutant = Mutant
sharrash_mortar = Moździerz
sharrash_rats = Szczury
sharrash_explosive = Ładunek wybuchowy
sharrash_underworlds = Podziemia
sharrash_landfill = Śmietnisko
sharrash_mother = Matka
sharrash_transport = Transport
sharrash_officer = Oficer
sharrash_medic = Medyk
sharrash_scout = Zwiadowca
sharrash_hole = Dziura
sharrash_battle = Bitwa
sharrash_move = Ruch
sharrash_paralysis = Paraliż
sharrash_marker_hq = Znacznik Sztabu
sharrash_marker_wound = Rana

## Plansza i rodzaje

board = Plansza
ui-game = Neuroshima Hex
ui-ref-title = Arkusz armii
ui-rights-reserved = wszelkie prawa zastrzeżone; użyto tylko nazw i liczb
ui-deck-mephisto = Mephisto
ui-deck-outpost = Posterunek
ui-deck-moloch = Moloch
ui-deck-borgo = Borgo
ui-deck-hegemony = Hegemonia
ui-deck-vegas = Vegas
ui-deck-sharrash = Sharrash
ui-deck-board = Plansza
ui-kind-hq = Sztab
ui-kind-warrior = Wojownik
ui-kind-module = Moduł
ui-kind-implant = Wszczep
ui-kind-instant = Żeton akcji
ui-kind-foundation = Żeton podłoża
ui-kind-marker = Znacznik
ui-kind-board = Plansza
ui-kinds-hq = Sztaby
ui-kinds-warrior = Wojownicy
ui-kinds-module = Moduły
ui-kinds-implant = Wszczepy
ui-kinds-instant = Żetony akcji
ui-kinds-foundation = Żetony podłoża
ui-kinds-marker = Znaczniki

## Kiedy działa tekst żetonu

ui-field-ability = Działa stale
ui-field-own_turn = Zdolność
ui-field-activation = Uruchomienie
ui-field-action = Akcja
ui-field-before_battle = Przed pierwszą inicjatywą Bitwy
ui-field-instead_of_attack = Zamiast ataku
ui-field-turn_start = Na początku swojej tury
ui-field-entered = Po wejściu na pole
ui-unknown-ability = Działania tego żetonu nie podaje żadne źródło, do którego dotarliśmy.

## Przygotowanie, tura, Bitwa, koniec

ui-setup = Przygotowanie
ui-setup-text = Każdy odkłada swój Sztab i tasuje pozostałe { ACC($army-stack, of: "tile") } w zakryty stos. Znaczniki obu Sztabów postawcie na torach, na polu { $hq-hit-points }. Rozpoczynający kładzie Sztab na dowolnym polu, potem robi to drugi gracz; Sztaby mogą się stykać. Gracz Vegas kładzie swój zawsze jako drugi.
ui-turn = Tura
ui-turn-text = Dobieraj, aż będziesz mieć przed sobą { ACC($turn-hand, of: "tile") } (w pierwszej turze gry { ACC($turn-first-draw, of: "tile") }, w drugiej { ACC($turn-second-draw, of: "tile") }). Z pełnej ręki od razu odrzuć { ACC($turn-discard, of: "tile") }. Pozostałe zagraj, zachowaj na później albo odrzuć. Zagrywanie i zdolności żetonów na planszy przeplataj, jak chcesz, aż zakończysz turę lub zacznie się Bitwa. Jeśli dobierzesz same żetony akcji, możesz je odrzucić i dobierać od nowa.
ui-place = Wykładanie
ui-place-text = Żeton kładziesz na wolnym polu, obrócony dowolnie. Potem nic go nie rusza ani nie obraca, chyba że pozwala na to jakiś efekt. Żeton podłoża kładziesz na wolnym polu; dla jednostek to pole nadal jest wolne. Usuwa go tylko Snajper, Granat lub Bomba.
ui-battle = Bitwa
ui-battle-text = Zaczyna ją żeton Bitwy, Szczęki Mephisto albo zapełnienie planszy; po niej tura się kończy. Najpierw wybuchają ładunki i działa Kwasomiot. Potem gracie kolejne inicjatywy, od najwyższej na planszy do { $battle-last-segment }: wszystkie jednostki z daną inicjatywą atakują naraz, a zniszczone znikają dopiero po niej. Rany zostają na żetonach także po Bitwie. Gdy ktoś dobierze swój ostatni żeton, Bitwę może zacząć już tylko pełna plansza.
ui-end = Koniec gry
ui-end-text = Kto straci Sztab, przegrywa po zakończeniu trwającej Bitwy; jeśli padną oba, jest remis. Gdy ktoś dobierze ostatni żeton, dokańcza turę, przeciwnik ma jeszcze { $end-last-turns ->
        [one] jedną
        [few] { $end-last-turns }
       *[many] { $end-last-turns }
    } i następuje ostatnia Bitwa. Wygrywa zdrowszy Sztab. Przy remisie gracie { $end-overtime ->
        [one] rundę dogrywki
        [few] { $end-overtime } rundy dogrywki
       *[many] { $end-overtime } rund dogrywki
    } tym, co zostało na ręce, i walczycie jeszcze raz.

## Symbole na żetonach

ui-legend = Symbole na żetonach
ui-symbol-melee = Cios
ui-symbol-melee-text = Trafia jednostkę przeciwnika za tą krawędzią. Siła to liczba znaków.
ui-symbol-ranged = Strzał
ui-symbol-ranged-text = Trafia pierwszą jednostkę przeciwnika na linii, także daleko. Twoje mija.
ui-symbol-gauss = Działko Gaussa
ui-symbol-gauss-text = Trafia każdą jednostkę przeciwnika na linii. Ma siłę { $battle-gauss-strength } i nigdy większą; pancerz chroni tylko tę, która go ma.
ui-symbol-mortar = Moździerz
ui-symbol-mortar-text = Trafia tylko w { $moves-mortar }. pole na linii, ponad wszystkim po drodze.
ui-symbol-explosive = Ładunek
ui-symbol-explosive-text = Wybucha przed pierwszą inicjatywą Bitwy i zabiera ze sobą jednostkę przeciwnika za tą krawędzią.
ui-symbol-initiative = Inicjatywa
ui-symbol-initiative-text = Kiedy jednostka atakuje; dwie liczby to dwa ataki. Nie spada poniżej { $battle-least-initiative }.
ui-symbol-toughness = Wytrzymałość
ui-symbol-toughness-text = Liczba na kropli mówi, od ilu ran ginie żeton. Żeton bez kropli ginie od pierwszej rany.
ui-symbol-hit_points = Wytrzymałość Sztabu
ui-symbol-hit_points-text = Od { $hq-hit-points } w dół, na torze obok planszy.
ui-symbol-armor = Pancerz
ui-symbol-armor-text = Strzał w tę krawędź ma siłę o { $battle-armor } mniejszą. Ciosów nie osłabia.
ui-symbol-net = Sieć
ui-symbol-net-text = Wyłącza jednostkę przeciwnika za tą krawędzią, póki na nią wskazuje: taka jednostka nie atakuje, nie pomaga i nikt jej nie ruszy ani nie obróci. Pancerz i wytrzymałość zostają. Dwie sieci naprzeciw siebie się znoszą.
ui-symbol-link = Złącze
ui-symbol-link-text = Tędy działa Moduł lub Sztab: na żeton, który się z nim tu styka.
ui-symbol-mobility = Mobilność
ui-symbol-mobility-text = { $turn-mobility ->
        [one] Raz
        [few] { $turn-mobility } razy
       *[many] { $turn-mobility } razy
    } w każdej twojej turze jednostka może przejść na sąsiednie wolne pole, z obrotem lub bez, albo obrócić się na miejscu.
ui-symbol-paralysis = Paraliż
ui-symbol-paralysis-text = Zraniona jednostka nie atakuje do końca Bitwy. Poza tym działa jak zwykle.
ui-symbol-underground = Pod ziemią
ui-symbol-underground-text = Może zamienić się miejscami z sąsiednim Sztabem Sharrash.

## Pojęcia

ui-keywords = Pojęcia
ui-keyword-hq = Sztaby
ui-keyword-hq-text = Sztab atakuje w inicjatywie { $hq-initiative } z siłą { $hq-strength } i nie rani innych Sztabów; wyjątkiem jest Mephisto. Zdolność Sztabu nie działa na niego samego.
ui-keyword-implant = Wszczepy
ui-keyword-implant-text = W swojej turze możesz uruchomić { ACC($implants-activations, of: "implant") } i po jednym więcej za każdą Sondę, każdy najwyżej raz. Odległość od Sztabu nie gra roli, a wyłączonego siecią nie uruchomisz.
ui-keyword-quill = Znacznik Kolca
ui-keyword-quill-text = To nie dodatkowy atak: kogo Sztab i tak dosięga, tego uderza raz. Pancerz tego uderzenia nie osłabia. Znacznik wraca po ataku, po Bitwie, po każdym ruchu celu i gdy Kolec zostanie wyłączony, przejęty lub zniszczony. Do tego czasu nie zmienia miejsca.
ui-keyword-incubator = Znaczniki Inkubatora
ui-keyword-incubator-text = Na jednym Inkubatorze leży najwyżej { ACC($implants-markers, of: "marker") }. Nie wymienisz go na inny, a gdy Inkubator wędruje lub zmienia pana, znacznik idzie z nim.
ui-keyword-push = Odepchnij
ui-keyword-push-text = Odpychany żeton przechodzi na wolne pole, które nie sąsiaduje z odpychającym; jeśli jest ich kilka, wybiera właściciel odpychanego. Żeton się przy tym nie obraca.
ui-keyword-pull = Przyciągnij
ui-keyword-pull-text = Przyciągany żeton przechodzi o { ACC($moves-hexes, of: "hex") }, na wolne pole obok przyciągającego; wybiera je właściciel przyciąganego i może przy tym obrócić żeton.
ui-keyword-turning = Obracanie
ui-keyword-turning-text = Kto przesuwa swój żeton Ruchem, Odnóżami, Świdrem lub dzięki mobilności, może go przy tym dowolnie obrócić albo tylko obrócić na miejscu. Zamiana miejsc i odepchnięcie niczego nie obracają.
ui-keyword-grenade = Granat
ui-keyword-grenade-text = Sięga tylko jednostek, które sąsiadują z twoim Sztabem. Gdy twój Sztab jest wyłączony siecią, Granatu nie zagrasz.
ui-keyword-netted = Wyłączony siecią
ui-keyword-netted-text = Taki żeton nie rusza innych i nikt go nie ruszy ani nie obróci. Sztabu Mephisto sieci nie wyłączają, tylko go spowalniają.
ui-keyword-source = Źródło ran
ui-keyword-source-text = Jeden atak, jeden wybuch albo jeden żeton akcji, ilekolwiek ran zadaje. Medyk musi przejąć wszystkie rany, które jedno źródło zadaje jednej jednostce.

## Sytuacje szczególne

ui-special = Mephisto i inne armie
ui-special-moment = Co jest pierwsze
ui-special-moment-text = Kwasomiot i ładunki Sharrash wybuchają w jednej chwili. Wszczepu, którym zapełnisz planszę, nie zdążysz uruchomić: od razu zaczyna się Bitwa.
ui-special-taken = Przejęcia
ui-special-taken-text = Skoper zabiera tylko Moduły; Agitator i Sztab Vegas także Wszczepy. Zabrany Moduł pomaga wszystkim żetonom nowego właściciela; tylko z Paszczy nie ma on pożytku. Zabrany Wszczep może uruchomić jeszcze w tej samej turze, w granicach swojego limitu uruchomień; zabrana Sonda ten limit zwiększa. Inkubator przechodzi ze swoim znacznikiem, a uruchamiając pusty, nowy właściciel kładzie na nim wolny.
ui-special-hq = Sztab Mephisto
ui-special-hq-text = Nikt go nie przejmie, ładunki Sharrash nic mu nie robią, a żetony akcji i podłoża nie ranią żadnego Sztabu, więc i tego. Paraliż zatrzymuje go jak każdą jednostkę. Pozostałych żetonów Mephisto nic przed tym wszystkim nie chroni.

## Rady

ui-hints = Rady
ui-hints-mephisto-text = Twój Sztab jest jedyną bronią, więc trzymaj go w środku planszy i blisko wrogiego. Wszczepy i Moduły rozłóż po brzegach: wróg, który po nie pójdzie, nie stoi przy twoim Sztabie. Szpon i Akcelerator działają z każdego miejsca, Wzmacniacz tylko z bliska. Kolec połóż na tym, kto boi się tylko sąsiadów.
ui-hints-outpost-text = Ruszasz się więcej niż ktokolwiek: wykładaj tak, jakby za turę wszystko miało stać gdzie indziej. Sztab obok CKM-u to trzy serie w jednej Bitwie. Skopera trzymaj na cudzy Moduł.
ui-hints-moloch-text = Pancerz i krople kupują ci czas, a Bloker robi z nich mur. Strzelaj zza niego: Sztab i Oficer wzmacniają lufy, nie pięści. Odepchnięciem zabierzesz wrogowi cel tuż przed Bitwą.
ui-hints-borgo-text = Jesteś szybszy. Mutkami i Nożownikami uderzaj pierwszy, zanim ktokolwiek odpowie. Sieciarz Borgo wyłącza siecią i bije zarazem, więc celuj nim w to, co musi zginąć.
ui-hints-hegemony-text = Sieci na dwie krawędzie i ciosy z Oficerem: najpierw zwiąż, potem bij. Transport zamienia pół armii w Biegaczy. Kwatermistrz przyda się wtedy, gdy wróg uwierzył w odległość.
ui-hints-vegas-text = Armię masz małą, bo resztę bierzesz od przeciwnika. Agitatora stawiaj tam, gdzie wróg już celuje w swoich. Osłaniaj go Strażnikiem i pamiętaj o obrocie po przejęciu.
ui-hints-sharrash-text = Ładunki i Moździerze biją tam, gdzie nikt nie pilnuje. Sztab ucieka pod ziemią, więc trzymaj przy nim coś z podziemi. Dziura zabiera jednego wroga na Bitwę: wybierz tego, który stoi za pancerzem.
ui-board-title = Neuroshima Hex
ui-board-track = Wytrzymałość Sztabu

## Znaczniki

ui-hand-left = L
ui-hand-right = P

## Arkusz armii

ui-ref-line = Wszystkie { NOM($army-tiles, of: "tile") }: po ile ich jest i co robią
ui-play = Gra w skrócie
ui-play-line = Przebieg gry, symbole, pojęcia i rady
ui-hint-start = Początek
ui-hint-combo = Razem
ui-hint-battle = Przed Bitwą
ui-hint-danger = Uważaj
ui-hint-mephisto-start = Sztab postaw tak, żeby wróg nie mógł po prostu odejść: najlepiej w środku. Najpierw Akceleratory, bo w niskiej inicjatywie bijesz po wszystkich, potem Szpony. Paszcza na końcu, kiedy dokoła jest już tłok.
ui-hint-mephisto-combo = Z dwiema Sondami jedna tura wystarczy, by podejść Odnóżami, przyciągnąć cel Mackami i zacisnąć Szczęki. Ogon i Macki działają z każdej twojej jednostki, nie tylko ze Sztabu. Inkubator załaduj przed turą, w której chcesz zacząć Bitwę: Szczęki to też uruchomienie.
ui-hint-mephisto-battle = Obrót Sztabu zostaw na koniec tury, kiedy wiadomo już, kto gdzie stoi. Kolec połóż na Sztabie, do którego nie dojdziesz: pancerz przed nim nie chroni.
ui-hint-mephisto-danger = Wszczepy i Moduły giną od byle strzału. Szpony i Akceleratory obracaj pancerzem do luf, a Wzmacniacz stawiaj tam, gdzie najgęściej. Każda sieć na Sztabie zabiera mu punkt inicjatywy: miej ich zapas.
ui-hint-outpost-start = Strzelec nie musi stać przy celu. Szukaj długich linii: swoi w nich nie przeszkadzają, ale pierwszy wróg zasłania następnych. Miejsce obok Sztabu daje jeszcze jeden atak, więc zostaw je najmocniejszym lufom.
ui-hint-outpost-combo = Oficera i Zwiadowcę otocz strzelcami, niech pomagają kilku naraz. Z Centrum Rozpoznania Ruch i Biegacz dochodzą tam, gdzie nikt ich nie czeka.
ui-hint-outpost-battle = Bitew i Ruchów masz najwięcej ze wszystkich żetonów akcji. Nie czekaj na układ bez wad: popraw go Ruchem i zaczynaj, zanim wróg odpowie. Komandosi strzelają wcześnie i zabijają tych, którzy mieliby im odpowiedzieć.
ui-hint-outpost-danger = Poza Sztabem nikt nie przeżyje rany, więc Medyka łącz z tym, kogo nie możesz stracić. Pancerz zjada słabe strzały; odpowiedzią jest Likwidator albo Oficer. Przeciw Mephisto strzelaj najpierw do Sond i Wszczepów.
ui-provenance = Skąd dane
ui-provenance-rulebook = z instrukcji i publicznych źródeł
ui-provenance-reconstructed = częściowo odtworzone
ui-provenance-house = nasze
ui-licences = Prawa i źródła
ui-icon-authors-text = Ikony według autorów, przycięte i pokolorowane:

## Instrukcja

ui-book-line = Bitwa armii na planszy z sześciokątów, dla { $players-least } osób
ui-book-goal = O co chodzi
ui-book-goal-text = Dowodzisz armią w świecie po wojnie. Wykładasz żetony, ustawiasz je i czekasz, aż ktoś ogłosi Bitwę: wtedy wszystko, co leży na planszy, atakuje samo.
ui-book-goal-win = Masz zniszczyć Sztab przeciwnika, zanim on zniszczy twój. Jeśli oba przetrwają, wygrywa ten, który ma więcej wytrzymałości.
ui-book-box-army = Każda armia to { NOM($army-tiles, of: "tile") }: Sztab i { NOM($army-stack, of: "tile") } poza nim. W jednej grze walczą dwie armie.
ui-kinds-board = Plansza
ui-book-tile = Jak czytać żeton
ui-book-tile-text = Co widać przy krawędzi, dotyczy tylko tej krawędzi. Dlatego ważne jest nie tylko to, gdzie żeton leży, ale i to, jak jest obrócony.
ui-book-tile-kinds = Jednostki to Sztab, wojownicy, Moduły i Wszczepy: leżą na planszy i mogą zginąć. Żetony akcji działają raz i schodzą ze stołu.
ui-book-note-badge = Co daje
ui-book-note-badge-text = Znak w rogu mówi, w czym Moduł pomaga.
ui-book-tile-face = Wojownik
ui-book-note-initiative = Im wyższa liczba, tym wcześniej atak.
ui-book-setup-text = Grają { $players-least } osoby, każda swoją armią.
ui-book-setup-army = Wybierz armię i wyjmij z niej Sztab.
ui-book-setup-stack = Pozostałe { ACC($army-stack, of: "tile") } potasuj i ułóż przed sobą w zakryty stos.
ui-book-setup-track = Postaw znacznik swojego Sztabu na torze, na polu { $hq-hit-points }.
ui-book-setup-hq = Ustalcie, kto zaczyna. Ten gracz kładzie swój Sztab na dowolnym polu, a potem robi to drugi. Sztaby mogą leżeć obok siebie.
ui-book-setup-vegas = Kto gra Vegas, kładzie Sztab jako drugi, ktokolwiek zaczyna.
ui-book-turn-text = Gracie na zmianę. W swojej turze:
ui-book-turn-draw = Dobieraj ze stosu, aż będziesz mieć przed sobą { ACC($turn-hand, of: "tile") }, odkryte.
ui-book-turn-discard = Odrzuć { ACC($turn-discard, of: "tile") } z pełnej trójki, zanim zrobisz cokolwiek innego.
ui-book-turn-play = Zagraj, zachowaj albo odrzuć każdy z pozostałych. Zdolności żetonów, które już leżą na planszy, możesz wplatać, kiedy chcesz.
ui-book-turn-finish = Zakończ turę. Co zachowasz, tym zagrasz później.
ui-book-turn-first-title = Pierwsze tury
ui-book-turn-first = Kto zaczyna, dobiera w pierwszej turze tylko { ACC($turn-first-draw, of: "tile") }, a drugi gracz { ACC($turn-second-draw, of: "tile") }. Nikt nie musi wtedy odrzucać.
ui-book-turn-unlucky = Trafiły ci się same żetony akcji? Możesz je wszystkie odrzucić i dobrać nowe.
ui-book-turn-battle = Bitwa kończy turę: po niej już nic nie zagrasz.
ui-book-place-text = Żeton połóż na wolnym polu i obróć, jak chcesz.
ui-book-place-names = W przykładach pole oznaczają litera i liczba: kolumna od lewej i miejsce w niej od góry. Środek planszy to { "c3" }.
ui-book-place-stays = Potem leży tak, jak leży. Żeby go ruszyć albo obrócić, potrzebujesz efektu, który na to pozwala.
ui-book-module-text = Moduł pomaga twoim jednostkom, których dotyka złączem. Działa od chwili wyłożenia, także poza Bitwą, a działanie kilku Modułów się sumuje.
ui-book-foundation = Żeton podłoża też leży na planszy, ale dla jednostek to pole nadal jest wolne. Nie zasłania strzałów i nie liczy się do pełnej planszy.
ui-book-moving = Ruch, odpychanie i strzały spoza planszy
ui-book-moving-text = Ruch przenosi twoją jednostkę na sąsiednie wolne pole. Na zajęte nie wejdziesz.
ui-book-push-own = Swoich nie odepchniesz. Jeśli za celem nie ma wolnego pola, cel zostaje na miejscu.
ui-book-sniper = Snajper rani dowolną jednostkę przeciwnika poza Sztabem, gdziekolwiek leży. Bomba rani każdą jednostkę na wskazanym polu i dookoła, także twoją, ale nie Sztab.
ui-book-battle-start = Bitwę zaczyna żeton Bitwy, Szczęki Mephisto albo zapełnienie planszy.
ui-book-battle-before = Zanim ktokolwiek zaatakuje, wybuchają ładunki i działa Kwasomiot.
ui-book-battle-segments = Potem odliczacie inicjatywę, od najwyższej na planszy do { $battle-last-segment }. Przy każdej liczbie atakują jednostki, które ją mają.
ui-book-battle-together = Jednostki z tą samą inicjatywą atakują naraz. Kto ginie, zdąży jeszcze oddać.
ui-book-battle-wounds = Rany zostają na żetonach także po Bitwie. Jednostka z kilkoma liczbami inicjatywy atakuje kilka razy.
ui-book-battle-last = Gdy ktoś dobierze swój ostatni żeton, nikt już nie zagra żetonu Bitwy. Zacząć ją może wtedy tylko pełna plansza.
ui-book-attacks = Ataki i obrona
ui-book-medic = Medyk
ui-book-medic-text = Medyk bierze na siebie rany jednostki, z którą się styka złączem, i ginie. Musi to zrobić, nawet gdy wolisz inaczej; ty wybierasz tylko źródło ran, jeśli jest ich kilka. Gdy mogłoby pomóc kilku twoich Medyków, wybierasz, który i kogo ratuje. Gdy mogą Medycy obu graczy, pierwszy wybiera ten, kto wywołał Bitwę, a poza Bitwą ten, czyja trwa tura.
ui-book-net-circle = Kto jest w sieci, nie trzyma też w sieci nikogo innego.
ui-book-hq-unit = Sztab jest jednostką. Można go wyłączyć siecią, przesunąć i zamienić miejscami z inną jednostką, ale nikt go nie odrzuci ani nie zniszczy inaczej niż ranami.
ui-book-end-hq = Sztab bez wytrzymałości przegrywa, gdy tylko skończy się Bitwa, która go zniszczyła; gdy padną oba, jest remis.
ui-book-end-stack = Gdy ktoś dobierze ostatni żeton, dokańcza turę. Drugi gracz ma jeszcze jedną i zaczyna się ostatnia Bitwa.
ui-book-end-tie = Jeśli oba Sztaby mają po niej tyle samo wytrzymałości, gracie rundę dogrywki tym, co zostało wam na ręce, i walczycie jeszcze raz. Gdy i to nie rozstrzygnie, jest remis.
ui-book-mephisto = Armia Mephisto
ui-book-mephisto-text = Mephisto to jeden potwór i reszta jego ciała. Wrogów rani tylko Sztab; wszystko inne go wzmacnia, przesuwa albo karmi.
ui-book-mephisto-hq = Sztab bije w trzech kierunkach i rani też wrogie Sztaby. One jego nie ranią.
ui-book-mephisto-rotation = Raz w swojej turze możesz obrócić jedną swoją jednostkę, nawet Sztab.
ui-book-mephisto-nets = Sieć nie wyłącza tego Sztabu. Każda zabiera mu tylko jeden punkt inicjatywy.
ui-book-modules = Moduły Mephisto
ui-book-modules-text = Te Moduły działają na Sztab z każdego pola planszy. Akcelerator dodaje mu inicjatywy.
ui-book-modules-claw = Szpon dodaje mu siły, Sonda pozwala uruchomić jeden Wszczep więcej.
ui-book-modules-muzzle = Paszcza każe Sztabowi bić we wszystkich sześciu kierunkach, dopóki leży na planszy.
ui-book-modules-toughener = Wzmacniacz jest wyjątkiem: działa tylko na jednostki przy swoich złączach, nigdy na Sztab. Kto żyje dzięki niemu, ginie, gdy się z nim rozdzieli.
ui-book-implants-jaws = Szczęki zaczynają Bitwę. Odnóża przesuwają i obracają twoją jednostkę, a Ogon pozwala którejś z twoich odepchnąć wroga.
ui-book-implants-trade = Transmiter zamienia miejscami dwie twoje sąsiednie jednostki, bez obracania. Tak samo działa żeton Roszady.
ui-book-incubator-text = Uruchamiając Inkubator, połóż na nim jeden z wolnych znaczników. Działa, dopóki tam leży, i wraca po najbliższej Bitwie.
ui-book-incubator-acid = Kwasomiot działa na samym początku Bitwy: możesz wysadzić jedną swoją jednostkę, byle nie Sztab. Ginie ona i nic jej nie uratuje, a każda jednostka obok dostaje ranę, twoja też.
ui-book-quill-text = Uruchamiając Kolec, połóż jego znacznik na wrogiej jednostce, która nie sąsiaduje z twoim Sztabem. W najbliższej Bitwie Sztab dosięgnie jej tak, jakby stała obok.
ui-book-last = Na podorędziu
ui-book-faq = Pytania i odpowiedzi
ui-book-faq-turn = Czy mogę obrócić żeton, który leży od poprzedniej tury?
ui-book-faq-turn-text = Nie, chyba że pozwala na to jakiś efekt: żeton Ruchu, mobilność albo zdolność.
ui-book-faq-own = Czy mój strzelec trafi swojego?
ui-book-faq-own-text = Nie. Strzał mija twoje jednostki i trafia pierwszą wrogą za nimi.
ui-book-faq-armor = Czy pancerz chroni przed ciosem?
ui-book-faq-armor-text = Nie. Osłabia tylko strzał, i to w tę krawędź, przy której jest narysowany.
ui-book-faq-net = Czy jednostka w sieci traci pancerz?
ui-book-faq-net-text = Nie. Zachowuje pancerz i wytrzymałość, traci wszystko inne.
ui-book-faq-keep = Ile żetonów mogę zachować?
ui-book-faq-keep-text = Najwyżej { ACC($turn-keep, of: "tile") }, bo jeden z trójki zawsze odrzucasz.
ui-book-faq-medic = Czy Medyk może nie pomóc?
ui-book-faq-medic-text = Nie. Bierze rany, jeśli tylko może, także wtedy, gdy szkoda ci Medyka.
ui-book-faq-jaws = Czy Szczękami zacznę Bitwę, gdy stos jest pusty?
ui-book-faq-jaws-text = Nie. Szczęki obowiązuje to samo, co żeton Bitwy.
ui-example-hqs-are-placed = Plansza przed pierwszą turą: oba Sztaby już leżą
ui-example-placing-a-tile = Pole i obrót
ui-example-placing-a-tile-text = Gracz { "1" } kładzie Komandosa na środku i od razu go obraca: w następnej turze będzie za późno.
ui-example-a-module-and-its-links = Komu pomaga Zwiadowca
ui-example-a-module-and-its-links-text = Zwiadowca dodaje inicjatywy trzem jednostkom, których dotyka złączem: CKM-owi, Likwidatorowi i Siłaczowi. Obaj Komandosi też leżą obok, ale nie przy złączu.
ui-example-the-faster-strikes-first = Kto pierwszy, ten żyje
ui-example-the-faster-strikes-first-text = Obaj stoją naprzeciw siebie. Nożownik ma wyższą inicjatywę, więc Biegacz ginie, zanim uderzy.
ui-example-both-at-once = Obaj naraz
ui-example-both-at-once-text = Ta sama inicjatywa, więc obaj uderzają w jednej chwili i obaj giną.
ui-example-a-long-shot = Nad głowami swoich
ui-example-a-long-shot-text = Komandos strzela przez pół planszy. Swojego Zwiadowcę mija, Mutek ginie, a Siłacz za nim jest już zasłonięty.
ui-example-armor-and-shots = Pancerz po tej stronie
ui-example-armor-and-shots-text = Pancerz z przodu ratuje jednego Blokera przed Komandosem. Likwidator strzela mocniej: drugi Bloker dostaje ranę.
ui-example-a-gauss-cannon = Na wylot
ui-example-a-gauss-cannon-text = Działko Gaussa trafia wszystkich na linii. Pancerz ratuje Supermutanta, ale nikogo za nim.
ui-example-a-medic-chooses = Jedna rana z dwóch
ui-example-a-medic-chooses-text = Bloker obrywa od dwóch wrogów naraz. Medyk przejmie rany tylko od jednego; od którego, wybiera właściciel Medyka.
ui-example-pushed-away = Dalej ode mnie
ui-example-pushed-away-text = Cyborg odpycha Mutka. Gracz { "2" } wybiera jedno z wolnych pól, które nie sąsiadują z Cyborgiem; Mutek się nie obraca.
ui-example-a-move = Krok i obrót
ui-example-a-move-text = Gracz { "1" } przesuwa Szpon o jedno pole i przy okazji go obraca. Mógłby też tylko go obrócić.
ui-example-a-sniper = Z daleka
ui-example-a-sniper-text = Snajper rani Blokera na drugim końcu planszy. Sztabu wybrać nie mógł.
ui-example-three-directions = Trzy krawędzie, trzech rannych
ui-example-three-directions-text = Sztab Mephisto trafia wszystkich przed sobą. Ci za nim mogą spać spokojnie.
ui-example-a-net-slows-the-hq = Powolny, ale groźny
ui-example-a-net-slows-the-hq-text = Dwaj Sieciarze trzymają Sztab w sieciach. Traci dwa punkty inicjatywy i nic więcej.
ui-example-one-accelerator = Szybciej o jeden
ui-example-one-accelerator-text = Akcelerator leży daleko, a jednak działa. Sztab zdąża uderzyć razem z Biegaczem, choć ranę od Biegacza i tak dostaje.
ui-example-tentacles = Chodź no tutaj
ui-example-tentacles-text = Macki przyciągają Biegacza do Sztabu. Pole i obrót wybiera właściciel Biegacza.
ui-example-the-drill = Na drugi koniec
ui-example-the-drill-text = Świder przenosi Sztab na dowolne puste pole, i to z obrotem.
ui-example-a-net-on-the-incubator = Sztab rzuca sieć
ui-example-a-net-on-the-incubator-text = Na Inkubatorze leży teraz znacznik Sieci. Każdy, na kogo Sztab wskazuje atakiem, jest wyłączony, wrogi Sztab też.
ui-example-acid = Kwas na wszystkich
ui-example-acid-text = Szpon wybucha przed pierwszą inicjatywą. Obok giną wrogowie, ale też własna Sonda; Odnóża mają więcej wytrzymałości i przeżywają z raną.
ui-example-two-quills = Dwa Kolce
ui-example-two-quills-text = Siłacz stoi daleko, a i tak dostaje cały cios. Sztab przeciwnika jest w zasięgu i ma na sobie Kolec, ale dostaje tylko raz.
ui-example-the-last-hit-point = Ostatni punkt
ui-example-the-last-hit-point-text = Sztab Posterunku ma jeden punkt wytrzymałości. Cios go zabiera i gra się kończy.
ui-field-army = Armia
ui-field-unknown = Czego nie wiemy
ui-field-toughness = Wytrzymałość
ui-field-initiative = Inicjatywa
ui-field-attacks = Ataki
ui-field-armor = Pancerz
ui-field-nets = Sieci
ui-field-links = Złącza
ui-field-spares_hq = Oszczędza Sztaby
