import { useCallback, useEffect, useMemo, useState } from 'react'
import type { CartLine, LineId } from '@/stores/cart/cart-line'
import {
  allPrices,
  keepSeenPrices,
  type PriceChange,
  priceChanges,
  readSeenPrices,
  withNewPrices,
} from '../model/price-watch'

type Watch = {
  changes: ReadonlyMap<LineId, PriceChange>
  /** The shopper has taken note: the present prices are the seen ones. */
  acknowledge: () => void
}

/** Prices that have changed since this shopper looked at the cart at this browser. */
export function usePriceChanges(lines: readonly CartLine[], userId: string): Watch {
  const [seen, setSeen] = useState(() => readSeenPrices(userId))

  // A line that is new here has just been seen at its present price: a later one is a change.
  const known = useMemo(() => withNewPrices(seen, lines), [seen, lines])
  useEffect(() => {
    keepSeenPrices(userId, known)
    if (Object.keys(known).some((id) => seen[id] === undefined)) setSeen(known)
  }, [known, seen, userId])

  const acknowledge = useCallback(() => setSeen(allPrices(lines)), [lines])
  return { changes: useMemo(() => priceChanges(seen, lines), [seen, lines]), acknowledge }
}
