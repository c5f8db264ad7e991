import type { StorageStatus } from '@/gateway/db/schema-tyre-storage'

export type DemoWheels = {
  title: string
  brand: string
  size: string
  season: 'Летние' | 'Зимние, шипы' | 'Зимние, без шипов' | 'Всесезонные'
  quantity: number
  wear?: string
  treads?: readonly number[]
  hasDiscs: boolean
  /** What is drawn of it. */
  pictures: readonly string[]
}

export type DemoSet = {
  title: string
  status: StorageStatus
  shopId: number
  place?: string
  car?: string
  plate?: string
  company?: string
  comment?: string
  /** Days from today on which the term begins and ends. */
  from: number
  to: number
  /** Rubles. */
  price: number | null
  isPriceExact: boolean
  isPaid: boolean
  /** Days from today of the issue: booked ahead, or done. */
  issue?: number
  wheels: readonly DemoWheels[]
}

const SOLARIS = { car: 'Hyundai Solaris II', plate: 'А 482 МР 77' }
const OCTAVIA = { car: 'Škoda Octavia A7', plate: 'М 205 НЕ 177' }
const paid = { isPriceExact: true, isPaid: true }
const open = { isPriceExact: false, isPaid: false }

const summer16: DemoWheels = {
  title: 'Летние шины на литых дисках',
  brand: 'Cordiant Comfort 2',
  size: '195/55 R16',
  season: 'Летние',
  quantity: 4,
  wear: 'Износ около 20 %, без повреждений',
  treads: [6.4, 6.3, 5.9, 6],
  hasDiscs: true,
  pictures: ['tyre-summer', 'alloy-wheel-5'],
}
const winter16: DemoWheels = {
  title: 'Зимние шипованные шины',
  brand: 'Nokian Nordman 7',
  size: '195/65 R15',
  season: 'Зимние, шипы',
  quantity: 4,
  wear: 'Все шипы на месте',
  treads: [8.1, 8, 7.8, 7.9],
  hasDiscs: false,
  pictures: ['tyre-studded'],
}
const winterDiscs: DemoWheels = { ...winter16, title: 'Зимние колёса в сборе', hasDiscs: true }
const allSeason: DemoWheels = {
  title: 'Всесезонные шины',
  brand: 'Yokohama Geolandar A/T',
  size: '225/65 R17',
  season: 'Всесезонные',
  quantity: 4,
  wear: 'Износ около 45 %, на одной шине след ремонта',
  treads: [5.2, 5.1, 4.8, 4.6],
  hasDiscs: false,
  pictures: ['tyre-summer'],
}
const van: DemoWheels = {
  title: 'Шины для лёгких грузовиков',
  brand: 'KAMA Euro 131',
  size: '185/75 R16C',
  season: 'Всесезонные',
  quantity: 6,
  wear: 'Износ около 30 %',
  treads: [8.4, 8.2, 8, 8.1, 7.7, 7.9],
  hasDiscs: true,
  pictures: ['tyre-summer'],
}
const unseen = { treads: [], wear: 'Проверим на приёме' }

/** Sets of the demo shopper: one in every state. */
const RETAIL_SETS: readonly DemoSet[] = [
  {
    title: 'Летний комплект Hyundai Solaris',
    status: 'stored',
    shopId: 33,
    place: 'Стеллаж Б-12, полка 3',
    ...SOLARIS,
    from: -38,
    to: 145,
    price: 5280,
    ...paid,
    wheels: [summer16],
  },
  {
    title: 'Летний комплект Škoda Octavia',
    status: 'stored',
    shopId: 17,
    place: 'Стеллаж А-04, полка 1',
    ...OCTAVIA,
    from: -50,
    to: 130,
    price: 5760,
    ...paid,
    issue: 3,
    wheels: [{ ...summer16, brand: 'Michelin Primacy 4', size: '225/45 R17', treads: [6.8, 6.8, 6.5, 6.6] }],
  },
  {
    title: 'Всесезонный комплект',
    status: 'stored',
    shopId: 33,
    place: 'Стеллаж Г-07, полка 2',
    car: 'Nissan Qashqai II',
    comment: 'Одна шина ремонтировалась: перед установкой проверить.',
    from: -172,
    to: 9,
    price: 3900,
    ...paid,
    wheels: [allSeason],
  },
  {
    title: 'Штампованные диски с шинами',
    status: 'stored',
    shopId: 17,
    place: 'Стеллаж В-19, полка 4',
    ...OCTAVIA,
    from: -190,
    to: -6,
    price: null,
    ...open,
    wheels: [
      { ...winterDiscs, quantity: 2, treads: [5.4, 5.2], pictures: ['steel-wheel-5', 'tyre-studded'] },
    ],
  },
  {
    title: 'Запасной зимний комплект',
    status: 'awaiting',
    shopId: 29,
    ...OCTAVIA,
    from: 2,
    to: 184,
    price: 4320,
    ...open,
    wheels: [{ ...winter16, brand: 'Зимние шины', ...unseen, pictures: [] }],
  },
  {
    title: 'Зимний комплект Hyundai Solaris',
    status: 'issued',
    shopId: 33,
    ...SOLARIS,
    from: -220,
    to: -38,
    price: 4320,
    ...paid,
    issue: -38,
    wheels: [winter16],
  },
]

const COMPANY = 'ООО Автопарк'

function ofFleet(plate: string, set: Partial<DemoSet>): DemoSet {
  return {
    title: `Комплект ${plate}`,
    status: 'stored',
    shopId: 17,
    car: 'ГАЗель NEXT',
    plate,
    company: COMPANY,
    from: -45,
    to: 137,
    price: 7200,
    ...paid,
    wheels: [van],
    ...set,
  }
}

/** Sets of the demo company: a fleet has one a car. */
const COMPANY_SETS: readonly DemoSet[] = [
  ofFleet('А 101 ЕК 799', { place: 'Стеллаж Д-01, полка 1' }),
  ofFleet('А 102 ЕК 799', { place: 'Стеллаж Д-01, полка 2', issue: 2 }),
  ofFleet('А 103 ЕК 799', { place: 'Стеллаж Д-01, полка 3' }),
  ofFleet('В 417 МР 799', {
    car: 'Ford Transit',
    place: 'Стеллаж Д-02, полка 1',
    company: 'ООО Автопарк Юг',
    shopId: 33,
    to: 11,
    wheels: [
      {
        ...van,
        brand: 'Continental VanContact',
        size: '215/65 R16C',
        quantity: 4,
        treads: [7.1, 7, 6.8, 6.6],
      },
    ],
  }),
  ofFleet('В 418 МР 799', {
    car: 'Ford Transit',
    company: 'ООО Автопарк Юг',
    shopId: 33,
    status: 'awaiting',
    from: 4,
    to: 187,
    ...open,
    wheels: [{ ...van, ...unseen, quantity: 4, pictures: [] }],
  }),
  ofFleet('А 099 ЕК 799', { status: 'issued', from: -230, to: -45, issue: -45 }),
]

/** By who has brought them. */
export const DEMO_SETS: Readonly<Record<string, readonly DemoSet[]>> = {
  'demo-retail': RETAIL_SETS,
  'demo-corporate': COMPANY_SETS,
  'demo-unconfirmed': RETAIL_SETS.slice(4, 5),
  'demo-tester': RETAIL_SETS.slice(0, 4),
}
