import { cartLine } from '@/lib/gateway/contracts/orders/cart-shapes'
import { type CartLine, toCartLine } from './cart-line'

/** A line for tests: by default an oil filter of the own warehouse. */
export function cartLineOf(fields: Partial<CartLine> & { productId: string }): CartLine {
  const byDefault = cartLine.parse({
    productExternalId: '00-00000001',
    supplierId: 29,
    quantity: 1,
    unit: 'шт.',
    addToOrder: true,
    price: 450,
    maxQuantity: 10,
    brand: 'Knecht',
    article: 'OC 90',
    title: 'Фильтр масляный',
    goods: { product: false },
  })
  return { ...toCartLine(byDefault), ...fields }
}
