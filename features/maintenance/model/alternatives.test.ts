import { expect, it } from 'vitest'
import { toAlternatives } from './alternatives'

type Analog = Parameters<typeof toAlternatives>[1][number]

const REQUESTED = {
  brand: 'NGK',
  article: 'LZKR6B-10E',
  title: 'Свеча зажигания',
  internalCode: null,
  href: '/product/1',
  picture: null,
  count: 4,
  note: null,
  analogsCount: 1,
  price: 410,
  oldPrice: null,
  quantity: 2,
  multiplicity: 1,
  deliveryTime: 24,
  supplierId: 501,
  ownWarehouse: false,
}

function analog(article: string, quantity: number, multiplicity: number): Analog {
  const offer = { price: 300, oldPrice: null, quantity, multiplicity, deliveryTime: 24, supplierId: 502 }
  return {
    brand: 'Denso',
    article,
    title: 'Свеча зажигания',
    arusCode: null,
    pictureUrl: [],
    isOriginal: false,
    offers: [{ ...offer, source: 'partner', goods: { product: false } }],
  } as unknown as Analog
}

it('offers only what has enough pieces in whole packs', () => {
  const found = toAlternatives(REQUESTED, [
    analog('FEW', 3, 1),
    analog('PACKS', 5, 3),
    analog('ENOUGH', 6, 3),
  ])
  expect(found.map(({ position }) => position.article)).toEqual(['ENOUGH'])
})
