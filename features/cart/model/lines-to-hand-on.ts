import type { CartLine } from '@/stores/cart/cart-line'

/** What of a cart is shared or printed: what is ticked, else what is in the order, else all of it. */
export function linesToHandOn(
  lines: readonly CartLine[],
  selected: readonly CartLine[],
): readonly CartLine[] {
  if (selected.length > 0) return selected
  const inOrder = lines.filter(({ isInOrder }) => isInOrder)
  return inOrder.length > 0 ? inOrder : lines
}
