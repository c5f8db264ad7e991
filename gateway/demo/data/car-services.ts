import type { carServices, storageTariffs, storageTerms } from '@/gateway/db/schema-autoservice'

type DemoService = typeof carServices.$inferInsert & {
  /** Shops that do it. */
  shops: readonly number[]
}

const K = 100
const TYRE_SHOPS = [29, 17, 36]
const OIL_SHOPS = [29, 11, 21, 33]
const ALL_SHOPS = [29, 17, 36, 11, 21, 33]

const byDiameter = (small: number, middle: number, large: number) => [
  { title: 'R13–R15', price: small * K },
  { title: 'R16–R17', price: middle * K },
  { title: 'R18–R20', price: large * K },
]

const SERVICES: readonly DemoService[] = [
  {
    code: 'tyre-change',
    group: 'Шины и колёса',
    title: 'Сезонная замена шин',
    text: 'Снять и поставить четыре колеса, перебортировать, отбалансировать.',
    price: 2400 * K,
    minutes: 60,
    variants: byDiameter(2400, 3200, 4400),
    shops: TYRE_SHOPS,
  },
  {
    code: 'wheel-swap',
    group: 'Шины и колёса',
    title: 'Перестановка колёс в сборе',
    text: 'Снять и поставить четыре колеса на дисках, проверить давление.',
    price: 900 * K,
    minutes: 60,
    variants: byDiameter(900, 1200, 1600),
    shops: TYRE_SHOPS,
  },
  {
    code: 'balancing',
    group: 'Шины и колёса',
    title: 'Балансировка',
    text: 'Четыре колеса, грузики входят в цену.',
    price: 1200 * K,
    minutes: 60,
    variants: byDiameter(1200, 1600, 2200),
    shops: TYRE_SHOPS,
  },
  {
    code: 'puncture',
    group: 'Шины и колёса',
    title: 'Ремонт прокола',
    text: 'Жгутом или заплатой изнутри: мастер скажет, что надёжнее.',
    price: 500 * K,
    minutes: 60,
    shops: TYRE_SHOPS,
  },
  {
    code: 'engine-oil',
    group: 'Масла и жидкости',
    title: 'Замена масла в двигателе',
    text: 'С масляным фильтром. Ваши материалы или из магазина: купленное у нас поставим на месте.',
    price: 800 * K,
    minutes: 60,
    variants: [
      { title: 'Легковой', price: 800 * K },
      { title: 'Кроссовер', price: 1000 * K },
      { title: 'Внедорожник, фургон', price: 1300 * K },
    ],
    shops: OIL_SHOPS,
  },
  {
    code: 'gearbox-oil',
    group: 'Масла и жидкости',
    title: 'Замена масла в коробке',
    text: 'Механика, автомат или вариатор: частичная или полная.',
    price: 1500 * K,
    minutes: 120,
    shops: [29, 21, 33],
  },
  {
    code: 'brake-fluid',
    group: 'Масла и жидкости',
    title: 'Замена тормозной жидкости',
    text: 'Прокачка всех контуров, проверка на влагу.',
    price: 1200 * K,
    minutes: 60,
    shops: OIL_SHOPS,
  },
  {
    code: 'coolant',
    group: 'Масла и жидкости',
    title: 'Замена антифриза',
    text: 'С промывкой системы, если она нужна.',
    price: 1600 * K,
    minutes: 120,
    shops: [21, 33],
  },
  {
    code: 'brake-pads',
    group: 'Тормоза и ходовая',
    title: 'Замена тормозных колодок',
    text: 'Одна ось, со смазкой направляющих.',
    price: 1100 * K,
    minutes: 60,
    variants: [
      { title: 'Передние', price: 1100 * K },
      { title: 'Задние', price: 1400 * K },
    ],
    shops: [29, 21, 11],
  },
  {
    code: 'suspension-check',
    group: 'Тормоза и ходовая',
    title: 'Диагностика подвески',
    text: 'Осмотр на подъёмнике, список работ с ценами деталей.',
    price: 700 * K,
    minutes: 60,
    shops: [29, 21],
  },
  {
    code: 'suspension-repair',
    group: 'Тормоза и ходовая',
    title: 'Ремонт подвески',
    text: 'Рычаги, стойки, ступицы: цена зависит от узла и автомобиля.',
    price: null,
    minutes: 180,
    shops: [21],
  },
  {
    code: 'computer-check',
    group: 'Электрика и мелочи',
    title: 'Компьютерная диагностика',
    text: 'Читаем ошибки всех блоков и объясняем, что они значат.',
    price: 1000 * K,
    minutes: 60,
    shops: [21, 29],
  },
  {
    code: 'battery',
    group: 'Электрика и мелочи',
    title: 'Замена аккумулятора',
    text: 'Проверка генератора и утечки тока. Старый аккумулятор примем в зачёт.',
    price: 400 * K,
    minutes: 60,
    shops: ALL_SHOPS,
  },
  {
    code: 'wipers-lamps',
    group: 'Электрика и мелочи',
    title: 'Замена щёток и ламп',
    text: 'С регулировкой света, если меняем лампы ближнего.',
    price: 300 * K,
    minutes: 60,
    shops: ALL_SHOPS,
  },
  {
    code: 'tyre-storage',
    group: 'Хранение',
    title: 'Приём шин на хранение',
    text: 'Моем, осматриваем, измеряем протектор, подписываем и кладём на стеллаж.',
    price: 432 * K,
    minutes: 30,
    desk: 'storage',
    shops: [33, 17, 29],
  },
]

export const DEMO_SERVICES: readonly DemoService[] = SERVICES.map((service, at) => ({
  ...service,
  sequence: (at + 1) * 10,
}))

/** A wheel on a disc takes more room. */
export const DEMO_TARIFFS: readonly (typeof storageTariffs.$inferInsert)[] = [
  { diameterFrom: 13, diameterTo: 15, hasDiscs: false, price: 120 * K },
  { diameterFrom: 16, diameterTo: 17, hasDiscs: false, price: 140 * K },
  { diameterFrom: 18, diameterTo: 19, hasDiscs: false, price: 170 * K },
  { diameterFrom: 20, diameterTo: 22, hasDiscs: false, price: 210 * K },
  { diameterFrom: 13, diameterTo: 15, hasDiscs: true, price: 150 * K },
  { diameterFrom: 16, diameterTo: 17, hasDiscs: true, price: 175 * K },
  { diameterFrom: 18, diameterTo: 19, hasDiscs: true, price: 215 * K },
  { diameterFrom: 20, diameterTo: 22, hasDiscs: true, price: 260 * K },
]

export const DEMO_TERMS: readonly (typeof storageTerms.$inferInsert)[] = [
  { months: 1, discount: 0 },
  { months: 3, discount: 0 },
  { months: 6, discount: 10 },
  { months: 9, discount: 15 },
  { months: 12, discount: 20 },
]
