import { expect, it } from 'vitest'
import type { Brand, CatalogReference } from './load-catalog-reference'
import { resolveBrand } from './resolve-brand'

const MAHLE = { id: 1, title: 'MAHLE' } as Brand
const BOSCH = { id: 2, title: 'Bosch' } as Brand
const reference = {
  brandByExternalId: new Map(),
  brandByKey: new Map([
    ['mahle', MAHLE],
    ['knecht', MAHLE],
    ['bosch', BOSCH],
  ]),
  brandByCode: new Map(),
  brandByAddress: new Map(),
} as unknown as CatalogReference

it.each([
  [' knecht ', MAHLE],
  ['KNECHT/MAHLE', MAHLE],
  ['knecht-mahle', MAHLE],
  ['Mahle Knecht', MAHLE],
  ['Bosch/Mahle', undefined],
  ['Mahle/Nobody', undefined],
  ['', undefined],
])('%j is the brand %j', (text, brand) => {
  expect(resolveBrand(reference, text)).toBe(brand)
})
