import { catalogEntity, product } from '@/lib/gateway/contracts/catalog/entity-shapes'
import { priceItem } from '@/lib/gateway/contracts/catalog/offer-shapes'
import type { OfferGroup } from './model/offer'

const entity = {
  id: '00-00012345',
  arusCode: '00-00012345',
  title: 'Фильтр масляный',
  brandString: 'Mann-Filter',
  partNumber: 'W 712/95',
}

/** A catalogue entity as the contract parses it; only the fields under test need to be given. */
export function entityOf(fields: Record<string, unknown> = {}) {
  return catalogEntity.parse({ ...entity, ...fields })
}

export function productOf(fields: Record<string, unknown> = {}) {
  return product.parse({
    ...entity,
    sid: 'filter',
    code: entity.id,
    offers: { count: 1, quantity: 1 },
    ...fields,
  })
}

export function priceItemOf(fields: Record<string, unknown> = {}) {
  return priceItem.parse({ id: 1, brand: 'Mann-Filter', article: 'W 712/95', ...fields })
}

export function groupOf(fields: Partial<OfferGroup> = {}): OfferGroup {
  return {
    id: 'a',
    supplierId: 1001,
    brandExternalId: null,
    ownWarehouse: false,
    price: 500,
    pastPrice: null,
    quantity: 10,
    deliveryTime: 24,
    multiplicity: 1,
    offers: [
      {
        supplierId: 1001,
        seller: 'Автосклад',
        price: 500,
        pastPrice: null,
        quantity: 10,
        multiplicity: 1,
        deliveryTime: 24,
        returnable: true,
      },
    ],
    ...fields,
  }
}
