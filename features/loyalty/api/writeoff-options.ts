import { queryOptions } from '@tanstack/react-query'
import { reading } from '@/lib/query/reading'
import { pieceCost } from '@/lib/parts/cart-rules'
import type { CartLine } from '@/stores/cart/cart-line'

/** What the card can pay of these lines; without it the cart is what it was, so a failure says nothing. */
export function writeoffOptions(lines: readonly CartLine[]) {
  const items = lines.map((line) => ({
    productExternalId: line.productExternalId,
    brand: line.brand,
    article: line.article,
    price: pieceCost(line),
    quantity: line.quantity,
  }))
  return queryOptions({
    queryKey: ['club', 'writeoff', items],
    ...reading(async () => (await import('./writeoff')).writeoff(items)),
  })
}
