import type { CartLine } from './cart-line'
import type { CartSummary } from './cart-summary'

/** Code of the violation «out of stock». */
export const OUT_OF_STOCK = 11550

/** Why a line could not be written as requested. */
export type CartRefusal = {
  code: number | null
  /** In the gateway's words; null when there was no answer about the line. */
  message: string | null
}

/** The result of a write, for messages to the shopper. */
export type CartEvent =
  | { kind: 'added'; summary: CartSummary }
  | { kind: 'changed'; summary: CartSummary }
  /** Fewer pieces than requested: all available ones, `quantity` of them, are in the cart. */
  | { kind: 'limited'; quantity: number }
  | { kind: 'removed'; lines: readonly CartLine[] }
  | { kind: 'refused'; action: 'add' | 'change' | 'remove'; refusals: readonly CartRefusal[] }

export type CartListener = (event: CartEvent) => void
