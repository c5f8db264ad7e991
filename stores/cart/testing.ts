import { cartLine } from '@/lib/gateway/contracts/orders/cart-shapes'
import type { CartLine } from './cart-line'

/** A line for tests: by default an oil filter of the own warehouse. */
export function cartLineOf(fields: Partial<CartLine> & { productExternalId: string }): CartLine {
  return cartLine.parse({
    supplierId: 29,
    quantity: 1,
    addToOrder: true,
    price: 450,
    maxQuantity: 10,
    brand: 'Knecht',
    article: 'OC 90',
    title: 'Фильтр масляный',
    goods: { product: false },
    ...fields,
  })
}
