import type { ContentKind, FieldValue } from '@/gateway/db/schema-site'

/** The shop's own facts; the company is plainly a demonstration. */
export const SITE_PARAMS: Readonly<Record<string, unknown>> = {
  siteName: 'Арус',
  phone: '+7 (495) 000-00-00',
  email: 'help@arus.example',
  workTime: 'Ежедневно с 8:00 до 22:00',
  address: 'Москва, Варшавское шоссе, 125',
  defaultSupplierId: 29,
  fallbackSupplierId: 8,
  isMarkup: true,
  socials: [
    { code: 'telegram', title: 'Telegram', url: 'https://example.com/telegram' },
    { code: 'vk', title: 'ВКонтакте', url: 'https://example.com/vk' },
    { code: 'dzen', title: 'Дзен', url: 'https://example.com/dzen' },
  ],
  documents: [
    { code: 'offer', title: 'Публичная оферта', url: '/help/offer' },
    { code: 'privacy', title: 'Политика обработки персональных данных', url: '/help/privacy' },
    { code: 'loyalty-terms', title: 'Правила программы лояльности', url: '/help/loyalty-terms' },
    { code: 'recommendations', title: 'Правила рекомендательных технологий', url: '/help/recommendations' },
  ],
  apps: [
    { code: 'ios', title: 'App Store', url: 'https://example.com/app-store' },
    { code: 'android', title: 'Google Play', url: 'https://example.com/google-play' },
    { code: 'rustore', title: 'RuStore', url: 'https://example.com/rustore' },
  ],
  legal: {
    title: 'ООО «Арус Демо»',
    inn: '0000000000',
    ogrn: '0000000000000',
    address: '117587, Москва, Варшавское шоссе, 125 (демонстрационный адрес)',
  },
}

type Entry = {
  kind: ContentKind
  code: string
  title: string
  preview: string
  content: string
  date: string
  fields?: Record<string, FieldValue>
}

export const CONTENT_ENTRIES: readonly Entry[] = [
  {
    kind: 'promo',
    code: 'zamena-masla-v-podarok',
    title: 'Замена масла в подарок',
    date: '2026-10-20',
    preview: 'Купите 4 литра масла и фильтр — заменим бесплатно в магазине с постом.',
    content:
      '<p>Акция действует в магазинах, где есть пост замены масла. Запишитесь по телефону магазина или приезжайте в порядке очереди.</p><ul><li>масло от 4 литров;</li><li>масляный фильтр к вашему двигателю;</li><li>прокладка сливной пробки за наш счёт.</li></ul>',
    fields: {
      dateFrom: '20.10.2026',
      dateTo: '31.12.2026',
      ad_erid: '2VtzqDemo101',
      ad_advertiser: 'ООО «Арус Демо»',
      utm_source: 'promo',
      utm_campaign: 'oil',
      location: '/catalog/motornye-masla',
    },
  },
  {
    kind: 'promo',
    code: 'zimnie-shiny',
    title: 'Зимние шины: четвёртая за полцены',
    date: '2026-10-05',
    preview: 'Соберите комплект из четырёх одинаковых зимних шин — вторая половина цены четвёртой за нами.',
    content: '<p>Скидка применяется в корзине. Храним снятый комплект до весны по льготной цене.</p>',
    fields: {
      dateFrom: '05.10.2026',
      dateTo: '30.11.2026',
      ad_erid: '2VtzqDemo102',
      ad_advertiser: 'ООО «Арус Демо»',
      utm_source: 'promo',
      utm_campaign: 'winter',
      location: '/catalog/shiny/set-zimnie',
    },
  },
  {
    kind: 'promo',
    code: 'akkumulyator-v-obmen',
    title: 'Скидка на аккумулятор за старую батарею',
    date: '2026-09-28',
    preview: 'Сдайте старый аккумулятор — новый обойдётся дешевле на 1 500 ₽.',
    content: '<p>Старую батарею примем в любом магазине. Проверка генератора — бесплатно.</p>',
    fields: {
      dateFrom: '28.09.2026',
      dateTo: '31.12.2026',
      utm_source: 'promo',
      utm_campaign: 'battery',
      location: '/catalog/akkumulyatornye-batarei',
    },
  },
  {
    kind: 'promo',
    code: 'bonusy-za-filtry',
    title: 'Двойные бонусы за фильтры',
    date: '2026-09-15',
    preview: 'Начисляем вдвое больше бонусов за фильтры двигателя и салона.',
    content: '<p>Бонусы начислятся в течение суток после получения заказа.</p>',
    fields: { dateFrom: '15.09.2026', dateTo: '15.12.2026', location: '/catalog/filtry' },
  },
  {
    kind: 'news',
    code: 'novyy-magazin-v-mitine',
    title: 'Открылся магазин в Митине',
    date: '2026-10-12',
    preview: 'Девятый магазин: выдача заказов, шиномонтаж и подбор по VIN.',
    content: '<p>Адрес: Пятницкое шоссе, 18. Работаем каждый день с 9:00 до 21:00.</p>',
  },
  {
    kind: 'news',
    code: 'poisk-po-nomeru',
    title: 'Поиск понимает опечатки и раскладку',
    date: '2026-09-30',
    preview: 'Номер можно набирать с дефисами, пробелами и даже в русской раскладке.',
    content:
      '<p>«щс90», «OC-90» и «oc 90» найдут одну и ту же деталь. Если номер есть у нескольких марок, поиск предложит выбрать.</p>',
  },
  {
    kind: 'news',
    code: 'hranenie-shin',
    title: 'Хранение шин до весны',
    date: '2026-09-20',
    preview: 'Примем комплект на хранение в трёх магазинах.',
    content:
      '<p>Стоимость за сезон зависит от диаметра. Шины моем, маркируем и храним в сухом помещении.</p>',
  },
  {
    kind: 'news',
    code: 'kabinet-dlya-kompaniy',
    title: 'Счета и отсрочка для компаний',
    date: '2026-08-25',
    preview: 'В кабинете компании появились счета, акты и история цен.',
    content: '<p>Подключиться можно через менеджера или страницу для корпоративных клиентов.</p>',
  },
  {
    kind: 'press',
    code: 'obzor-rynka',
    title: 'Как меняется спрос на запчасти',
    date: '2026-09-10',
    preview: 'Рассказали, какие детали ищут чаще и почему растёт доля аналогов.',
    content:
      '<p>Короткий обзор по данным нашего каталога: фильтры, колодки и амортизаторы по-прежнему в тройке.</p>',
  },
  {
    kind: 'press',
    code: 'otkrytaya-vitrina',
    title: 'Зачем магазину открытая витрина',
    date: '2026-07-14',
    preview: 'О том, почему исходный код магазина доступен всем.',
    content:
      '<p>Открытая витрина — это быстрые страницы, понятные правила и возможность проверить, как считается цена.</p>',
  },
  {
    kind: 'publication',
    code: 'kak-vybrat-kolodki',
    title: 'Как выбрать тормозные колодки',
    date: '2026-10-01',
    preview: 'Материал, датчик износа и притирка: на что смотреть при покупке.',
    content:
      '<h2>С чего начать</h2><p>Сверьте тормозную систему: на одной модели встречаются две. Её видно по маркировке на суппорте.</p><h2>Притирка</h2><p>Первые двести километров тормозите плавно.</p>',
  },
  {
    kind: 'publication',
    code: 'kak-chitat-markirovku-shin',
    title: 'Как читать маркировку шин',
    date: '2026-09-18',
    preview: 'Что значат 205/55 R16 91T и буквы XL.',
    content:
      '<p>205 — ширина профиля в миллиметрах, 55 — высота в процентах от ширины, 16 — диаметр диска в дюймах, 91 — индекс нагрузки, T — индекс скорости. XL — усиленная шина.</p>',
  },
  {
    kind: 'publication',
    code: 'kogda-menyat-maslo',
    title: 'Когда менять масло',
    date: '2026-08-30',
    preview: 'Почему в городе масло стареет быстрее и как считать моточасы.',
    content:
      '<p>В пробках двигатель работает, а пробег не растёт. Для города интервал разумно сократить на треть.</p>',
  },
  {
    kind: 'publication',
    code: 'zaryadka-akkumulyatora',
    title: 'Как зарядить аккумулятор зимой',
    date: '2026-08-12',
    preview: 'Ток, время и техника безопасности.',
    content: '<p>Занесите батарею в тепло, дайте ей согреться и заряжайте током в одну десятую ёмкости.</p>',
  },
]

export const CONTENT_PAGES: readonly {
  code: string
  parent: string | null
  title: string
  content: string
}[] = [
  {
    code: 'about',
    parent: null,
    title: 'О компании',
    content:
      '<p>Арус — магазин автозапчастей с открытым исходным кодом. Здесь показан демонстрационный ассортимент.</p>',
  },
  {
    code: 'help',
    parent: null,
    title: 'Помощь',
    content: '<p>Ответы на частые вопросы о заказе, доставке и возврате.</p>',
  },
  {
    code: 'help/delivery',
    parent: 'help',
    title: 'Доставка и оплата',
    content:
      '<p>Заберите заказ в магазине бесплатно или закажите доставку: 299 ₽, от 1 000 ₽ — бесплатно. Оплата картой, наличными или по счёту.</p>',
  },
  {
    code: 'help/return',
    parent: 'help',
    title: 'Возврат товара',
    content:
      '<p>Товар надлежащего качества можно вернуть в течение 14 дней, если сохранены упаковка и товарный вид.</p>',
  },
  {
    code: 'help/warranty',
    parent: 'help',
    title: 'Гарантия',
    content: '<p>Срок гарантии указан в карточке товара. Понадобятся чек и заказ-наряд сервиса.</p>',
  },
  {
    code: 'help/faq',
    parent: 'help',
    title: 'Вопросы и ответы',
    content:
      '<h2>Как найти деталь по номеру?</h2><p>Введите номер в строке поиска: пробелы, дефисы и раскладка клавиатуры не важны. Если номер есть у нескольких брендов, выберите свой.</p>' +
      '<h2>Чем аналог отличается от оригинала?</h2><p>Аналог подходит на то же место, но выпущен другим производителем. На странице детали аналоги собраны по цене, сроку и известности бренда.</p>' +
      '<h2>Что значит «кратность»?</h2><p>Поставщик продаёт деталь только упаковками: при кратности 4 можно заказать 4, 8 или 12 штук.</p>' +
      '<h2>Когда привезут деталь?</h2><p>Срок стоит у каждого предложения. «Сегодня» — деталь лежит в магазине или на складе, дата — день, когда её можно забрать.</p>' +
      '<h2>Можно ли вернуть деталь?</h2><p>Да, если у предложения есть отметка «Возврат»: в течение 14 дней, в целой упаковке и без следов установки.</p>',
  },
  {
    code: 'help/offer',
    parent: 'help',
    title: 'Публичная оферта',
    content: '<p>Демонстрационный документ.</p>',
  },
  {
    code: 'help/privacy',
    parent: 'help',
    title: 'Политика обработки персональных данных',
    content: '<p>Демонстрационный документ.</p>',
  },
  {
    code: 'help/loyalty-terms',
    parent: 'help',
    title: 'Правила программы лояльности',
    content: '<p>Демонстрационный документ.</p>',
  },
  {
    code: 'help/recommendations',
    parent: 'help',
    title: 'Правила рекомендательных технологий',
    content: '<p>Демонстрационный документ.</p>',
  },
]
