### Что узнаёт тот, кто держит сервер. $why — слова системы или драйвера, $code — как система называет эту беду.

operator-setting-unknown = { $place }: такой настройки нет.
operator-setting-file = { $place }: { $code ->
    [ENOENT] такого файла нет
    [EACCES] читать этот файл нельзя
    [EISDIR] это папка, а не файл
   *[other] файл не читается ({ $why })
  }.
operator-setting-toml = { $place }: это не TOML ({ $why }).
operator-setting-table = { $place }: здесь должен быть раздел с настройками.
operator-setting-value = { $place }: такое значение не подходит ({ $why }).
operator-setting-number = { $place }: нужно число не меньше 0.
operator-database-address = Это не адрес базы данных: пишите sqlite:///ФАЙЛ или postgresql://ИМЯ:ПАРОЛЬ@ХОСТ/БАЗА.
operator-database-kind = { $kind }: поддерживаются только SQLite и PostgreSQL.
operator-database-newer = База данных { $database } создана более новой версией «Тронного зала».
operator-database-unusable = Базой данных { $database } нельзя пользоваться. Она сообщает: { $why }
operator-database-in-use = База данных { $database } занята другим сервером. Общей для нескольких серверов может быть база PostgreSQL.
operator-database-failed = База данных { $database } отказала. Она сообщает: { $why }
operator-no-database = Базы данных { $database } нет.
operator-no-table = Стола { $table } нет.
operator-table-over = Партия за столом { $table } уже окончена.
operator-nobody = Нет никого с номером или защищённым именем { $who }.
operator-guest = { $name } — гость, пароля у него нет.
operator-file-there = Файл { $file } уже есть.
operator-no-file = Файла { $file } нет.
operator-folder-full = Папка { $folder } не пуста.
operator-not-started = Сервер не смог запуститься.
operator-port = Порта { $port } не бывает: их номера — от 0 до 65535.
operator-listen = Занять адрес { $address } не удалось: { $code ->
    [EADDRINUSE] он уже используется
    [EADDRNOTAVAIL] у этого компьютера такого адреса нет
    [EACCES] на этот порт не хватает прав
   *[other] { $why }
  }.
operator-url = { $url } — не адрес; пишите его так: https://games.example.org.
