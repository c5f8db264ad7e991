import { requireResponse } from '@/lib/gateway/wire/require-response'
import { browserGateway } from '@/lib/gateway/browser-client'
import { recountCart } from '@/lib/gateway/contracts/orders/checkout'
import { type CartLine, toCartLine } from '@/stores/cart/cart-line'

/** Reduces the lines of the order to what is in stock; lines without stock are put off. Returns the whole cart. */
export async function recount(): Promise<CartLine[]> {
  return requireResponse(await browserGateway().call(recountCart, {})).products.map(toCartLine)
}
