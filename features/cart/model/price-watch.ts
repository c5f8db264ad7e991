import { pieceCost } from '@/lib/parts/terms/cart-rules'
import type { CartLine, LineId } from '@/stores/cart/cart-line'

/** Prices that the shopper has seen in the cart, in rubles by line. */
export type SeenPrices = Readonly<Record<LineId, number>>

export type PriceChange = { was: number; now: number }

/** Lines whose price is another than the shopper has seen; a line never seen before is no change. */
export function priceChanges(seen: SeenPrices, lines: readonly CartLine[]): ReadonlyMap<LineId, PriceChange> {
  return new Map(
    lines.flatMap((line): [LineId, PriceChange][] => {
      const was = seen[line.productId]
      const now = pieceCost(line)
      return was === undefined || was === now || now === 0 ? [] : [[line.productId, { was, now }]]
    }),
  )
}

/** The seen prices with those of new lines, without those of lines that are gone. */
export function withNewPrices(seen: SeenPrices, lines: readonly CartLine[]): SeenPrices {
  return Object.fromEntries(
    lines
      .map((line) => [line.productId, seen[line.productId] ?? pieceCost(line)] as const)
      .filter(([, price]) => price > 0),
  )
}

export function allPrices(lines: readonly CartLine[]): SeenPrices {
  return withNewPrices({}, lines)
}

const KEY = 'cartPrices'

/** Stored per user: another user's cart in this browser says nothing about this one's prices. */
export function readSeenPrices(userId: string): SeenPrices {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as {
      userId?: unknown
      prices?: unknown
    } | null
    if (stored?.userId !== userId || typeof stored.prices !== 'object') return {}
    return Object.fromEntries(
      Object.entries(stored.prices ?? {}).filter((entry): entry is [LineId, number] =>
        Number.isFinite(entry[1]),
      ),
    )
  } catch {
    return {}
  }
}

export function keepSeenPrices(userId: string, prices: SeenPrices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ userId, prices }))
  } catch {
    return
  }
}
