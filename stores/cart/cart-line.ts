import type * as z from 'zod'
import type { cartLine, lineResult } from '@/lib/gateway/contracts/orders/cart-shapes'
import { matchKey } from '@/lib/parts/keys'
import { toInternalCode } from '@/lib/parts/number/internal-code'

type WireLine = z.output<typeof cartLine>
type WireResult = z.output<typeof lineResult>

/** A row of the cart: in the order or postponed. */
export type CartLine = Omit<WireLine, 'productExternalId' | 'addToOrder' | 'arusCode' | 'goods'> & {
  productId: string
  isInOrder: boolean
  /** `00-########`. */
  internalCode: string | null
  ownWarehouse: boolean
}

export type LineResult = Omit<WireResult, 'data'> & { data: CartLine | null }

/** The only place that reads the gateway's names of a line; cart-calls.ts writes them. */
export function toCartLine({ productExternalId, addToOrder, arusCode, goods, ...line }: WireLine): CartLine {
  return {
    ...line,
    productId: productExternalId,
    isInOrder: addToOrder,
    internalCode: arusCode === null ? null : toInternalCode(arusCode),
    ownWarehouse: goods.product,
  }
}

/** What a shopper may change of a line; absent fields stay as they are. */
export type LineChange = {
  quantity?: number
  isInOrder?: boolean
  supplierId?: number
  supplierExternalId?: string | null
  car?: CartLine['car']
}

export type LineId = CartLine['productId']

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
