import { RETURN_REASON_WORDS, type ReturnReason } from '@/lib/format/delivery/return-words'
import { multiplyRubles, toKopecks, toRubles } from '@/lib/money'
import type { OrderLine, OrderReturn } from './order'

/** What is chosen of a line: pieces as they are typed, undefined for none, and the reason once there is one. */
export type Chosen = { pieces: string | undefined; reason: ReturnReason | '' }

/** Reasons that need no fault of the product or the delivery. */
const CHANGES_OF_MIND: readonly ReturnReason[] = ['unsuitable', 'unneeded']

/** Lines with pieces that may be returned. */
export function returnableLines(lines: readonly OrderLine[]): OrderLine[] {
  return lines.filter(({ returnableQuantity }) => returnableQuantity > 0)
}

/** Reasons for which a line may be returned now, with their words. */
export function reasonsFor({ returnUntil }: Pick<OrderLine, 'returnUntil'>): [ReturnReason, string][] {
  const all = Object.entries(RETURN_REASON_WORDS) as [ReturnReason, string][]
  return all.filter(([reason]) => returnUntil !== null || !CHANGES_OF_MIND.includes(reason))
}

/** Cost of the pieces that came back. */
export function returnedSum(lines: readonly OrderLine[]): number {
  const kopecks = lines.map(({ price, returnedQuantity }) =>
    toKopecks(multiplyRubles(price, returnedQuantity)),
  )
  return toRubles(kopecks.reduce((sum, one) => sum + one, 0))
}

/** Neither decided by the shop nor withdrawn. */
export function isOpen({ state }: Pick<OrderReturn, 'state'>): boolean {
  return state === 'requested' || state === 'approved'
}
