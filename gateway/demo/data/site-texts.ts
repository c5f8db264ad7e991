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
  requisites: {
    inn: '0000000000',
    kpp: '000000000',
    bank: 'Демонстрационный банк, г. Москва',
    bic: '040000000',
    account: '40702810000000000000',
    correspondentAccount: '30101810000000000000',
    vatPercent: 22,
    paymentDays: 5,
  },
}

/** What the cart counts of the promotions below, while they last; the last day counts. */
export const PROMOTIONS = [
  {
    title: 'Двойные бонусы за фильтры',
    kind: 'bonus_times',
    section: 'filtry',
    times: 2,
    starts_at: '2026-09-15T00:00:00+03:00',
    ends_at: '2026-12-16T00:00:00+03:00',
  },
]

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
    code: 'zamena-masla',
    title: 'Масло и фильтр — и сразу на замену',
    date: '2026-10-20',
    preview: 'Соберите масло, фильтр и прокладку в один заказ и замените их в магазине с постом.',
    content:
      '<p>Пост замены масла есть не в каждом магазине: он указан среди услуг. Запишитесь по телефону магазина или приезжайте в порядке очереди. Стоимость работы скажет мастер.</p><ul><li>масло с допуском вашего двигателя;</li><li>масляный фильтр;</li><li>прокладка сливной пробки.</li></ul>',
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
    title: 'Зимние шины комплектом',
    date: '2026-10-05',
    preview: 'Четыре одинаковые шины одного года: наличие и день получения видны сразу.',
    content:
      '<p>Выберите размер, и магазин покажет, где лежат все четыре. Снятый комплект можно оставить на хранение до весны.</p>',
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
    code: 'staryy-akkumulyator',
    title: 'Старый аккумулятор примем бесплатно',
    date: '2026-09-28',
    preview: 'Отдайте отслужившую батарею в магазине, когда забираете новую.',
    content: '<p>Принимаем батареи любых марок и передаём на переработку. Доплаты и скидки за них нет.</p>',
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
    preview: 'Начисляем участникам клуба вдвое больше бонусов за любые фильтры.',
    content:
      '<p>Сколько бонусов даст заказ, видно у каждой строки корзины. Они придут на карту, когда заказ выдан, и потратить их можно с любого следующего.</p>',
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
