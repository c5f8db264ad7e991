export type TestProduct = {
  id: number
  brandId: number
  sectionId: number
  article: string
  title: string
  thread?: string
  height?: number
  vehicleIds?: number[]
  salesScore?: number
  /** Supplier id, price in rubles, quantity. */
  offers?: [number, number, number][]
}

export const OWN = 15
export const SHOP = 29
export const FAST = 101
export const SLOW = 102

export const PRODUCTS: TestProduct[] = [
  {
    id: 1,
    brandId: 1,
    sectionId: 3,
    article: 'OC 90',
    title: 'Фильтр масляный',
    thread: 'm20',
    height: 70,
    vehicleIds: [1, 2],
    salesScore: 100,
    offers: [
      [OWN, 400, 5],
      [SHOP, 390, 2],
      [FAST, 380, 10],
      [SLOW, 350, 100],
    ],
  },
  {
    id: 2,
    brandId: 2,
    sectionId: 3,
    article: 'W 712/75',
    title: 'Фильтр масляный',
    thread: 'm20',
    height: 79.5,
    vehicleIds: [1],
    salesScore: 90,
    offers: [[FAST, 520, 7]],
  },
  {
    id: 3,
    brandId: 4,
    sectionId: 3,
    article: '0 451 103 316',
    title: 'Фильтр масляный двигателя',
    thread: 'unf',
    height: 85,
    salesScore: 80,
    offers: [[SLOW, 610, 3]],
  },
  {
    id: 4,
    brandId: 3,
    sectionId: 3,
    article: '90915-YZZE1',
    title: 'Фильтр масляный оригинальный',
    thread: 'unf',
    height: 65,
    vehicleIds: [2],
    salesScore: 70,
    offers: [[SLOW, 1200, 1]],
  },
  {
    id: 5,
    brandId: 2,
    sectionId: 3,
    article: 'W 610/3',
    title: 'Фильтр масляный',
    thread: 'unf',
    salesScore: 60,
  },
  {
    id: 6,
    brandId: 4,
    sectionId: 5,
    article: '0 986 494 164',
    title: 'Колодки тормозные передние',
    vehicleIds: [2],
    salesScore: 50,
    offers: [
      [OWN, 2500, 4],
      [FAST, 2300, 4],
    ],
  },
  {
    id: 7,
    brandId: 5,
    sectionId: 5,
    article: 'X/1-2',
    title: 'Колодки тормозные задние',
    salesScore: 40,
    offers: [[FAST, 900, 600]],
  },
  {
    id: 8,
    brandId: 1,
    sectionId: 3,
    article: '0C90',
    title: 'Кольцо уплотнительное',
    salesScore: 1,
    offers: [[SLOW, 30, 9]],
  },
]
