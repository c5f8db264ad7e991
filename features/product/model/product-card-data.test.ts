import { expect, it, test } from 'vitest'
import { entityOf } from '../testing'
import { toCardFace, toProductCard } from './product-card-data'

it.each([
  ['00-00012345', '00-00012345', '12345'],
  ['12345', '00-00012345', '12345'],
  ['00-0123456789', '00-23456789', '123456789'],
])('reads the code %s as %s and says it as %s', (arusCode, internalCode, shortCode) => {
  expect(toProductCard(entityOf({ arusCode }))).toMatchObject({ internalCode, shortCode })
})

test('reads the other spelling of the code', () => {
  expect(toProductCard(entityOf({ arusCode: undefined, arus_code: '00-00000077' })).internalCode).toBe(
    '00-00000077',
  )
})

test('takes every field of the entity under the name that the shop gives it', () => {
  const card = toProductCard(
    entityOf({
      brandCode: 'mann',
      brandExternalId: 'f3b0c1de-0000-4000-8000-000000000001',
      pictureUrl: ['photos/a.png', 'photos/b.png'],
      defaultSelectCount: 4,
      salesScore: 7,
      internetPrice: 900,
      price: 800,
      reviewsRating: 4.5,
      reviewsCount: 12,
    }),
  )
  expect(card).toMatchObject({
    brand: 'Mann-Filter',
    brandCode: 'mann',
    brandExternalId: 'f3b0c1de-0000-4000-8000-000000000001',
    article: 'W 712/95',
    picture: 'photos/a.png',
    defaultCount: 4,
    salesScore: 7,
    pastPrice: 900,
    price: 800,
    rating: 4.5,
    reviewsCount: 12,
    href: '/product/00-00012345',
  })
})

test('starts with one piece, no picture and no price when the entity names none', () => {
  expect(toProductCard(entityOf())).toMatchObject({
    defaultCount: 1,
    picture: null,
    price: null,
    pastPrice: null,
  })
})

test('takes a price of zero for none', () => {
  expect(toProductCard(entityOf({ price: 0 })).price).toBeNull()
})

test('does not repeat the properties that the title tells', () => {
  const properties = [
    { code: 'sae', title: 'Вязкость', value: 1, humanized: '5W-40' },
    { code: 'base', title: 'Состав', value: 2, humanized: 'Синтетическое' },
  ]
  const card = toProductCard(entityOf({ title: 'Масло Elf синтетическое 4 л', properties }))
  expect(card.properties).toBe('Вязкость: 5W-40')
})

test('shows the first two properties that people can read', () => {
  const property = (code: string, humanized: string | null) => ({ code, title: code, value: 1, humanized })
  const card = toProductCard(
    entityOf({
      properties: [
        property('brandString', 'Mann'),
        property('empty', null),
        property('height', '79 мм'),
        property('internet_price', '900'),
        property('diameter', '76 мм'),
        property('thread', 'M20'),
      ],
    }),
  )
  expect(card.properties).toBe('height: 79 мм · diameter: 76 мм')
})

test('a card travels to the browser without what is neither drawn nor needed to sell it', () => {
  const face = toCardFace(toProductCard(entityOf({ price: 800, multiplicity: 4, supplierId: 15 })))
  expect(face).toMatchObject({ brand: 'Mann-Filter', price: 800, multiplicity: 4, supplierId: 15 })
  expect(Object.keys(face)).toHaveLength(16)
  expect(face).not.toHaveProperty('salesScore')
})
