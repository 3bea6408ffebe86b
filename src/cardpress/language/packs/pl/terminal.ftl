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
page-away = poza stołem
page-watching = Oglądasz grę.
page-log = Co się działo
page-table = Stół
page-choices = Twoje możliwości
page-on-table = Naciśnij podświetloną kartę lub miejsce na stole albo wybierz tutaj:
page-all-choices = Wszystkie możliwości na liście
page-undo = Cofnij
page-what = Co to znaczy?
page-in-words = Stół opisany słowami
page-close = Zamknij
page-other-language = W drugim języku
page-language = Język
page-light = Jasno lub ciemno
page-quick = Bez animacji
page-over = Koniec gry
page-lost = Połączenie zerwane. Próbujemy ponownie …
page-refused = Teraz nie można tego zrobić.
page-no-table = Ten odnośnik nie prowadzi do żadnego stołu.
page-hidden = zakryta
page-empty = puste miejsce
page-cannot = teraz nic z nią nie zrobisz
page-can = można nacisnąć
page-moment = Chwila gry
page-now = Wróć do gry
page-past = Oglądasz wcześniejszą chwilę.
page-keys = Klawisze: strzałki prowadzą od karty do karty, Enter naciska, spacja powiększa, L pokazuje wszystkie możliwości, U cofa.
