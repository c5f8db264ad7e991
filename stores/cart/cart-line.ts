import type * as z from 'zod'
import type { cartLine, lineResult } from '@/lib/gateway/contracts/orders/cart-shapes'
import { matchKey } from '@/lib/parts/keys'

/** A row of the cart: in the order (`addToOrder`) or postponed. */
export type CartLine = z.output<typeof cartLine>
export type LineResult = z.output<typeof lineResult>

/** What a shopper may change of a line; absent fields stay as they are. */
export type LineChange = {
  quantity?: number
  addToOrder?: boolean
  supplierId?: number
  supplierExternalId?: string | null
  car?: CartLine['car']
}

export type LineId = CartLine['productExternalId']

const UNSENT = 'unsent:'

/** Id of a line that the gateway has not answered for yet. */
export function unsentId(sequence: number): LineId {
  return `${UNSENT}${sequence}`
}

export function isUnsent(id: LineId): boolean {
  return id.startsWith(UNSENT)
}

/** Identity under which a line keeps its pictures when the cart is read again. */
export function pictureKey({ brand, article, supplierId }: CartLine): string {
  return `${matchKey(brand, article)}/${supplierId}`
}
