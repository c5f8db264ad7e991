import { formatPrice } from '@/lib/format/price'
import { basketTotal, lineCost, pieceCost } from '@/lib/parts/terms/cart-rules'
import type { CartLine } from '@/stores/cart/cart-line'

/** Lines in the order as plain text, to be sent to a friend or a mechanic. */
export function cartAsText(lines: readonly CartLine[]): string {
  const ordered = lines.filter(({ isInOrder }) => isInOrder)
  const rows = ordered.map(
    (line, at) =>
      `${at + 1}. ${line.brand} ${line.article}, ${line.title}: ` +
      `${line.quantity} шт. × ${formatPrice(pieceCost(line))} = ${formatPrice(lineCost(line))}`,
  )
  return [...rows, `Итого: ${formatPrice(basketTotal(lines))}`].join('\n')
}
