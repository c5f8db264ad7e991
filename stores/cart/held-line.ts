import { findHeldLine, type RequestedPart } from '@/lib/parts/terms/cart-rules'
import { matchKey } from '@/lib/parts/keys'
import type { ShopIds } from '@/lib/parts/terms/offers'
import type { CartLine } from './cart-line'

const indexes = new WeakMap<readonly CartLine[], ReadonlyMap<string, readonly CartLine[]>>()

/** The line of a part, found without walking the cart: every card of a page reads it after every change. */
export function heldLine(
  lines: readonly CartLine[],
  requested: RequestedPart,
  shopIds: ShopIds,
): CartLine | undefined {
  if (lines.length === 0) return undefined
  const candidates = indexOf(lines).get(matchKey(requested.brand, requested.article))
  return candidates && findHeldLine(candidates, requested, shopIds)
}

function indexOf(lines: readonly CartLine[]): ReadonlyMap<string, readonly CartLine[]> {
  const known = indexes.get(lines)
  if (known) return known
  const index = new Map<string, CartLine[]>()
  for (const line of lines) {
    const key = matchKey(line.brand, line.article)
    const same = index.get(key)
    if (same) same.push(line)
    else index.set(key, [line])
  }
  indexes.set(lines, index)
  return index
}
