import { useCallback, useMemo, useState } from 'react'
import type { CartLine, LineId } from '@/stores/cart/cart-line'

/** Lines that are ticked; those that leave the cart leave the selection. */
export function useSelection(lines: readonly CartLine[]) {
  const [ticked, setTicked] = useState<ReadonlySet<LineId>>(new Set())

  const select = useCallback((id: LineId, isSelected: boolean) => {
    setTicked((before) => {
      const next = new Set(before)
      if (isSelected) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])

  const selected = useMemo(() => lines.filter(({ productId }) => ticked.has(productId)), [lines, ticked])

  const selectAll = (isSelected: boolean) =>
    setTicked(new Set(isSelected ? lines.map(({ productId }) => productId) : []))

  return { ticked, selected, select, selectAll }
}
