### Паладины западного королевства, вместе против Владыки

## Перед началом

setting-difficulty = Сложность
    .help = Сколько у Владыки угроз и возвращаются ли его рабочие.
setting-difficulty-normal = Обычная
    .text = Шесть угроз.
setting-difficulty-hard = Высокая
    .text = Девять угроз: в раундах 4, 5 и 6 открываются сразу две.
setting-difficulty-nightmare = Кошмарная
    .text = Девять угроз, и после каждого раунда на каждую возвращается рабочий.
setting-starters = Стартовые горожане
    .help = По одному на игрока, с накладкой.
setting-starters-random = По жребию
    .text = Каждому достаётся один из четырёх.
setting-starters-chosen = По выбору
    .text = По очереди, начиная с первого игрока.

## Кто эти боты за столом

bot-warden = Страж
bot-almoner = Милостынник
bot-castellan = Кастелян
