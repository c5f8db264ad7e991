import { describe, expect, test } from 'vitest'
import { offerGroup } from '@/lib/gateway/contracts/catalog/offer-shapes'
import { offerPacker } from './offer-packer'
import { packOffers } from './pack-offers'

const supplier = { supplierId: 102, title: 'Склад «Восток»', price: 400, quantity: 15, returnable: true }

function offerOf(id: string, fields: Record<string, unknown>) {
  const wire = { id, supplierId: 102, source: 'vendor', price: 400, quantity: 15, deliveryTime: 72 }
  return offerGroup.parse({ ...wire, goods: { product: false }, suppliers: [supplier], ...fields })
}

const part = {
  offers: [
    offerOf('slow', {}),
    offerOf('own', { source: 'warehouse', price: 500, oldPrice: 600, deliveryTime: 0, supplierId: null }),
    offerOf('gone', { price: 300, quantity: 0 }),
  ],
}

function shown(isAnalog: boolean) {
  return packOffers(part, isAnalog).map((row) => offerPacker.unpack(row))
}

describe('offers in the data of a page', () => {
  test('keep their terms, best first and what is out of stock last', () => {
    const offers = shown(false)
    expect(offers.map(({ id }) => id)).toEqual(['own', 'slow', 'gone'])
    expect(offers[0]).toMatchObject({ ownWarehouse: true, price: 500, pastPrice: 600, supplierId: null })
    expect(offers[1]).toMatchObject({
      seller: 'Склад «Восток»',
      price: 400,
      pastPrice: null,
      quantity: 15,
      deliveryTime: 72,
      supplierId: 102,
      multiplicity: 1,
      canReturn: true,
    })
  })

  test('are compared with each other, those of an analog are not', () => {
    expect(shown(false).map(({ marks }) => marks)).toEqual([['быстрее', 'свой склад'], [], ['дешевле']])
    expect(shown(true).map(({ marks }) => marks)).toEqual([['свой склад'], [], []])
  })

  test('weigh a quarter of what the gateway sends of them', () => {
    const packed = JSON.stringify(packOffers(part, false)).length
    expect(packed).toBeLessThan(JSON.stringify(part.offers).length / 4)
  })
})
