### Восьмиминутная империя: Легенды

## Why a hint says so

reason-island = { NAME($region, of: "region") } — ваш: { $points } за регион и { $island } за остров
reason-from = { NAME($region, of: "region") }: регион отнят, его держит { PLAYER($seat) }; { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } вам
reason-region = { NAME($region, of: "region") } — ваш: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
reason-frees = { PLAYER($seat) } больше не держит регион { NAME($region, of: "region") }
reason-map = сразу { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
reason-armies = отныне при каждом наборе ещё { $n ->
    [one] { $n } армия
    [few] { $n } армии
   *[many] { $n } армий
  }
reason-marches = отныне в каждом походе ещё { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
  }
reason-sea = отныне путь по морю стоит { $cost }
reason-safe = ваши армии больше нельзя уничтожить
