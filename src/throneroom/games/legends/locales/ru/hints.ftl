### Восьмиминутная империя: Легенды

## Why a hint says so

reason-island = регион «{ NAME($region, of: "region") }» станет вашим: { $points } за регион и { $island } за остров
reason-from = регион «{ NAME($region, of: "region") }» станет вашим, его теряет { PLAYER($seat) }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
reason-region = регион «{ NAME($region, of: "region") }» станет вашим: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
reason-frees = { PLAYER($seat) } больше не контролирует регион «{ NAME($region, of: "region") }»
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
reason-marches = отныне на каждом марше ещё { $n ->
    [one] { $n } единица движения
    [few] { $n } единицы движения
   *[many] { $n } единиц движения
  }
reason-sea = отныне переправа стоит { $cost }
reason-safe = ваши армии больше нельзя разгромить
