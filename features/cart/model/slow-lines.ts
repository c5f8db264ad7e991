import { promisedDays } from '@/lib/parts/terms/promise'
import type { CartLine } from '@/stores/cart/cart-line'
import { lineProblem } from './line-terms'

/** A day more is no reason to take an order apart. */
const WORTH_DAYS = 2

export type SlowLines = {
  slow: readonly CartLine[]
  /** The line that the whole order waits for. */
  slowest: CartLine
  /** Hours after which the others can be had. */
  quickHours: number
}

/** Lines of the order that hold up the others: those behind the widest gap between the days of their arrival. */
export function slowLines(lines: readonly CartLine[]): SlowLines | undefined {
  const ordered = lines
    .filter((line) => line.isInOrder && lineProblem(line)?.kind !== 'gone')
    .toSorted((a, b) => a.deliveryTime - b.deliveryTime)
  let at = 0
  let widest = 0
  for (const [index, line] of ordered.entries()) {
    const before = ordered[index - 1]
    const gap = before ? promisedDays(line.deliveryTime) - promisedDays(before.deliveryTime) : 0
    if (gap > widest) [at, widest] = [index, gap]
  }
  const [slowest, lastQuick] = [ordered.at(-1), ordered[at - 1]]
  if (widest < WORTH_DAYS || !slowest || !lastQuick) return undefined
  return { slow: ordered.slice(at), slowest, quickHours: lastQuick.deliveryTime }
}
