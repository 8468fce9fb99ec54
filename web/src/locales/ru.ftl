### Слова самого клиента

throneroom = Тронный зал

nowhere = Здесь ничего нет
nowhere-home = Вернуться в зал
