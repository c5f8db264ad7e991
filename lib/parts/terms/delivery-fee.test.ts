import { expect, it } from 'vitest'
import { deliveryFee, USUAL_DELIVERY } from './delivery-fee'

const NEVER_FREE = { price: 299, freeFrom: null, surcharge: 0 }
const LARGE = { ...USUAL_DELIVERY, surcharge: 500 }

it.each([
  [999.99, false, false, USUAL_DELIVERY, 299],
  [1000, false, false, USUAL_DELIVERY, 0],
  [0.01, false, false, USUAL_DELIVERY, 299],
  [999.99, true, false, USUAL_DELIVERY, 0],
  [500, false, true, LARGE, 0],
  [1_000_000, false, false, NEVER_FREE, 299],
  [500, false, false, LARGE, 799],
  [5000, false, false, LARGE, 500],
  [0, false, false, { price: 299, freeFrom: 0, surcharge: 0 }, 0],
  [500, false, false, { ...LARGE, isAgreed: true }, 0],
])(
  'products for %d, pickup %j, corporate %j, by %o cost %d to bring',
  (goods, isPickup, isCorporate, terms, fee) => {
    expect(deliveryFee({ goods, isPickup, isCorporate }, terms)).toBe(fee)
  },
)
