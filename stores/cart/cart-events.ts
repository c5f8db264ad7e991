import type { CartLine, LineChange } from './cart-line'
import type { CartSummary } from './cart-summary'

/** Code of the violation «out of stock». */
export const OUT_OF_STOCK = 11550

/** Why a line could not be written as requested. */
export type CartRefusal = {
  code: number | null
  /** In the gateway's words; null when there was no answer about the line. */
  message: string | null
}

/** What a change was of: the quantity, or the place of lines. */
export type ShownChange = 'quantity' | 'postponed' | 'returned'

/** The result of a write, for messages to the shopper. */
export type CartEvent =
  | { kind: 'added'; summary: CartSummary }
  | { kind: 'changed'; what: ShownChange; summary: CartSummary }
  /** Fewer pieces than requested: all available ones, `quantity` of them, are in the cart. */
  | { kind: 'limited'; quantity: number }
  | { kind: 'removed'; lines: readonly CartLine[] }
  | { kind: 'refused'; action: 'add' | 'change' | 'remove'; refusals: readonly CartRefusal[] }

export type CartListener = (event: CartEvent) => void

/** What changes that were sent together are of; nothing where the lines themselves show it, as a change of their cars. */
export function shownChange(changes: readonly LineChange[]): ShownChange | undefined {
  if (changes.every((change) => Object.keys(change).join() === 'car')) return undefined
  const places = new Set(
    changes.map(({ quantity, isInOrder }) => (quantity === undefined ? isInOrder : undefined)),
  )
  const [place] = places.size === 1 ? places : []
  if (place === undefined) return 'quantity'
  return place ? 'returned' : 'postponed'
}
