import { expect, test } from 'vitest'
import { shop as shopSchema } from '@/lib/gateway/contracts/catalog/bootstrap-shapes'
import { defaultShop, metroColor } from './site-default-shop'

const params = { defaultSupplierId: 29, fallbackSupplierId: 8 }

function shop(supplierId: number) {
  return shopSchema.parse({
    code: `shop-${supplierId}`,
    supplierId,
    title: 'Магазин',
    address: 'Москва',
    coordinates: [55.7, 37.6],
    work: { open: '09:00', close: '21:00' },
  })
}

test.each([
  [[8, 29], 'shop-29'],
  [[8, 30], 'shop-8'],
  [[30], undefined],
])('of the shops %j a visitor stands in %s', (ids, code) => {
  expect(defaultShop({ params, shops: ids.map(shop) })?.code).toBe(code)
})

test.each([
  ['#D41317', '#D41317'],
  ['0078c9', '#0078c9'],
  ['red;background:url(x)', undefined],
  [null, undefined],
])('the colour %j is shown as %s', (color, expected) => {
  expect(metroColor(color)).toBe(expected)
})
