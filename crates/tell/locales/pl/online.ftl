# Stoły na serwerze: zbieranie się, gra, oglądanie i czy los był uczciwy.

online-new = Nowy stół
online-public = Stoły publiczne
online-none = Nie ma teraz żadnego publicznego stołu.
online-look-again = Sprawdź ponownie
online-open-seats =
    { $count ->
        [0] Brak wolnych miejsc
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
online-join = Dołącz
online-watch = Oglądaj

## Nowy stół.

online-name = Twoje imię
online-name-missing = Podaj swoje imię.
online-seats-note = W kolejności wokół stołu. Zajmujesz pierwsze miejsce dla człowieka, pozostali dostają link.
online-clock = Zegar
online-clock-note = Na każdy wybór. Gdy czas minie, wybiera komputer.
online-away = Nieobecność
online-away-note = Po tym czasie inni mogą pozwolić grać komputerowi za kogoś, kogo brakuje.
online-span =
    { $span ->
        [none] Bez zegara
        [minute] 1 minuta
        [five] 5 minut
        [hour] 1 godzina
        [day] 1 dzień
       *[days] 3 dni
    }
online-listed = Publiczny
online-listed-note = Każdy może znaleźć stół, oglądać i usiąść.
online-make = Utwórz stół

## Siadanie.

online-invited = Zaproszenie do gry { $game }
online-nobody = Nikt tu jeszcze nie siedzi.
online-who = Przy stole: { $names }
online-sit-down = Usiądź
online-seat-taken = Na tym miejscu już ktoś siedzi. Poproś o inny link.

## Zbieranie się.

online-gathering = Kto jest?
online-begins = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
online-open = Miejsce { $number } jest wolne
online-you = ty
online-invite = Link do miejsca { $number }
online-bot-here = Niech gra tu komputer
online-copy = Kopiuj link
online-copied = Link skopiowany.
online-not-copied = Nie udało się skopiować linku. Zaznacz go i skopiuj ręcznie.
online-share = Udostępnij
online-qr = Kod QR
online-says-clock =
    { $clock ->
        [none] Bez zegara.
        [minute] 1 minuta na każdy wybór.
        [five] 5 minut na każdy wybór.
        [hour] 1 godzina na każdy wybór.
        [day] 1 dzień na każdy wybór.
       *[days] 3 dni na każdy wybór.
    }
online-says-away =
    { $away ->
        [none] Komputer może zastąpić kogoś od razu.
        [minute] Komputer może zastąpić kogoś, kogo brakuje od minuty.
        [five] Komputer może zastąpić kogoś, kogo brakuje od 5 minut.
        [hour] Komputer może zastąpić kogoś, kogo brakuje od godziny.
        [day] Komputer może zastąpić kogoś, kogo brakuje od dnia.
       *[days] Komputer może zastąpić kogoś, kogo brakuje od 3 dni.
    }

## Przy stole.

online-adding = Wszyscy już są. Każde urządzenie dodaje swoją część do kości i klocków; brakuje jeszcze: { $names }.
online-withheld =
    { $why ->
        [not_here] Twoje miejsce zajęto na innym urządzeniu. Otwórz tam raz ten stół, aby dodało swoją część do kości i klocków.
       *[changed] Serwer pokazuje coś innego niż przy zajmowaniu miejsca, więc to urządzenie nic nie dodaje. Utwórz nowy stół.
    }
online-replayed = Serwer pokazuje przy stole o tej nazwie coś innego niż wcześniej, więc to urządzenie tam nie siada. Utwórz nowy stół.
online-table = Stół
online-connecting = Łączenie …
online-offline = Czekanie na połączenie …
online-offline-choice = Czekanie na połączenie; twój wybór zostanie wysłany, gdy wróci.
online-sent = Wysłano …
online-waits = Czeka na połączenie
online-watching = Oglądasz.
online-left = Pozostało:
online-presence =
    { $presence ->
        [here] połączenie
        [away] nieobecność
        [replaced] gra komputer
       *[left] odejście od stołu
    }
online-replaced = Komputer gra za ciebie.
online-return = Odbierz miejsce
online-missed = { $name }: nieobecność od dłuższego czasu.
online-sit-in = Niech gra komputer
online-undo-ask = Poproś o cofnięcie
online-undo-mine = Prosisz o cofnięcie wyboru i wszystkiego po nim: { $choice }. Wszyscy muszą się zgodzić.
online-undo-withdraw = Jednak nie
online-undo-asked = { $name } prosi o cofnięcie wyboru i wszystkiego po nim: { $choice }. Zgadzasz się?
online-undo-agreed = Zgadzasz się na cofnięcie, o które prosi { $name }: { $choice }. Inni jeszcze nie odpowiedzieli.
online-undo-some = ostatni wybór
online-undo-chances =
    { $count ->
        [0] Kości i klocki na stole zostają bez zmian.
        [one] Przepada jeden rzut lub losowanie; w jego miejsce przyjdzie nowe.
        [few] Przepadają { $count } rzuty lub losowania; w ich miejsce przyjdą nowe.
       *[many] Przepada { $count } rzutów lub losowań; w ich miejsce przyjdą nowe.
    }
online-undo-agree = Zgoda
online-undo-decline = Odmowa
online-react = Powiedz coś
online-reaction =
    { $what ->
        [hello] Cześć!
        [nice] Ładnie!
        [wow] Wow!
        [oops] Ojej!
        [laugh] Ha, ha!
       *[thanks] Dzięki!
    }
online-phone = Graj dalej na telefonie
online-phone-note = Kto otworzy ten link, gra na twoim miejscu. Zachowaj go dla siebie.
online-watch-link = Link do oglądania
online-watch-ask = Widzów może zaprosić tylko ten, kto utworzył stół.
online-leave = Odejdź od stołu
online-leave-note = Komputer gra za ciebie dalej i nie ma już powrotu do tej gry.
online-leave-watch = Stół nie będzie już zapisany na tym urządzeniu.
online-kept = Ten stół jest na serwerze: możesz w każdej chwili odejść i wrócić.
online-next = Do następnej gry
online-forget = Usuń z tego urządzenia
online-skew =
    { $skew ->
        [newer] Jest nowa wersja Rowlocka. Wczytaj aplikację ponownie, aby grać dalej; żaden wybór nie przepadnie.
        [older] Ta aplikacja jest nowsza niż serwer. Wczytaj ją ponownie, aby pasowała do serwera, albo poproś osobę, która prowadzi serwer, o aktualizację.
       *[unreadable] Ta aplikacja i serwer nie rozumieją się nawzajem. Wczytaj aplikację ponownie; żaden wybór nie przepadnie.
    }
online-unreadable =
    { $count ->
        [one] Jednej wiadomości nie dało się odczytać.
        [few] { $count } wiadomości nie dało się odczytać.
       *[many] { $count } wiadomości nie dało się odczytać.
    }
online-update = Wczytaj ponownie
online-not-now = Nie teraz
online-refused =
    { $code ->
        [stale] Gra poszła tymczasem dalej. Wybierz ponownie.
        [not_awaited] Twój wybór nie jest teraz oczekiwany.
        [illegal] To niemożliwe.
        [not_a_person] Na tym miejscu gra komputer. Najpierw je odbierz.
        [nothing_to_take_back] Nie ma czego cofnąć.
        [shown] Tego nie można już cofnąć: inni od tego czasu wybrali.
        [over] Gra się skończyła.
        [gathering] Gra jeszcze się nie zaczęła.
        [closed] Stół jest zamknięty: nikt tu już nie gra.
        [unknown] Na tym serwerze nie ma takiego stołu.
        [forbidden] Ten link nie otwiera stołu.
        [taken] To miejsce lub imię jest zajęte.
        [name_taken] Inne imię przy tym stole wygląda tak samo. Wybierz inne.
        [not_away] Nikt nie może teraz tam zagrać w zastępstwie.
        [sealed] To miejsce zajęto na innym urządzeniu.
        [nothing_to_undo] Nie ma czego cofać.
        [not_over] Gra jeszcze się nie skończyła.
        [too_many] To było za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
        [unavailable] Serwer nie może tego teraz zrobić. Spróbuj za chwilę.
        [version] Aplikacja i serwer mają różne wersje. Wczytaj aplikację ponownie.
       *[other] Serwer tego nie przyjął.
    }

## Uczciwy los.

fair-how = Jak to działa
fair-how-1 = Zanim ktokolwiek usiądzie, serwer losuje sekret i publikuje jego odcisk: od tej chwili sekret jest ustalony.
fair-how-2 = Urządzenie każdego gracza losuje własne cyfry i publikuje ich odcisk. Dopiero gdy są wszystkie odciski, cyfry zostają pokazane; nikt więc nie może dobrać swoich do cudzych.
fair-how-3 = Wszystkie rzuty i losowania z worka wynikają łącznie z sekretu i tych cyfr. Nikt więc nie może ich wybrać, nawet serwer. Tylko on może je znać przed końcem.
fair-how-4 = Gdy gra się skończy, serwer pokazuje sekret. To urządzenie wszystko przelicza.
fair-published = Odcisk sekretu
fair-not-yet = Sekret zostanie pokazany po grze; wtedy wszystko będzie tu przeliczone.
fair-proven =
    { $count ->
        [one] Jedyny rzut lub losowanie wynika z sekretu ustalonego przed grą.
        [few] Wszystkie { $count } rzuty i losowania wynikają z sekretu ustalonego przed grą.
       *[many] Wszystkie { $count } rzutów i losowań wynika z sekretu ustalonego przed grą.
    }
fair-people =
    { $count ->
        [0] Żadne urządzenie nic nie dodało.
        [one] Dodało do niego { $count } urządzenie.
        [few] Dodały do niego { $count } urządzenia.
       *[many] Dodało do niego { $count } urządzeń.
    }
fair-mine = Są wśród nich cyfry tego urządzenia, a gracze i miejsca są takie, jakie widziało przed grą.
fair-undone =
    { $count ->
        [one] Cofnięto jeden wybór; to, co potem rzucono lub wylosowano, przyszło na nowo.
        [few] Cofnięto { $count } wybory; to, co potem rzucono lub wylosowano, przyszło na nowo.
       *[many] Cofnięto { $count } wyborów; to, co potem rzucono lub wylosowano, przyszło na nowo.
    }
fair-other =
    { $what ->
        [table] Zapis pochodzi z innego stołu niż ten, przy którym grało to urządzenie.
        [commitment] Odcisk w zapisie nie jest tym, który to urządzenie widziało przed grą.
        [contribution] Cyfry, które zapis podaje dla tego urządzenia, nie są tymi, które dodało.
        [terms] Gracze, miejsca lub odciski w zapisie nie są tymi, które to urządzenie widziało, zanim pokazało swoje cyfry.
        [unagreed] Zapis podaje cofnięcie, na które na tym urządzeniu nie było zgody.
        [chance] Przed pewnym rzutem lub losowaniem zapis podaje inne cofnięcia, niż powiedziano wtedy temu urządzeniu.
       *[undos] Zapis podaje inne cofnięcia, niż widziało to urządzenie.
    }
fair-unsure =
    { $why ->
        [elsewhere] Twoje miejsce zajęto na innym urządzeniu. Tylko tamto może powiedzieć, czy to zapis twojej gry.
       *[undos] To urządzenie nie może powiedzieć, czy wszyscy zgodzili się na cofnięcia. Mogą to tylko urządzenia, na których wyrażono zgodę.
    }
fair-unproven = Ten zapis niczego nie dowodzi: { $reason }
fair-warning = To urządzenie nie zgadza się z zapisem tej gry. { $reason } Więcej jest w menu pod „Uczciwy los”.
