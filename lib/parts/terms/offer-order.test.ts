import { describe, expect, it } from 'vitest'
import { markOffers, sortOffers } from './offer-order'

const offer = (id: string, price: number, deliveryTime: number, ownWarehouse = false) => ({
  id,
  price,
  deliveryTime,
  ownWarehouse,
})
const cheap = offer('cheap', 90, 72)
const fast = offer('fast', 130, 0)
const own = offer('own', 110, 24, true)
const twin = offer('twin', 90, 72)

describe('sortOffers', () => {
  it.each([
    ['best', ['own', 'cheap', 'twin', 'fast']],
    ['price', ['cheap', 'twin', 'own', 'fast']],
    ['term', ['fast', 'own', 'cheap', 'twin']],
  ] as const)('by %s', (by, ids) => {
    expect(sortOffers([fast, cheap, twin, own], by).map(({ id }) => id)).toEqual(ids)
  })

  it('leaves the given list alone', () => {
    const given = [fast, cheap]
    sortOffers(given, 'price')
    expect(given).toEqual([fast, cheap])
  })
})

describe('markOffers', () => {
  it.each([
    ['each advantage once', [fast, cheap, twin, own], [['faster'], ['cheaper'], [], ['ownWarehouse']]],
    ['a lone offer is compared with nothing', [cheap], [[]]],
    ['the own warehouse is told even alone', [own], [['ownWarehouse']]],
    ['equal offers have no advantage', [cheap, twin], [[], []]],
    ['the best of both has both', [offer('a', 1, 0), offer('b', 2, 24)], [['cheaper', 'faster'], []]],
    [
      'the faster of the cheapest',
      [offer('a', 1, 48), offer('b', 1, 24), offer('c', 2, 0)],
      [[], ['cheaper'], ['faster']],
    ],
    ['nobody', [], []],
  ])('%s', (_name, offers, marks) => {
    expect(markOffers(offers)).toEqual(marks)
  })
})
