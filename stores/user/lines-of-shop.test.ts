import { expect, test } from 'vitest'
import { linesOfShop } from './lines-of-shop'

test('lines held under the old shop go to the new one, those of other sellers stay', () => {
  const lines = [
    { productExternalId: 'a', supplierId: 29 },
    { productExternalId: 'b', supplierId: 104 },
    { productExternalId: 'c', supplierId: 29 },
    { productExternalId: 'd', supplierId: 12 },
  ]
  expect(linesOfShop(lines, 29, 12)).toEqual([
    { productExternalId: 'a', supplierId: 12 },
    { productExternalId: 'c', supplierId: 12 },
  ])
})
