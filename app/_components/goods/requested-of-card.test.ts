import { expect, it } from 'vitest'
import { requestedOfCard } from './requested-of-card'

const card = {
  href: '/product/00-00000001',
  brand: 'Knecht',
  article: 'OC 90',
  markedTitle: 'Фильтр масляный',
  picture: 'parts/1.svg',
  price: 450,
  pastPrice: 500,
  quantity: 7,
  unit: 'компл.',
  deliveryTime: 24,
  rating: 0,
  reviewsCount: 0,
  supplierId: 501,
  ownWarehouse: false,
  multiplicity: 1,
  defaultCount: 1,
}

it('carries what the shopper saw', () => {
  expect(requestedOfCard(card)).toEqual({
    brand: 'Knecht',
    article: 'OC 90',
    title: 'Фильтр масляный',
    picture: 'parts/1.svg',
    price: 450,
    oldPrice: 500,
    quantity: 1,
    unit: 'компл.',
    maxQuantity: 7,
    multiplicity: 1,
    deliveryTime: 24,
    supplierId: 501,
    ownWarehouse: false,
  })
})

it.each([
  ['the usual count', { defaultCount: 4 }, 4],
  ['one step, when that is more', { multiplicity: 2 }, 2],
])('starts with %s', (_, fields, quantity) => {
  expect(requestedOfCard({ ...card, ...fields })?.quantity).toBe(quantity)
})

it.each([
  ['a price', { price: null }],
  ['stock', { quantity: 0 }],
])('is nothing without %s', (_, fields) => {
  expect(requestedOfCard({ ...card, ...fields })).toBeUndefined()
})
