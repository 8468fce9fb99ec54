### Что скрепляется печатью, как быстро ходят другие, что не нарисовалось

settings-seal = Подтверждать печатью
settings-seal-all = Всё, что не вернуть
settings-seal-turn = Конец хода
settings-seal-never = Ничего
settings-pace = Ходы соперников
settings-pace-calm = Спокойно
settings-pace-brisk = Быстро
settings-pace-at_once = Сразу

settings-notes = Учить меня новым играм
    .help = Короткие заметки у самих вещей в первых ходах первой партии.

note-of = { $at } из { $count }
note-stop = Больше не подсказывать
note-back = Назад
note-next = Дальше: { $what }
note-done = Понятно

settings-follows = Говорить, что будет потом
    .help = Вторая строка под вопросом рассказывает, к чему ведёт ответ.

seal-turn = { $what } и закончить ход
seal-game = { $what } и закончить игру
seal-final = Вернуть это будет нельзя

pace-skip = К последнему ходу
pace-go-on = Дальше
pace-struck = Это было против вас.

drawn-again = Часть стола не нарисовалась, и её нарисовали заново по положению в партии. Ничего не потеряно.
drawn-not = Эта часть стола сейчас не рисуется. Партия идёт дальше, и следующий ход нарисует её снова.
drawn-again-do = Нарисовать снова
drawn-copy = Скопировать отчёт
