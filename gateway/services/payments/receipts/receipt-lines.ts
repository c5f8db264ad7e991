import type { ReceiptLine } from '@/gateway/core/ports/receipt'
import { allocate } from '@/gateway/services/bonuses/allocate'
import { boughtPieces } from '@/gateway/services/orders/bought-pieces'
import type { LineRow, OrderRow } from '@/gateway/services/orders/to-order'

export const DELIVERY_KEY = 'delivery'

/** What an order costs now, line by line; the sums are its total. */
export function linesOfOrder(
  order: Pick<OrderRow, 'deliveryPrice' | 'status'>,
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
      method: line.status === 'issued' ? 'full_payment' : 'full_prepayment',
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
    method: order.status === 'issued' ? 'full_payment' : 'full_prepayment',
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

type Taken = { lines: readonly ReceiptLine[]; returned: readonly ReceiptLine[] }

/**
 * What came back of each receipt. A refund is taken from the newest payment, whose receipt may not name its lines: they are those of the
 * payment that does.
 */
export function returnedByReceipt(taken: readonly Taken[]): ReceiptLine[][] {
  const names = (lines: readonly ReceiptLine[], key: string) => lines.some((line) => line.key === key)
  const isOwn =
    ({ lines }: Taken) =>
    ({ key }: ReceiptLine) =>
      names(lines, key)
  const found = taken.map((one) => one.returned.filter(isOwn(one)))
  for (const one of taken) {
    for (const line of one.returned.filter((returned) => !isOwn(one)(returned)))
      found[taken.findIndex(({ lines }) => names(lines, line.key))]?.push(line)
  }
  return found
}

/** What `whole` holds beyond `other`, line by line. A sum that is left without pieces is that of all pieces of its line. */
export function linesLeft(whole: readonly ReceiptLine[], other: readonly ReceiptLine[]): ReceiptLine[] {
  const others = new Map(addLines(other).map((line) => [line.key, line]))
  return whole
    .map((line) => {
      const pieces = line.quantity - (others.get(line.key)?.quantity ?? 0)
      return {
        ...line,
        sumKopecks: line.sumKopecks - (others.get(line.key)?.sumKopecks ?? 0),
        quantity: pieces > 0 ? pieces : line.quantity,
      }
    })
    .filter(({ sumKopecks }) => sumKopecks > 0)
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
  const left = linesLeft(whole, other)
  const sums = left.map(({ sumKopecks }) => sumKopecks)
  if (sums.reduce((sum, part) => sum + part, 0) < amount) return undefined
  const shares = allocate(amount, sums)
  return left
    .map((line, at) => ({ ...line, sumKopecks: shares[at] ?? 0 }))
    .filter(({ sumKopecks }) => sumKopecks > 0)
}

/**
 * Lines of the receipt for `amount` that goes back: what was receipted beyond `keeps`, the lines that are bought on before the others. The
 * rest of the others has paid a part of what is bought, so that the hand-over gives each line its price.
 */
export function linesToReturn(
  receipted: readonly ReceiptLine[],
  keeps: readonly ReceiptLine[],
  amount: number,
): ReceiptLine[] | undefined {
  const keys = new Set(keeps.map(({ key }) => key))
  const bought = receipted.filter(({ key }) => keys.has(key))
  const first = Math.min(amount, sumOf(linesLeft(bought, keeps)))
  const others = linesBeyond(
    receipted.filter(({ key }) => !keys.has(key)),
    [],
    amount - first,
  )
  return others && [...(linesBeyond(bought, keeps, first) ?? []), ...others]
}

/**
 * What an advance paid of the lines of `now`, by key: gift cards have receipts of their own, and money that was receipted for lines which
 * are bought no more pays the others. In proportion to what the receipts leave open.
 */
export function advanceByKey(
  now: readonly ReceiptLine[],
  receipted: readonly ReceiptLine[],
  giftKopecks: number,
): Map<string, number> {
  const keys = new Set(now.map(({ key }) => key))
  const beside = sumOf(receipted.filter(({ key }) => !keys.has(key)))
  const open = linesLeft(now, receipted)
  const shares = allocate(
    Math.min(giftKopecks + beside, sumOf(open)),
    open.map(({ sumKopecks }) => sumKopecks),
  )
  return new Map(open.map(({ key }, at) => [key, shares[at] ?? 0]))
}

function sumOf(lines: readonly ReceiptLine[]): number {
  return lines.reduce((sum, { sumKopecks }) => sum + sumKopecks, 0)
}
