import { basketTotal } from '@/lib/parts/terms/cart-rules'
import type { CartLine } from './cart-line'

export type CartSummary = {
  /** Lines in the order, not pieces; postponed ones do not count. */
  count: number
  /** Rubles. */
  total: number
}

const summaries = new WeakMap<readonly CartLine[], CartSummary>()

/** Computed once per list of lines: every badge and button reads it. */
export function cartSummary(lines: readonly CartLine[]): CartSummary {
  const known = summaries.get(lines)
  if (known) return known
  const summary = { count: lines.filter(({ isInOrder }) => isInOrder).length, total: basketTotal(lines) }
  summaries.set(lines, summary)
  return summary
}
