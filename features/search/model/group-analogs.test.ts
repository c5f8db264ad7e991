import { expect, test } from 'vitest'
import { groupAnalogs, marksOf } from './group-analogs'
import type { PartOffers } from './part'

function part(brand: string, fields: Partial<PartOffers> = {}): PartOffers {
  return {
    brand,
    brandExternalId: null,
    article: 'A1',
    title: 'Фильтр',
    internalCode: null,
    href: '/product/a',
    picture: null,
    rating: 0,
    reviewsCount: 0,
    price: 500,
    deliveryTime: 48,
    isOriginal: false,
    offers: [],
    ...fields,
  }
}

const requested = part('MANN')

test.each([
  [{ price: 499 }, ['cheaper']],
  [{ price: 500, deliveryTime: 0 }, ['faster']],
  [{ price: 900, reviewsCount: 3 }, ['known']],
  [{ price: 900, reviewsCount: 2 }, []],
  [{ price: 1, deliveryTime: 0, reviewsCount: 9 }, ['cheaper', 'faster', 'known']],
  [{ price: null, deliveryTime: 0 }, []],
])('an analog with %j earns %j', (fields, marks) => {
  expect(marksOf(requested, part('X', fields))).toEqual(marks)
})

test('each analog stands once, cheaper ones first and the ones nobody offers last', () => {
  const groups = groupAnalogs(requested, [
    part('Absent', { price: null }),
    part('Cheap', { price: 300, deliveryTime: 0 }),
    part('Fast', { price: 700, deliveryTime: 0 }),
    part('Plain', { price: 700 }),
    part('Cheapest', { price: 200 }),
  ])
  expect(groups.map(({ key, analogs }) => [key, analogs.map(({ analog }) => analog.brand)])).toEqual([
    ['cheaper', ['Cheapest', 'Cheap']],
    ['faster', ['Fast']],
    ['other', ['Plain']],
    ['absent', ['Absent']],
  ])
})

test('without a price to compare with nothing is cheaper or faster', () => {
  const [group] = groupAnalogs(part('MANN', { price: null }), [part('Cheap', { price: 1, deliveryTime: 0 })])
  expect(group?.key).toBe('other')
  expect(groupAnalogs(null, [part('Cheap', { price: 1 })])[0]?.key).toBe('other')
})
