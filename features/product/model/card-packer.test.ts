import { expect, it } from 'vitest'
import { hrefs } from '@/lib/routing/hrefs'
import { cardPacker } from './card-packer'

const card = {
  href: hrefs.product({ internalCode: '00-00012345', brand: 'MANN', article: 'W 914/2' }),
  brand: 'MANN',
  article: 'W 914/2',
  markedTitle: 'Фильтр масляный',
  picture: 'parts/1.svg',
  properties: 'Высота: 80 мм · Резьба: M20',
  price: 450.5,
  pastPrice: 900,
  quantity: 3,
  deliveryTime: 24,
  rating: 4.5,
  reviewsCount: 12,
  fit: 'fits' as const,
  supplierId: 501,
  ownWarehouse: false,
  multiplicity: 1,
  defaultCount: 1,
}

it.each([
  ['a full card', card],
  ['a card of a part without code', { ...card, href: hrefs.product({ brand: 'A&B', article: '1/2' }) }],
  ['a card of the own warehouse', { ...card, supplierId: null, ownWarehouse: true }],
  ['a card that several sell', { ...card, supplierId: null }],
  ['a card of goods sold by fours', { ...card, multiplicity: 2, defaultCount: 4 }],
  [
    'a card that knows little',
    { ...card, picture: null, properties: '', price: null, pastPrice: null, rating: 0, fit: null },
  ],
])('%s comes out of its row as it went in', (_, given) => {
  expect(cardPacker.unpack(cardPacker.pack(given))).toEqual(given)
})
