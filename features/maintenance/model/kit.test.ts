import { expect, it } from 'vitest'
import { toUnsentLine } from '@/stores/cart/requested-item'
import { toShownPrice } from '@/stores/user/shown-markup'
import { costOf, toKit, toRequestedItems } from './kit'
import type { Position } from './service-plan'

function position(changes: Partial<Position> = {}): Position {
  return {
    brand: 'MANN',
    article: 'W 811/80',
    title: 'Фильтр масляный',
    internalCode: '00-00000001',
    href: '/product/00-00000001',
    picture: null,
    count: 1,
    note: null,
    analogsCount: 0,
    price: 450.5,
    oldPrice: null,
    quantity: 10,
    multiplicity: 1,
    deliveryTime: 24,
    supplierId: 501,
    ownWarehouse: false,
    ...changes,
  }
}

it('sums what can be had and waits for the last of it', () => {
  const kit = toKit([position(), position({ article: 'X', price: 0.1, count: 4, deliveryTime: 72 })])
  expect(kit).toMatchObject({ total: 450.9, term: 72 })
  expect(toRequestedItems(kit).map(({ article, quantity }) => [article, quantity])).toEqual([
    ['W 811/80', 1],
    ['X', 4],
  ])
})

it('is counted in the cart as the kit counts it', () => {
  const items = toRequestedItems(toKit([position({ unit: 'компл.' })]))
  expect(items.map((item) => toUnsentLine(item, 'line', 29).unit)).toEqual(['компл.'])
})

it.each([
  [{ price: null }, 0, 1],
  [{ quantity: 0 }, 0, 1],
  [{ count: 4, quantity: 3 }, 3, 1],
  [{ count: 4, quantity: 3, multiplicity: 2 }, 2, 2],
  [{ count: 3, multiplicity: 2 }, 4, 0],
  [{ count: 3, quantity: 1, multiplicity: 2 }, 0, 3],
] as const)('of %j it takes %d, and %d are missing', (changes, quantity, missing) => {
  const kit = toKit([position(changes)])
  expect(kit.lines).toMatchObject([{ quantity, missing }])
  expect(toRequestedItems(kit)).toHaveLength(quantity > 0 ? 1 : 0)
})

it('nothing that can be had has no term', () => {
  expect(toKit([position({ price: null })])).toMatchObject({ total: 0, term: null })
})

it('costs what its pieces are shown for, each rounded as it is shown', () => {
  const { lines } = toKit([position({ price: 99.99, count: 2, multiplicity: 1, quantity: 10 })])
  expect(costOf(lines)).toBe(199.98)
  expect(costOf(lines, (price) => toShownPrice(price, 7.5))).toBe(214.98)
})
