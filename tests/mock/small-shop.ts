import { OWN_WAREHOUSE_SOURCE } from '@/lib/gateway/contracts/catalog/offer-shapes'
import type {
  getBootstrap,
  getEntity,
  searchEntities,
  searchListing,
} from '@/lib/gateway/contracts/catalog/catalog'
import type { getPartPrices } from '@/lib/gateway/contracts/catalog/prices'
import type { searchParts } from '@/lib/gateway/contracts/catalog/search'
import type { WireResponseOf } from '@/lib/gateway/operation'
import { ROOT_SECTION_CODE } from '@/lib/site/section-store'

/** Goods of the mocked shop: every screen that shows one of them, or sells it, speaks of the same part. */
export type MockedProduct = {
  code: string
  brand: string
  article: string
  title: string
  section: string
  /** Rubles. */
  price: number
  quantity: number
}

/** When everything was priced; a mocked answer is the same tomorrow. */
export const PRICED_AT = '2026-03-16T09:00:00.000Z'

/** The default shop of the site, whose warehouse sells everything here. */
export const MOCKED_SUPPLIER = 29
const DELIVERY_HOURS = 24

const SECTIONS = [
  { id: 2, code: 'filtry', title: 'Фильтры' },
  { id: 3, code: 'kolodki', title: 'Тормозные колодки' },
  { id: 4, code: 'svechi', title: 'Свечи зажигания' },
] as const

export const MOCKED_PRODUCTS: readonly MockedProduct[] = [
  goods(1, 'filtry', 'Knecht', 'OC90', 'Фильтр масляный', 540),
  goods(2, 'filtry', 'Bosch', '0451103316', 'Фильтр масляный', 610),
  goods(3, 'filtry', 'Mann', 'C25114', 'Фильтр воздушный', 890),
  goods(4, 'kolodki', 'TRW', 'GDB1550', 'Колодки тормозные передние', 2_890),
  goods(5, 'kolodki', 'Brembo', 'P23118', 'Колодки тормозные задние', 3_240),
  goods(6, 'svechi', 'NGK', 'BKR6E', 'Свеча зажигания', 320),
  goods(7, 'svechi', 'Denso', 'K20TT', 'Свеча зажигания', 410),
]

function goods(at: number, section: string, brand: string, article: string, title: string, price: number) {
  return { code: `00-1000000${at}`, section, brand, article, title, price, quantity: 12 }
}

export function findGoods(requested: (one: MockedProduct) => boolean): MockedProduct | undefined {
  return MOCKED_PRODUCTS.find(requested)
}

/** As an address names it: the internal code, or brand and article joined with an underscore. */
export function findByCode(code: string): MockedProduct | undefined {
  return findGoods(
    (one) => one.code === code || `${one.brand}_${one.article}`.toLowerCase() === code.toLowerCase(),
  )
}

export function findByNumber(article: string, brand?: string): MockedProduct | undefined {
  return findGoods(
    (one) =>
      one.article.toLowerCase() === article.toLowerCase() &&
      (brand === undefined || one.brand.toLowerCase() === brand.toLowerCase()),
  )
}

export function toBootstrap(): WireResponseOf<typeof getBootstrap> {
  const root = {
    id: 1,
    sid: 'catalog',
    code: ROOT_SECTION_CODE,
    title: 'Каталог',
    location: '/catalog',
    children: SECTIONS.map(({ id }) => id),
    count: MOCKED_PRODUCTS.length,
  }
  const own = SECTIONS.map(({ id, code, title }) => ({
    id,
    sid: code,
    code,
    title,
    location: `/catalog/${code}`,
    ancestors: [root.id],
    count: goodsOf(code).length,
  }))
  const menu = own.map(({ count: _, ...item }) => ({ ...item, ancestors: [] }))
  return {
    menus: { catalog: menu, catalogMain: menu, popular: menu },
    sections: [root, ...own],
    params: { siteName: 'Арус', phone: '+7 495 000-00-00', workTime: 'ежедневно с 9 до 21' },
    shops: [
      {
        code: 'zavodskaya',
        supplierId: MOCKED_SUPPLIER,
        title: 'На Заводской',
        city: 'Москва',
        address: 'ул. Заводская, 12',
        coordinates: [55.75, 37.62],
        work: { open: '09:00', close: '21:00' },
      },
    ],
  }
}

/** Undefined for a section that the shop has not. */
export function toListing(
  code: string,
  page = 1,
  limit = 20,
): WireResponseOf<typeof searchListing> | undefined {
  const section = SECTIONS.find((one) => one.code === code)
  const isRoot = code === ROOT_SECTION_CODE
  if (!section && !isRoot) return undefined
  const all = isRoot ? MOCKED_PRODUCTS : goodsOf(code)
  return {
    id: section?.id ?? 1,
    code,
    title: section?.title ?? 'Каталог',
    entities: all.slice((page - 1) * limit, page * limit).map(toEntity),
    pagination: { page, limit, total: all.length, pages: Math.ceil(all.length / limit) },
    sections: isRoot ? [...SECTIONS] : [],
    breadcrumb: isRoot ? [] : [{ id: 1, code: ROOT_SECTION_CODE, title: 'Каталог' }],
  }
}

function goodsOf(section: string): MockedProduct[] {
  return MOCKED_PRODUCTS.filter((one) => one.section === section)
}

export function toEntity(one: MockedProduct): WireResponseOf<typeof searchEntities>['entities'][number] {
  return {
    id: one.code,
    arusCode: one.code,
    title: one.title,
    location: `/product/${one.code}`,
    sectionCode: one.section,
    brandString: one.brand,
    brandCode: one.brand.toLowerCase(),
    brandExternalId: one.brand,
    partNumber: one.article,
    minPrice: one.price,
    ...toSummary(one),
  }
}

/** Price and stock as a card shows them. */
export function toSummary({ price, quantity }: MockedProduct) {
  return {
    price,
    quantity,
    deliveryTime: DELIVERY_HOURS,
    goods: { product: true },
    supplierId: MOCKED_SUPPLIER,
    offersCount: 1,
  }
}

export function toProduct(one: MockedProduct): WireResponseOf<typeof getEntity> {
  const section = SECTIONS.find(({ code }) => code === one.section)
  return {
    ...toEntity(one),
    sid: one.code,
    code: one.code,
    preview: `${one.title} ${one.brand} ${one.article}`,
    spec: [{ code: 'warranty', title: 'Гарантия', value: 12, humanized: '12 мес.' }],
    breadcrumb: section ? [section] : [],
    offers: {
      count: 1,
      minPrice: one.price,
      maxPrice: one.price,
      minDeliveryTime: DELIVERY_HOURS,
      quantity: one.quantity,
    },
  }
}

export function toPriceItem(
  id: string | number,
  one: MockedProduct,
): WireResponseOf<typeof getPartPrices>['items'][string] {
  return {
    id,
    brand: one.brand,
    article: one.article,
    code_product: one.code,
    source: OWN_WAREHOUSE_SOURCE,
    ...toSummary(one),
    suppliers: [
      {
        id: MOCKED_SUPPLIER,
        source: OWN_WAREHOUSE_SOURCE,
        title: 'На Заводской',
        price: one.price,
        quantity: one.quantity,
        delivery_time: DELIVERY_HOURS,
        returnable: true,
      },
    ],
  }
}

export function toPart(one: MockedProduct): NonNullable<WireResponseOf<typeof searchParts>['part']> {
  return {
    brand: one.brand,
    brandExternalId: one.brand,
    article: one.article,
    title: one.title,
    arusCode: one.code,
    ...toSummary(one),
    offers: [
      {
        id: `${one.code}-1`,
        supplierId: MOCKED_SUPPLIER,
        source: OWN_WAREHOUSE_SOURCE,
        price: one.price,
        quantity: one.quantity,
        deliveryTime: DELIVERY_HOURS,
        goods: { product: true },
        suppliers: [{ supplierId: MOCKED_SUPPLIER, price: one.price, quantity: one.quantity }],
        multiplicity: 1,
      },
    ],
  }
}
