import { formatPrice } from '@/lib/format/price'
import { sumRubles } from '@/lib/money'
import { lineCost, pieceCost } from '@/lib/parts/terms/cart-rules'
import type { CartLine } from '@/stores/cart/cart-line'

/** Lines as plain text, to be sent to a friend or a mechanic. */
export function cartAsText(lines: readonly CartLine[], hasPrices: boolean): string {
  const rows = lines.map((line, at) => {
    const what = `${at + 1}. ${line.brand} ${line.article}, ${line.title}: ${line.quantity} ${line.unit}`
    return hasPrices ? `${what} × ${formatPrice(pieceCost(line))} = ${formatPrice(lineCost(line))}` : what
  })
  return [...rows, ...(hasPrices ? [`Итого: ${formatPrice(sumRubles(lines.map(lineCost)))}`] : [])].join('\n')
}
