import { expect, test } from 'vitest'
import { catalogEntity } from '@/lib/gateway/contracts/catalog/entity-shapes'
import { toFeedOffer } from './to-feed-offer'

const ORIGIN = 'https://shop.example'

function offerOf(fields: Record<string, unknown> = {}) {
  const entity = catalogEntity.parse({
    id: '00-00012345',
    arusCode: '00-00012345',
    title: 'Фильтр масляный',
    brandString: 'MANN-FILTER',
    partNumber: 'W 914/2',
    sectionCode: 'oil-filters',
    price: 350.5,
    quantity: 4,
    properties: [
      { code: 'height', title: 'Высота', value: 79, humanized: '79 мм' },
      { code: 'secret', title: 'Служебное', value: 1 },
    ],
    ...fields,
  })
  return toFeedOffer(entity, ORIGIN, (code) => (code === 'oil-filters' ? 7 : undefined))
}

test('a product becomes an offer with absolute addresses', () => {
  expect(offerOf({ internetPrice: 500, pictureUrl: ['photos/1.webp'] })).toEqual({
    id: '0000012345',
    url: 'https://shop.example/product/00-00012345',
    name: 'Фильтр масляный MANN-FILTER W 914/2',
    description: 'Фильтр масляный MANN-FILTER W 914/2. Высота: 79 мм',
    params: [{ name: 'Высота', value: '79 мм' }],
    vendor: 'MANN-FILTER',
    vendorCode: 'W 914/2',
    categoryId: 7,
    price: 350.5,
    oldPrice: 500,
    pictures: [
      expect.stringMatching(/^https:\/\/shop\.example\/gw\/media\/resize\/format-jpeg,.*\/photos\/1\.webp$/),
    ],
  })
})

test('the price is the lowest one, which the page names too', () => {
  expect(offerOf({ price: 350.5, minPrice: 340 })?.price).toBe(340)
})

test.each([
  ['Фильтр масляный Mann-Filter', 'Фильтр масляный Mann-Filter W 914/2'],
  ['Фильтр масляный W914/2', 'Фильтр масляный W914/2 MANN-FILTER'],
  ['MANN-FILTER W 914/2 фильтр', 'MANN-FILTER W 914/2 фильтр'],
])('the name of «%s» says maker and number once', (title, name) => {
  expect(offerOf({ title })?.name).toBe(name)
})

test.each([
  ['nobody offers', { price: null }],
  ['costs nothing', { price: 0 }],
  ['is sold out', { quantity: 0 }],
  ['stands nowhere', { sectionCode: 'gone' }],
])('a product that %s is left out', (_, fields) => {
  expect(offerOf(fields)).toBeUndefined()
})
