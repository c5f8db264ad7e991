import * as z from 'zod'
import { cartLine } from '@/lib/gateway/contracts/orders/cart-shapes'
import { openChannel, type TabChannel } from '@/lib/tabs/channel'
import type { CartLine } from '../cart-line'

export const CART_CHANNEL = 'cart_channel'

export type CartMessage = {
  userId: string
  /** Undefined where they cannot be read: a page of another version has changed the cart. */
  lines: readonly CartLine[] | undefined
}

const shownLines = z.array(
  cartLine.omit({ productExternalId: true, addToOrder: true, arusCode: true, goods: true }).extend({
    productId: z.string(),
    isInOrder: z.boolean(),
    internalCode: z.string().nullable(),
    ownWarehouse: z.boolean(),
  }),
)

/** The carts of this browser's tabs, each told of what the others have changed. */
export function openCartChannel(): TabChannel<CartMessage> {
  return openChannel(CART_CHANNEL, (data) => {
    const { userId, lines } = (data ?? {}) as Partial<Record<keyof CartMessage, unknown>>
    return typeof userId === 'string' ? { userId, lines: shownLines.safeParse(lines).data } : undefined
  })
}
