import { expect, test } from 'vitest'
import { groupParts, searchParts } from '@/lib/gateway/contracts/catalog/search'
import { toPartGroup, toPartOffers } from './part'

const identity = { brand: 'MANN-FILTER', article: 'W 712/75', title: 'Фильтр масляный', arusCode: '12345' }

test('a group names the part, its page and its lowest price', () => {
  const [item] = groupParts.response.parse({
    article: 'W 712/75',
    items: [{ ...identity, pictureUrl: ['a.jpg', 'b.jpg'], minPrice: 420.5, offersCount: 3 }],
  }).items
  expect(item && toPartGroup(item)).toMatchObject({
    internalCode: '00-00012345',
    href: '/product/00-00012345',
    picture: 'a.jpg',
    minPrice: 420.5,
    offersCount: 3,
  })
})

test('a part outside the catalogue is addressed by brand and article, and nobody sells for nothing', () => {
  const { part } = searchParts.response.parse({
    part: { ...identity, arusCode: null, price: 0, deliveryTime: 24, offers: [], isOriginal: true },
    analogs: [],
    pricedAt: '2025-11-20T10:00:00Z',
  })
  expect(part && toPartOffers(part)).toMatchObject({
    internalCode: null,
    href: '/product/mann-filter_w%20712-75',
    picture: null,
    price: null,
    isOriginal: true,
  })
})
