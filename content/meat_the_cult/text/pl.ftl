### M.E.A.T.: The Cult po polsku: nazwy, teksty fabularne oraz słowa kart, maty i arkuszy.
### Liczby są zmiennymi: $topic-name to values.name z rules/topic.json. Teksty zasad powstają z efektów.

## Istoty

conscripted_martyr = Męczennik z Naboru
    .flavor = Zgłosił się sam. Tak mówią.
bucket_acolyte = Akolitka od Wiader
    .flavor = Nosi, wylewa, nie pyta.
parish_executioner = Kat Parafialny
    .flavor = W niedziele tnie za darmo.
piecework_gravedigger = Grabarz na Akord
    .flavor = Płatny od sztuki, w obie strony.
necromancer = Nekromanta
    .flavor = Nie grzebie umarłych. Odkopuje.
patriarch_hock = Patriarcha Golonka
    .flavor = Bez kości nie ma wiary.
mangy_rat = Parszywy Szczur
    .flavor = Mały, brudny, punktualny.
bober = Bober
    .flavor = Tama stoi. Ty już nie.
penitent_boar = Dzik Pokutny
    .flavor = Żałuje za grzechy. Cudze.
tombstone_bracket = Huba Nagrobna
    .flavor = Rośnie na pamięci o zmarłych.
founding_sow = Locha Fundatorka
    .flavor = Położyła kamień węgielny. Leży na nim.
leftover_forest = Las, Który Dojada
    .flavor = Sprząta po wszystkich. Po tobie też.
slaughterhouse_recruit = Rekrut z Ubojni
    .flavor = Przyszedł po fartuch, dostał front.
pot_lid_shieldmaiden = Tarczowniczka z Pokrywką
    .flavor = Co pod pokrywką, to tajemnica służbowa.
livestock_crossbowman = Kusznik Inwentarzowy
    .flavor = Bełty zdać po służbie. Policzone.
sergeant_jointing = Sierżant Rozbiórka
    .flavor = Zna swoich ludzi. Co do partii mięsa.
bearer_of_the_common_pot = Chorąży Wspólnego Kotła
    .flavor = Jeden kocioł, jedna łyżka, jeden rozkaz.
sir_duncan_culligan = Sir Duncan Culligan
    .flavor = Kruszy kopie i konwenanse.
vat_foundling = Podrzutek z Kadzi
    .flavor = Jeszcze nie wie, czym będzie.
venomous_leftover = Jadowita Resztka
    .flavor = Nie dojadaj.
necromutant = Nekromutant
    .flavor = Szew puścił. On nie.
cleaverhand = Tasakoręki
    .flavor = Uściśnij mu dłoń. Śmiało.
tangle_of_three_brothers = Kłąb Trzech Braci
    .flavor = Kłócą się, kto bije pierwszy.
brood_mother = Matka Wylęgu
    .flavor = Małe już jadły. Chętnie zjedzą znowu.

## Zaklęcia

offal_toss = Rzut Podrobami
    .flavor = Tu nic się nie marnuje. Prawie.
curing_salt = Peklowanie
    .flavor = Sól, saletra i odrobina wiary.
pawned_stomach = Żołądek pod Zastaw
    .flavor = Odsetki liczymy w kaloriach.
carcass_shuffle = Zamiana Tusz
    .flavor = Na haku wszyscy są równi.
joint_slaughter = Wspólny Ubój
    .flavor = Ty dajesz swoje, oni swoje. Po sąsiedzku.
health_inspection = Kontrola Sanepidu
    .flavor = Pieczątka boli bardziej niż nóż.
rain_of_cracklings = Deszcz Skwarków
    .flavor = Parasol podajemy na chrupko.
mercy_stroke = Dobicie z Litości
    .flavor = Żeby się nie męczył. My też nie.
collective_appetite = Apetyt Zbiorowy
    .flavor = Smacznego. To rozkaz.
sausage_indulgence = Odpust za Kiełbasę
    .flavor = Pęto za grzech, dwa za herezję.
exchange_of_the_faithful = Wymiana Wiernych
    .flavor = Dusza za duszę, reszta do uzgodnienia.
great_grinding = Wielkie Mielenie
    .flavor = Każdy wątpiący kończy jako farsz.

## Wyposażenie

sheet_metal_apron = Fartuch z Blachy
    .flavor = Krew się zmywa. Rysy zostają.
blunt_cleaver = Tępy Tasak
    .flavor = Tępy, za to szczery.
sharp_shadow_of_the_mist = Ostry Cień Mgły
    .flavor = Tnie, zanim go widać.
herd_bell = Dzwonek do Trzody
    .flavor = Dzwoni na obiad. Ty nim jesteś.
gut_shackles = Okowy z Jelit
    .flavor = Lekko uciskają. Dożywotnio.
family_saw = Piła Rodzinna
    .flavor = Dwie rączki, jedna tradycja.
uncles_syringe = Strzykawka po Wujku
    .flavor = Wujek mówił: tylko kapeczkę.
rib_totem = Totem z Żeber
    .flavor = Policz żebra. Teraz swoje.

## Liderzy

parish_treasurer = Skarbnik Zboru
    .flavor = „Co łaska. Ale ważymy.”
prioress_of_the_abattoir = Przeorysza Ubojni
    .flavor = „Pacierz, nóż i równo w plastry.”
general_left_foot = Generał Lewa Noga
    .flavor = „Na prawej tylko stoję.”
brother_veal = Brat Cielęcina
    .flavor = „Jestem miękki. Ale w stadzie.”
auntie_liver = Ciocia Wątróbka
    .flavor = „Jedz, dziecko. Jeszcze się odegrasz.”
doctor_staple = Doktor Zszywka
    .flavor = „Zszyjemy, co zostanie.”
gambler_under_the_hook = Hazardzista spod Haka
    .flavor = „Pod hakiem każdy stawia wszystko.”
registrar_of_wakes = Urzędniczka od Styp
    .flavor = „Proszę podpisać. Za zmarłego.”

## Żetony i maty

ounce_1 = Telestarion
ounce_2 = Telestarion
ounce_5 = Telestarion
defense_1 = Żeton obrony
defense_3 = Żeton obrony
attack_1 = Żeton ataku
attack_2 = Żeton ataku
mat = Mata gracza

## Karty, żetony, mata

ui-game = M.E.A.T.: The Cult
ui-ref-title = Arkusz zasad
ui-subtitle = Gra karciana dla { $players-least }, { $players-most-but } lub { $players-most } osób: przebieg rundy
ui-kind-creature = Istota
ui-kind-spell = Zaklęcie
ui-kind-equipment = Wyposażenie
ui-kind-leader = Lider
ui-kinds-creature = Istoty
ui-kinds-spell = Zaklęcia
ui-kinds-equipment = Wyposażenie
ui-kinds-leader = Liderzy
ui-rarity-creature-common = powszechna
ui-rarity-creature-rare = rzadka
ui-rarity-creature-epic = epicka
ui-rarity-creature-mythic = mityczna
ui-rarity-spell-common = powszechne
ui-rarity-spell-rare = rzadkie
ui-rarity-spell-epic = epickie
ui-rarity-spell-mythic = mityczne
ui-rarity-equipment-common = powszechne
ui-rarity-equipment-rare = rzadkie
ui-rarity-equipment-epic = epickie
ui-rarity-equipment-mythic = mityczne
ui-faction-sect = Sekta MBS XII
ui-faction-nature = Natura
ui-faction-united = Zjednoczeni
ui-faction-mutants = Mutanci
ui-stat-cost = Koszt
ui-stat-attack = Atak
ui-stat-defense = Obrona
ui-fusion = Fuzja
ui-fusion-how = wsuń pod dowolną istotę
ui-fusion-attack-more = Zwiększa atak scalonej istoty.
ui-fusion-attack-less = Zmniejsza atak scalonej istoty.
ui-fusion-defense-more = Zwiększa obronę scalonej istoty.
ui-fusion-defense-less = Zmniejsza obronę scalonej istoty.
ui-instant = Natychmiastowa
ui-instant-how = zagraj z ręki
ui-token-ounce = Telestarion, uncje
ui-token-attack = Żeton ataku
ui-token-defense = Żeton obrony
ui-back-creatures = Istoty
ui-back-destiny = Przeznaczenie
ui-back-leaders = Liderzy
ui-position-left = Lewa flanka
ui-position-front = Front
ui-position-right = Prawa flanka
ui-mat-gear = Wyposażenie pod istotą wystaje tutaj
ui-mat-opening = Weź { ACC($opening-income, of: "telestarion") }, wybierz istoty, dobierz { $opening-drawn } karty. Limit kart na ręce: { $opening-hand }.
ui-mat-tactics = Połóż zakryte istoty i karty Przeznaczenia.
ui-mat-activation = Odkryj, zapłać, rozpatruj po jednej karcie.
ui-mat-battle = Cios za cios. Refleks uderza pierwszy.
ui-mat-summary = Policz żywych. Zwycięzcy rzucają kośćmi. Posprzątaj.

## Przebieg gry

ui-goal = Cel gry
ui-goal-text = Wygrywa strona, która pozbawi drugą całej Witalności. Odbiera się ją po każdej wygranej rundzie.
ui-setup = Przygotowanie
ui-setup-sides = Podzielcie się na dwie równe strony. Każdy siada naprzeciw jednego przeciwnika i nie zmienia już miejsca. Sojusznicy mogą się naradzać i pokazywać sobie karty.
ui-book-setup-table = Połóż przed sobą matę. Telestarion i żetony leżą obok, jako bank. Weźcie też zwykłe kości do gry, kartkę i ołówek: w pudełku ich nie ma.
ui-setup-leaders = Rzućcie kością: od najwyższego wyniku każdy wybiera lidera. Lider leży odkryty do końca gry, pomaga tylko swojemu graczowi, a przeciwnicy nie mogą obrać go za cel.
ui-setup-decks = Potasujcie osobno istoty i karty Przeznaczenia. Przy każdej z tych talii będzie jej Cmentarz.
ui-setup-vitality = Zapiszcie Witalność obu stron: podaną dla waszej liczby osób albo inną, jeśli wszyscy się zgodzą.
ui-setup-ties = Przy remisie w jakimkolwiek rzucie powtarzają go ci, którzy zremisowali.
ui-table-players = Graczy
ui-table-vitality = Witalność strony
ui-table-revealed = Istot na stole
ui-phase-opening = Otwarcie
ui-phase-tactics = Taktyka
ui-phase-activation = Aktywacja
ui-phase-battle = Bitwa
ui-phase-summary = Podsumowanie
ui-opening-income = Każdy bierze z banku { ACC($opening-income, of: "telestarion") } Telestarionu. Czego nie wyda, zachowa na później.
ui-opening-draft = Odkryjcie tyle istot, ile podaje Przygotowanie, i rzućcie kością. Od najwyższego wyniku bierzecie po jednej, płacąc do banku jej koszt, i tak w kółko, aż na stole zostaną { $opening-left }. Te trafiają na Cmentarz.
ui-opening-destiny = W odwrotnej kolejności każdy dobiera { $opening-drawn } karty Przeznaczenia.
ui-opening-hand = Kto ma na ręce ponad { $opening-hand } kart, sam wybiera, które odłoży na Cmentarze.
ui-opening-empty = Skończyła się talia? Potasujcie jej Cmentarz.
ui-tactics-creatures = Połóż zakryte { $field-positions } istoty: na lewej flance, na froncie i na prawej flance. Jeśli masz mniej, połóż wszystkie, gdzie chcesz.
ui-tactics-destiny = Połóż zakryte karty Przeznaczenia, ile chcesz. Zapłacisz za nie dopiero po odkryciu.
ui-activation-pay = Odkryjcie karty. Każdy płaci za swoje karty Przeznaczenia; gdy brakuje mu uncji, wybiera, za które. Reszta idzie na Cmentarz bez skutku. Za istoty drugi raz się nie płaci.
ui-activation-turns = Na zmianę wykonujcie po jednym ruchu: Odkrycie istoty, zdolność [paid], zaklęcie albo wyposażenie. Zaczyna strona z mniejszą Witalnością, a przy równej ta, która wyrzuci więcej. Sojusznicy sami ustalają, kto z nich.
ui-activation-pass = Kto nie chce lub nie może zagrać, pasuje i do końca tej fazy już nie gra.
ui-battle-blows = Istoty stojące naprzeciw siebie uderzają równocześnie: każda zadaje tyle obrażeń, ile ma ataku. Jeśli naprzeciwko jest pusto, istota nie uderza.
ui-battle-death = Obrażenia zmniejszają obronę. Istota, której obrona spadnie do zera, od razu ginie i trafia na Cmentarz.
ui-battle-triggers = Gdy śmierć uruchomi karty kilku graczy, kolejność ustala rzut. Karty jednego gracza: najpierw lider, potem istoty od lewej, na końcu wyposażenie.
ui-summary-winner = Rundę wygrywa strona, która ma więcej żywych istot, a przy równej liczbie ta, która ma łącznie więcej obrony. Gdy i to jest równe, nikt nic nie traci.
ui-summary-damage = Zwycięzcy rzucają tyloma kośćmi, ile mają żywych istot. O sumę oczek maleje Witalność przegranych.
ui-summary-clean = Karty z pola odłóżcie na Cmentarze. Nikt przy tym nie ginie. Karty z ręki i uncje zostają, a nowa runda zaczyna się od Otwarcia.

## Słowa kluczowe, symbole, odpowiedzi

ui-keywords = Słowa kluczowe
ui-keyword-paid = Zdolność za uncje
ui-keyword-paid-text = Raz na rundę, w swoim ruchu, zapłać do banku podaną cenę i zrób to, co stoi po dwukropku.
ui-keyword-challenge = Wyzwanie
ui-keyword-challenge-brief = Przyjmuje obrażenia swoich sąsiadów.
ui-keyword-challenge-text = Ta istota przyjmuje obrażenia, które miałyby dostać twoje istoty obok niej. Przed zniszczeniem nie chroni. Jeśli chronią dwie, wybierasz jedną.
ui-keyword-discovery = Odkrycie
ui-keyword-discovery-text = Działa raz, po odkryciu tej karty, jako twój ruch w Aktywacji. Istota przeniesiona z Cmentarza nie jest odkrywana.
ui-keyword-cleave = Cięcie
ui-keyword-cleave-brief = W bitwie rani też sąsiadów istoty naprzeciwko.
ui-keyword-cleave-text = W bitwie rani istotę naprzeciwko i obie obok niej, ale tylko u tego samego przeciwnika. Gdy naprzeciwko jest pusto, nie uderza wcale.
ui-keyword-reflex = Refleks
ui-keyword-reflex-brief = W bitwie uderza przed innymi.
ui-keyword-reflex-text = Uderza przed innymi; kogo zabije, ten już nie oddaje. Dwie istoty z Refleksem uderzają naraz.
ui-keyword-toxin = Toksyna
ui-keyword-toxin-brief = Kogo zrani, ten ginie.
ui-keyword-toxin-text = Kogo ta istota zrani choć raz, ten ginie. Bez ataku nikogo nie zrani.
ui-keyword-fusion-text = Po opłaceniu wsuń kartę pod dowolną istotę: swoją, sojusznika albo wroga. Ta istota jest scalona: dostaje liczby i tekst tej karty.
ui-keyword-instant-text = Zagrywasz ją z ręki w Taktyce, Aktywacji lub Bitwie. Płacisz i działa od razu.
ui-keyword-wounded = Ranna
ui-keyword-wounded-text = Istota, która w tej rundzie otrzymała obrażenia.
ui-keyword-adjacent = Sąsiednia
ui-keyword-adjacent-text = Stoi tuż obok istoty, której tekst o tym mówi, na polu tego samego gracza.
ui-replies = Odpowiedzi
ui-replies-text = Na kartę Natychmiastową każdy może odpowiedzieć własną, a na nią znów ktoś następny. Potem działają od ostatniej do pierwszej.
ui-replies-when = Natychmiastową zagrywasz jako swój ruch; w odpowiedzi na dowolny ruch lub Natychmiastową; na końcu Taktyki; na początku Bitwy, po uderzeniach z Refleksem i po wszystkich uderzeniach. Kto spasował, nie zagrywa jej aż do Bitwy.
ui-replies-first = zagrana pierwsza, działa ostatnia
ui-replies-second = odpowiedź
ui-replies-last = odpowiedź na odpowiedź, działa pierwsza
ui-replies-lost = Karta, która straciła cel lub sens, idzie na Cmentarz bez skutku.
ui-rulings = W razie wątpliwości
ui-ruling-choice = Gdy karta nie przesądza, o którą istotę lub kartę chodzi, wybiera gracz, którego karta działa.
ui-ruling-itself = Zdolność bez słowa „Odkrycie” i bez [paid] działa sama, gdy tylko spełni się jej warunek. To nie jest ruch.
ui-ruling-gear = Wyposażenie bez Fuzji leży obok maty i działa do końca rundy.
ui-ruling-kills = Zdolność „Gdy ta istota zabije inną istotę” działa, jeśli zabójca sam przeżył.
ui-ruling-dies = Zdolność „Gdy ta istota zginie” działa z miejsca, na którym istota stała.
ui-ruling-cost = Czego nie da się opłacić, tego nie da się użyć.
ui-ruling-swap = Kto zmienił stronę, walczy po nowej do końca rundy. Wyposażenie idzie z nim.
ui-ruling-opponent = „Przeciwnik” to zawsze ten, kto siedzi naprzeciw ciebie, także gdy gra was więcej niż dwoje; nigdy inny wróg.
ui-ruling-tokens = Żetony ataku i obrony tylko pomagają pamiętać. Ich liczba niczego nie ogranicza.
ui-anatomy = Jak czytać karty
ui-anatomy-cost = Koszt w uncjach
ui-anatomy-faction = Frakcja: znak, słowo i krój brzegu
ui-anatomy-rarity = Rzadkość: więcej kółek, mniej kopii
ui-anatomy-attack = Atak
ui-anatomy-defense = Obrona
ui-anatomy-bonus = Premia: widać ją, gdy karta leży pod istotą
ui-anatomy-text = Działanie

## Lista kart i notes

ui-cards = Wszystkie karty
ui-cards-line = Istoty: { $components-creatures }, karty Przeznaczenia: { $components-destiny }, liderzy: { $components-leaders }. Razem kart: { $components-cards }.
ui-notes = Notatki
ui-notes-line = Skopiujcie tyle arkuszy, ile trzeba. Istoty wybiera się od najwyższego rzutu, karty Przeznaczenia na odwrót.
ui-notes-draft = Kolejność wyboru istot
ui-notes-columns = Kolumny z numerami: kto wybiera pierwszy, kto drugi i tak dalej.
ui-notes-start = Start
ui-notes-round = Runda
ui-notes-vitality = Witalność
ui-notes-side-first = Strona pierwsza
ui-notes-side-second = Strona druga
ui-notes-names = Gracze:
ui-licences = Wykorzystane materiały
ui-rights-reserved = wszelkie prawa zastrzeżone
ui-icon-authors-text = Ikony ze zbioru game-icons na licencji podanej wyżej; pokolorowane na nowo i ułożone na naszych tłach.
ui-provenance = Skąd pochodzą karty
ui-colophon = Od wydawcy
ui-colophon-text = Nieoficjalne wydanie według instrukcji gry, do użytku osobistego, nie na sprzedaż. Instrukcja nie podaje listy kart: prawie wszystkie karty są nasze, nazwane w niej oznaczamy osobno. Kość sześciościenna i wartości żetonów to też nasz wybór. Nazwa gry należy do jej właścicieli, którzy nie brali udziału w tym wydaniu.

## Stosy na wirtualnym stole

ui-pile-creatures = Istoty
ui-pile-destiny = Przeznaczenie
ui-pile-leaders = Liderzy

## Instrukcja

ui-book-line = Karciana rzeźnia dla { $players-least }, { $players-most-but } lub { $players-most } osób
ui-book-read-text = Walczą istoty. Zaklęcia i wyposażenie tworzą razem talię Przeznaczenia i pomagają w walce.
ui-book-box-attack = Żetony ataku
ui-book-box-defense = Żetony obrony
ui-book-box-money = Żetony Telestarionu
ui-book-box-mats = Maty graczy
ui-book-round = Runda
ui-book-round-text = Gra toczy się rundami. Każda ma te same fazy, w tej kolejności.
ui-book-players-two-text = Witalność strony: { $vitality-two }. Istot na stole w Otwarciu: { $opening-revealed-two }.
ui-book-players-four-text = Witalność strony: { $vitality-four }. Istot na stole w Otwarciu: { $opening-revealed-four }.
ui-book-players-six-text = Witalność strony: { $vitality-six }. Istot na stole w Otwarciu: { $opening-revealed-six }.
ui-book-last = Na podorędziu
ui-example-seated = Stół na początku pierwszego Otwarcia
ui-example-an-offer-of-creatures = Kto pierwszy, ten lepszy
ui-example-an-offer-of-creatures-text = Dziewięć istot leży na widoku. Gracz { "1" } wyrzucił więcej, więc wybiera pierwszy i od razu płaci.
ui-example-creatures-take-positions = Trzy istoty, trzy miejsca
ui-example-creatures-take-positions-text = Gracz { "1" } wykłada istoty zakryte: na lewą flankę, front i prawą flankę. Czwarta zostaje na ręce.
ui-example-short-of-ounces = Na wszystko nie starczy
ui-example-short-of-ounces-text = Gracza { "1" } stać tylko na dwie z trzech kart: wybiera, za które płaci, a trzecia nie działa.
ui-example-a-paid-ability = Zdolność za opłatą
ui-example-a-paid-ability-text = Gracz { "1" } płaci i wzmacnia sąsiada. Zdolności tej istoty nie użyje już w tej rundzie, ale drugiej może.
ui-example-a-battle = Cała Bitwa
ui-example-a-battle-text = Gracz { "2" } jeszcze przed Bitwą zabija istotę na froncie. Potem wszyscy, którzy mają kogoś naprzeciwko, uderzają naraz.
ui-example-nobody-opposite = Nikogo naprzeciwko
ui-example-nobody-opposite-text = Lewa flanka jednego gracza leży naprzeciw prawej drugiego. Tu obie istoty patrzą na puste miejsca, więc nikt nie uderza.
ui-example-challenge-on-a-flank = Kto zasłania kogo
ui-example-challenge-on-a-flank-text = Istota z Wyzwaniem stoi na flance, więc przejmuje obrażenia tylko za sąsiada z frontu. Z drugą flanką nie sąsiaduje.
ui-example-cleave = Za jednym zamachem
ui-example-cleave-text = Istota z Cięciem rani tego, kto stoi naprzeciwko, i jego sąsiadów.
ui-example-reflex = Szybszy żyje
ui-example-reflex-text = Istota z Refleksem uderza wcześniej. Kogo zabije, ten już nie odda.
ui-example-toxin = Jedno zadrapanie
ui-example-toxin-text = Istota z Toksyną zadaje mało obrażeń, ale każdy, kogo zrani, ginie.
ui-example-a-reply = Odpowiedź działa pierwsza
ui-example-a-reply-text = Gracz { "2" } odpowiada na kartę Natychmiastową własną. Zagrana ostatnia działa pierwsza, więc istota przeżywa.
ui-example-a-fusion = Karta pod istotą
ui-example-a-fusion-text = Wyposażenie z Fuzją wsuwa się pod istotę. Odtąd liczą się też jego liczby i tekst.
ui-example-more-creatures-win = Liczą się żywi
ui-example-more-creatures-win-text = Trzy poranione istoty to więcej niż dwie silne. Gracz { "1" } rzuca kością za każdą swoją żywą istotę.
ui-kind-token = Żeton
ui-kind-mat = Mata gracza
ui-field-faction = Frakcja
ui-field-ounces = Uncje
ui-field-instant = Natychmiastowa
ui-field-fusion = Fuzja
