import { expect, it } from 'vitest'
import { checkoutStore } from '@/lib/gateway/contracts/orders/checkout-shapes'
import type { CheckoutShop } from '@/stores/checkout/checkout-state'
import { sortShops } from './sort-shops'

function shop(supplierId: number, fields: Partial<CheckoutShop> = {}): CheckoutShop {
  const id = `s${supplierId}`
  return checkoutStore.parse({ id: supplierId, external_id: id, code: id, title: id, supplierId, ...fields })
}

it('the own shop comes first, then what is there today, then what comes sooner', () => {
  const shops = [
    shop(1, { deliveryTime: 48 }),
    shop(2, { deliveryTime: 24 }),
    shop(3, { isToday: true }),
    shop(4, { deliveryTime: 72 }),
  ]
  expect(sortShops(shops, 4).map(({ supplierId }) => supplierId)).toEqual([4, 3, 2, 1])
})
