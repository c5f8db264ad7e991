import { expect, test } from 'vitest'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { MAX_TITLE_LENGTH } from '@/lib/parts/vehicle/fit-title'
import { productMeta } from './product-meta'

const brands = new Map([
  [1, { title: 'MANN-FILTER' }],
  [2, { title: 'BIG Filter' }],
])

const titleOf = (brandId: number) =>
  productMeta({ brandById: brands } as unknown as CatalogReference, 'Арус', {
    code: 1,
    brandId,
    article: 'W 467/3',
    title: 'Фильтр масляный для LADA Granta I, Kalina II 1.6 ВАЗ-21127',
    minPrice: null,
    pictures: [],
  }).title

test('parts of two makers under one number differ by the title, however long it is', () => {
  const titles = [titleOf(1), titleOf(2)]
  expect(titles).toEqual([
    'Фильтр масляный для LADA Granta I MANN-FILTER W 467/3',
    'Фильтр масляный для LADA Granta I BIG Filter W 467/3',
  ])
  for (const title of titles) expect(title?.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH)
})
