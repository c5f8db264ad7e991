import type { ReceiptLine } from '@/gateway/core/ports/receipt'
import { shareOut } from '@/gateway/services/bonuses/share-out'
import { boughtPieces } from '@/gateway/services/orders/bought-pieces'
import type { LineRow, OrderRow } from '@/gateway/services/orders/to-order'

const DELIVERY_KEY = 'delivery'

/** What an order costs now, line by line; the sums are its total. */
export function linesOfOrder(
  order: Pick<OrderRow, 'deliveryPrice'>,
  lines: readonly LineRow[],
  vatPercent: number | null,
): ReceiptLine[] {
  const products = lines.map((line): ReceiptLine => {
    const quantity = boughtPieces(line)
    return {
      key: String(line.id),
      title: `${line.brand} ${line.article} ${line.title}`,
      quantity,
      unit: line.unit,
      sumKopecks: quantity === 0 ? 0 : line.price * quantity - line.writeoff,
      vatPercent,
      subject: 'commodity',
      method: 'full_prepayment',
    }
  })
  const delivery: ReceiptLine = {
    key: DELIVERY_KEY,
    title: 'Доставка',
    quantity: 1,
    unit: 'шт.',
    sumKopecks: order.deliveryPrice,
    vatPercent,
    subject: 'service',
    method: 'full_prepayment',
  }
  return [...products, delivery].filter(({ sumKopecks }) => sumKopecks > 0)
}

/** Adds lines of the same key up. */
export function addLines(...receipts: readonly (readonly ReceiptLine[])[]): ReceiptLine[] {
  const sums = new Map<string, ReceiptLine>()
  for (const line of receipts.flat()) {
    const sum = sums.get(line.key)
    sums.set(line.key, {
      ...line,
      sumKopecks: line.sumKopecks + (sum?.sumKopecks ?? 0),
      quantity: line.quantity + (sum?.quantity ?? 0),
    })
  }
  return [...sums.values()]
}

/**
 * Lines with the sum `amount`: what `whole` holds beyond `other`, in proportion. Undefined when that is less than the amount, as for
 * money that was taken without a receipt.
 */
export function linesBeyond(
  whole: readonly ReceiptLine[],
  other: readonly ReceiptLine[],
  amount: number,
): ReceiptLine[] | undefined {
  const others = new Map(other.map((line) => [line.key, line]))
  const beyond = whole.map(({ key, sumKopecks }) =>
    Math.max(0, sumKopecks - (others.get(key)?.sumKopecks ?? 0)),
  )
  if (beyond.reduce((sum, part) => sum + part, 0) < amount) return undefined
  const shares = shareOut(amount, beyond)
  return whole
    .map((line, at) => {
      const pieces = line.quantity - (others.get(line.key)?.quantity ?? 0)
      return { ...line, sumKopecks: shares[at] ?? 0, quantity: pieces > 0 ? pieces : line.quantity }
    })
    .filter(({ sumKopecks }) => sumKopecks > 0)
}
