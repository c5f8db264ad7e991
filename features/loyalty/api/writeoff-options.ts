import { queryOptions } from '@tanstack/react-query'
import { reading } from '@/lib/query/reading'
import type { CartLine } from '@/stores/cart/cart-line'
import { toWriteoffItem } from '@/stores/cart/to-writeoff-item'

/** What the card can pay of these lines; without it the cart is what it was, so a failure says nothing. */
export function writeoffOptions(lines: readonly CartLine[]) {
  const items = lines.map(toWriteoffItem)
  return queryOptions({
    queryKey: ['club', 'writeoff', items],
    ...reading(async () => (await import('./writeoff')).writeoff(items)),
  })
}
