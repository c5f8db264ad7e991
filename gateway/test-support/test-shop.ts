import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { refreshCatalog } from '@/gateway/test-support/refresh-catalog'
import {
  brandAliases,
  brands,
  oemNumbers,
  productCrosses,
  productIcons,
  productOemNumbers,
  products,
  properties,
  sections,
} from '@/gateway/db/schema/catalog'
import { filterOptions, filters, filterSets, sectionFilters } from '@/gateway/db/schema/filters'
import { offers, shops, suppliers } from '@/gateway/db/schema/offers'
import { vehicles } from '@/gateway/db/schema/vehicles'
import { FAST, OWN, PRODUCTS, SHOP, SLOW } from '@/gateway/test-support/seeds/test-shop-products'
import { seedSite } from '@/gateway/test-support/seeds/seed-site'
import { fillFromStore, storeRows } from '@/gateway/test-support/stored-rows'
import { articleKey, brandKey, foldedArticleKey } from '@/lib/parts/keys'

export const KNECHT_ID = '11111111-1111-4111-8111-111111111111'

const BRANDS = [
  {
    id: 1,
    code: 'knecht',
    title: 'Knecht',
    country: 'Германия',
    isPopular: true,
    popularity: 90,
    externalId: KNECHT_ID,
  },
  { id: 2, code: 'mann-filter', title: 'Mann-Filter', country: 'Германия', isPopular: true, popularity: 80 },
  { id: 3, code: 'toyota', title: 'Toyota', country: 'Япония', popularity: 70, quality: 'original' as const },
  { id: 4, code: 'bosch', title: 'Bosch', content: '<p>Бренд <b>Bosch</b></p>', popularity: 60 },
  { id: 5, code: 'a-b', title: 'A/B', popularity: 1 },
]

const SPELLINGS = {
  1: ['Knecht', 'Mahle Knecht'],
  2: ['Mann-Filter', 'Mann'],
  3: ['Toyota'],
  4: ['Bosch', 'Бош'],
  5: ['A/B'],
}

const SECTIONS = [
  { id: 1, parentId: null, level: 0, path: [1], code: 'catalog', title: 'Каталог' },
  { id: 2, parentId: 1, level: 1, path: [1, 2], code: 'filters', title: 'Фильтры', sequence: 1 },
  {
    id: 3,
    parentId: 2,
    level: 2,
    path: [1, 2, 3],
    code: 'oil-filters',
    title: 'Масляные фильтры',
    content: '<p>О фильтрах</p>',
  },
  { id: 4, parentId: 1, level: 1, path: [1, 4], code: 'brakes', title: 'Тормоза', sequence: 2 },
  { id: 5, parentId: 4, level: 2, path: [1, 4, 5], code: 'brake-pads', title: 'Тормозные колодки' },
  { id: 6, parentId: 1, level: 1, path: [1, 6], code: 'nothing', title: 'Пустой раздел', sequence: 3 },
]

const FILTERS = [
  {
    id: 1,
    type: 'enum',
    source: 'brand',
    code: 'brand',
    heading: '{}',
    title: 'Бренд',
    isRewrite: true,
    rewriteCode: 'brand',
    uriSequent: 1,
  },
  { id: 2, type: 'numeric', source: 'price', code: 'price', title: 'Цена', unit: '₽' },
  { id: 3, type: 'enum', source: 'stock', code: 'stock', title: 'Наличие' },
  {
    id: 4,
    type: 'enum',
    source: 'property',
    code: 'thread',
    heading: 'с резьбой {}',
    title: 'Резьба',
    isRewrite: true,
    rewriteCode: 'thread',
    uriSequent: 2,
  },
  { id: 5, type: 'numeric', source: 'property', code: 'height', title: 'Высота', unit: 'мм' },
] as const

const OPTIONS = [
  { id: 301, filterId: 3, value: 'any', title: 'В наличии', rewriteCode: 'any' },
  { id: 302, filterId: 3, value: 'own', title: 'На нашем складе', rewriteCode: 'own' },
  { id: 401, filterId: 4, value: 'm20', title: 'M20×1,5', rewriteCode: 'm20', sequent: 1 },
  { id: 402, filterId: 4, value: 'unf', title: '3/4-16 UNF', rewriteCode: 'unf', sequent: 2 },
]

/** Internal code of a product of the test shop. */
export function codeOf(id: number) {
  return `00-${String(10_000_000 + id)}`
}

async function seedCatalog(db: Database) {
  await db.insert(brands).values(BRANDS.map((brand) => ({ ...brand, searchText: brand.title })))
  await db
    .insert(brandAliases)
    .values(
      Object.entries(SPELLINGS).flatMap(([brandId, titles]) =>
        titles.map((title) => ({ key: brandKey(title), brandId: Number(brandId), title })),
      ),
    )
  await db.insert(sections).values(SECTIONS)
  await db.insert(properties).values([
    { slug: 'thread', title: 'Резьба', sequence: 1, isKey: true },
    { slug: 'height', title: 'Высота', unit: 'мм', sequence: 2, isKey: true },
    { slug: 'note', title: 'Примечание', sequence: 3 },
  ])
  await db.insert(productIcons).values({ code: 'hit', title: 'Хит продаж' })
  await db.insert(filters).values([...FILTERS])
  await db.insert(filterOptions).values(OPTIONS)
  await db
    .insert(sectionFilters)
    .values(
      [1, 2, 3, 4, 5].flatMap((sectionId) =>
        FILTERS.map(({ id }) => ({ sectionId, filterId: id, sequence: id })),
      ),
    )
  await db.insert(filterSets).values({
    id: 1,
    sectionId: 3,
    code: 'set-m20',
    title: 'С резьбой M20',
    heading: 'Масляные фильтры с резьбой M20',
    choice: { thread: ['m20'] },
  })
  await db.insert(vehicles).values([
    {
      id: 1,
      make: 'Volkswagen',
      model: 'Golf',
      modification: '1.6',
      engine: 'BSE',
      yearFrom: 2004,
      yearTo: 2008,
    },
    { id: 2, make: 'Toyota', model: 'Corolla', modification: '1.6 VVT-i', yearFrom: 2007 },
  ])
  await db.execute(sql`select place_vehicles()`)
}

async function seedGoods(db: Database) {
  await db.insert(suppliers).values([
    { id: OWN, title: 'Склад «Арус»', isVendor: false, deliveryHours: 0 },
    { id: SHOP, title: 'Магазин на Тверской', isVendor: false, deliveryHours: 2 },
    { id: FAST, title: 'Быстрый поставщик', deliveryHours: 24 },
    { id: SLOW, title: 'Дальний поставщик', deliveryHours: 96 },
  ])
  await db.insert(shops).values({
    supplierId: SHOP,
    code: 'tverskaya',
    title: 'Магазин на Тверской',
    city: 'Москва',
    address: 'Тверская улица, 1',
    latitude: 55.76,
    longitude: 37.61,
    metro: [{ name: 'Тверская', line: 'Замоскворецкая', color: '#4fb04f' }],
    opensAt: '09:00',
    closesAt: '21:00',
  })
  await db.insert(products).values(
    PRODUCTS.map(({ thread, height, offers: _, ...product }) => ({
      ...product,
      code: 10_000_000 + product.id,
      articleKey: articleKey(product.article),
      foldedKey: foldedArticleKey(product.article),
      properties: {
        ...(thread && { thread }),
        ...(height && { height }),
        ...(product.id === 1 && { note: '', unknown: 'x' }),
      },
      pictures: product.id === 5 ? [] : [`photos/${product.id}.svg`],
      icons: product.id === 1 ? ['hit', 'gone'] : [],
      internetPrice: product.id === 1 ? 45_000 : null,
      quality: product.brandId === 3 ? ('original' as const) : ('analog' as const),
      rating: product.id === 1 ? 4 : 0,
      reviewsCount: product.id === 1 ? 7 : 0,
    })),
  )
  await db.insert(offers).values(
    PRODUCTS.flatMap((product) =>
      (product.offers ?? []).map(([supplierId, rubles, quantity]) => ({
        productId: product.id,
        supplierId,
        price: rubles * 100,
        quantity,
        multiplicity: supplierId === SLOW ? 2 : 1,
        deliveryHours: { [OWN]: 0, [SHOP]: 2, [FAST]: 24, [SLOW]: 96 }[supplierId] ?? 0,
        returnable: supplierId !== SLOW,
      })),
    ),
  )
  await db.insert(oemNumbers).values([
    {
      id: 1,
      make: 'Toyota',
      number: '90915-YZZE1',
      numberKey: '90915yzze1',
      foldedKey: foldedArticleKey('90915-YZZE1'),
    },
    { id: 2, make: 'Volkswagen', number: '030 115 561', numberKey: '030115561', foldedKey: '030115561' },
  ])
  await db.insert(productOemNumbers).values([
    { productId: 1, oemNumberId: 2 },
    { productId: 2, oemNumberId: 2 },
    { productId: 3, oemNumberId: 1 },
    { productId: 4, oemNumberId: 1 },
  ])
  await db.insert(productCrosses).values([
    { groupId: 1, productId: 2 },
    { groupId: 1, productId: 5 },
  ])
}

const STORE = 'test_shop'

/** A small shop, the same in every run: what a test relies on stands above. */
export async function seedTestShop(db: Database) {
  if (!(await fillFromStore(db, STORE))) await writeTestShop(db)
}

/** Gives a database that will be copied the means to be filled with the test shop quickly. */
export async function storeTestShop(db: Database) {
  await storeRows(db, STORE, () => writeTestShop(db))
}

async function writeTestShop(db: Database) {
  await seedCatalog(db)
  await seedGoods(db)
  await seedSite(db)
  await refreshCatalog(db)
}
