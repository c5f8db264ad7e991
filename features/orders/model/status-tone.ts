import type { OrderStatus } from './order'

export type StatusTone = 'going' | 'good' | 'bad'

const GOOD: ReadonlySet<string> = new Set(['ready', 'issued', 'returned'])
const BAD: ReadonlySet<string> = new Set(['refused', 'cancelled'])

/** Colour of a status; its title gives the meaning, as gateways differ in their codes. */
export function statusTone({ code }: Pick<OrderStatus, 'code'>): StatusTone {
  if (GOOD.has(code)) return 'good'
  return BAD.has(code) ? 'bad' : 'going'
}

/** Nothing of it is bought any more, cancelled by the buyer or the shop. */
export function isOff(status: Pick<OrderStatus, 'code'>): boolean {
  return statusTone(status) === 'bad'
}

/** A supplier took the line back: the shopper needs another offer. */
export function isRefused({ code }: Pick<OrderStatus, 'code'>): boolean {
  return code === 'refused'
}
