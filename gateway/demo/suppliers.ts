import { stableUuid } from '@/gateway/demo/brands'

export const OWN_WAREHOUSE_ID = 15

type DemoSupplier = { id: number; title: string; isVendor: boolean; deliveryHours: number }

/** Vendors with the hours they usually need. */
const VENDORS: readonly (readonly [id: number, title: string, hours: number])[] = [
  [101, 'Склад «Север»', 24],
  [102, 'Склад «Восток»', 24],
  [103, 'Склад «Юг»', 48],
  [104, 'Партнёр 104', 48],
  [105, 'Партнёр 105', 48],
  [106, 'Партнёр 106', 72],
  [107, 'Партнёр 107', 72],
  [108, 'Партнёр 108', 96],
  [109, 'Партнёр 109', 120],
  [110, 'Партнёр 110', 120],
  [111, 'Партнёр 111', 168],
  [112, 'Партнёр 112', 216],
  [113, 'Партнёр 113', 336],
  [114, 'Партнёр 114', 24],
]

type DemoShop = {
  supplierId: number
  code: string
  title: string
  address: string
  latitude: number
  longitude: number
  metro: { name: string; line: string; color: string }[]
  phone: string
  opensAt: string
  closesAt: string
  services: string[]
}

const STATIONS = {
  red: { line: 'Сокольническая', color: '#E42313' },
  green: { line: 'Замоскворецкая', color: '#4FB04F' },
  blue: { line: 'Арбатско-Покровская', color: '#0072BA' },
  orange: { line: 'Калужско-Рижская', color: '#F07E24' },
  purple: { line: 'Таганско-Краснопресненская', color: '#943E90' },
  yellow: { line: 'Калининская', color: '#FFCD1C' },
  grey: { line: 'Серпуховско-Тимирязевская', color: '#ADACAC' },
  lime: { line: 'Люблинско-Дмитровская', color: '#BED12C' },
} as const

const metro = (name: string, line: keyof typeof STATIONS) => [{ name, ...STATIONS[line] }]

/** The streets and stations are real, the shops are not; the phones lie in a block that is given to nobody. */
export const DEMO_SHOPS: readonly DemoShop[] = [
  {
    supplierId: 29,
    code: 'yuzhnaya',
    title: 'Арус на Варшавском',
    address: 'Москва, Варшавское шоссе, 125',
    latitude: 55.6225,
    longitude: 37.6063,
    metro: metro('Южная', 'grey'),
    phone: '+7 (495) 000-00-29',
    opensAt: '08:00',
    closesAt: '22:00',
    services: ['Шиномонтаж', 'Замена масла', 'Подбор по VIN'],
  },
  {
    supplierId: 8,
    code: 'semenovskaya',
    title: 'Арус на Щербаковской',
    address: 'Москва, Щербаковская улица, 3',
    latitude: 55.7826,
    longitude: 37.7195,
    metro: metro('Семёновская', 'blue'),
    phone: '+7 (495) 000-00-08',
    opensAt: '09:00',
    closesAt: '21:00',
    services: ['Замена щёток', 'Подбор по VIN'],
  },
  {
    supplierId: 11,
    code: 'rechnoy-vokzal',
    title: 'Арус на Ленинградском',
    address: 'Москва, Ленинградское шоссе, 94',
    latitude: 55.8546,
    longitude: 37.4762,
    metro: metro('Речной вокзал', 'green'),
    phone: '+7 (495) 000-00-11',
    opensAt: '09:00',
    closesAt: '21:00',
    services: ['Замена масла', 'Подбор по VIN'],
  },
  {
    supplierId: 12,
    code: 'medvedkovo',
    title: 'Арус в Медведкове',
    address: 'Москва, улица Грекова, 8',
    latitude: 55.8868,
    longitude: 37.6607,
    metro: metro('Медведково', 'orange'),
    phone: '+7 (495) 000-00-12',
    opensAt: '09:00',
    closesAt: '21:00',
    services: ['Замена ламп', 'Подбор по VIN'],
  },
  {
    supplierId: 17,
    code: 'vyhino',
    title: 'Арус в Выхине',
    address: 'Москва, улица Хлобыстова, 20',
    latitude: 55.7146,
    longitude: 37.8178,
    metro: metro('Выхино', 'purple'),
    phone: '+7 (495) 000-00-17',
    opensAt: '09:00',
    closesAt: '21:00',
    services: ['Хранение шин', 'Шиномонтаж'],
  },
  {
    supplierId: 21,
    code: 'yugo-zapadnaya',
    title: 'Арус на Юго-Западной',
    address: 'Москва, проспект Вернадского, 105',
    latitude: 55.6632,
    longitude: 37.4837,
    metro: metro('Юго-Западная', 'red'),
    phone: '+7 (495) 000-00-21',
    opensAt: '08:00',
    closesAt: '22:00',
    services: ['Замена масла', 'Диагностика'],
  },
  {
    supplierId: 24,
    code: 'novogireevo',
    title: 'Арус в Новогирееве',
    address: 'Москва, Зелёный проспект, 62',
    latitude: 55.7519,
    longitude: 37.8172,
    metro: metro('Новогиреево', 'yellow'),
    phone: '+7 (495) 000-00-24',
    opensAt: '09:00',
    closesAt: '21:00',
    services: ['Подбор по VIN'],
  },
  {
    supplierId: 33,
    code: 'lyublino',
    title: 'Арус в Люблине',
    address: 'Москва, Совхозная улица, 39',
    latitude: 55.6765,
    longitude: 37.7617,
    metro: metro('Люблино', 'lime'),
    phone: '+7 (495) 000-00-33',
    opensAt: '09:00',
    closesAt: '21:00',
    services: ['Хранение шин', 'Замена масла'],
  },
  {
    supplierId: 36,
    code: 'mitino',
    title: 'Арус в Митине',
    address: 'Москва, Пятницкое шоссе, 18',
    latitude: 55.8365,
    longitude: 37.3594,
    metro: metro('Волоколамская', 'blue'),
    phone: '+7 (495) 000-00-36',
    opensAt: '09:00',
    closesAt: '21:00',
    services: ['Шиномонтаж', 'Подбор по VIN'],
  },
]

export const SHOP_IDS = DEMO_SHOPS.map(({ supplierId }) => supplierId)
export const VENDOR_IDS = VENDORS.map(([id]) => id)
const VENDOR_HOURS = new Map(VENDORS.map(([id, , hours]) => [id, hours]))

export function vendorHours(id: number) {
  return VENDOR_HOURS.get(id) ?? 72
}

export const DEMO_SUPPLIERS: readonly (DemoSupplier & { externalId: string })[] = [
  { id: OWN_WAREHOUSE_ID, title: 'Склад Арус', isVendor: false, deliveryHours: 24 },
  ...DEMO_SHOPS.map(({ supplierId, title }) => ({
    id: supplierId,
    title,
    isVendor: false,
    deliveryHours: 0,
  })),
  ...VENDORS.map(([id, title, deliveryHours]) => ({ id, title, isVendor: true, deliveryHours })),
].map((supplier) => ({ ...supplier, externalId: stableUuid(`supplier/${supplier.id}`) }))
