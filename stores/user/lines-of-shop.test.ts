import { expect, test } from 'vitest'
import { linesOfShop } from './lines-of-shop'

test('lines held under the old shop go to the new one, those of other sellers stay', () => {
  const lines = [
    { productId: 'a', supplierId: 29 },
    { productId: 'b', supplierId: 104 },
    { productId: 'c', supplierId: 29 },
    { productId: 'd', supplierId: 12 },
  ]
  expect(linesOfShop(lines, 29, 12)).toEqual([
    { productId: 'a', supplierId: 12 },
    { productId: 'c', supplierId: 12 },
  ])
})
