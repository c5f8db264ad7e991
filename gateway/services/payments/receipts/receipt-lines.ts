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

/** What receipts say of an order: prepayments of what is not handed over, and what is handed over, less what went back of either. */
export type Receipted = { prepaid: readonly ReceiptLine[]; handed: readonly ReceiptLine[] }

/** What an order costs before a change of it and after. */
export type Costs = { before: readonly ReceiptLine[]; now: readonly ReceiptLine[] }

function byKey(lines: readonly ReceiptLine[]): Map<string, ReceiptLine> {
  return new Map(lines.map((line) => [line.key, line]))
}

/** The parts of receipted lines that a change gives back, and of a prepaid line what is above its price. */
function partsGoingBack({ prepaid, handed }: Receipted, { before, now }: Costs): ReceiptLine[] {
  const [was, is, settled] = [byKey(before), byKey(now), byKey(handed)]
  const toPart = (line: ReceiptLine) => {
    const old = was.get(line.key)
    const [cost = 0, stays = 0] = [old?.sumKopecks, is.get(line.key)?.sumKopecks]
    const pieces = (old?.quantity ?? 0) - (is.get(line.key)?.quantity ?? 0)
    // Of what is handed over, a gift card got back what is receipted above the cost.
    const sumKopecks =
      line.method === 'full_payment'
        ? Math.min(line.sumKopecks, cost) - stays
        : Math.min(line.sumKopecks, Math.max(cost, line.sumKopecks) - stays)
    return { ...line, sumKopecks, quantity: pieces > 0 ? pieces : line.quantity }
  }
  return [...handed, ...prepaid.filter(({ key }) => was.has(key) && !settled.has(key))]
    .map(toPart)
    .filter(({ sumKopecks }) => sumKopecks > 0)
}

/** What is left of lines when parts of them are taken. */
function withoutParts(lines: readonly ReceiptLine[], parts: readonly ReceiptLine[]): ReceiptLine[] {
  return lines.map((line) => {
    const part = parts.find(({ key, method }) => key === line.key && method === line.method)
    return { ...line, sumKopecks: line.sumKopecks - (part?.sumKopecks ?? 0) }
  })
}

/** Lines with a sum that is shared out over lines in proportion, and what that leaves of them. */
function takeShare(amount: number, lines: readonly ReceiptLine[]) {
  const shares = allocate(
    amount,
    lines.map(({ sumKopecks }) => sumKopecks),
  )
  const taken = lines.map((line, at) => ({ ...line, sumKopecks: shares[at] ?? 0 }))
  return { taken: taken.filter(({ sumKopecks }) => sumKopecks > 0), left: withoutParts(lines, taken) }
}

/**
 * Lines of the receipts for the sums that go back: what the change takes out of the order, first what is then above the price of a line that is
 * bought on; then prepayments of what is bought no more, which have paid a part of what is bought. Undefined for a sum that no receipt covers.
 */
export function linesToReturn(
  receipted: Receipted,
  costs: Costs,
  sums: readonly number[],
): (ReceiptLine[] | undefined)[] {
  const parts = partsGoingBack(receipted, costs)
  const [prepaid, handed] = [withoutParts(receipted.prepaid, parts), withoutParts(receipted.handed, parts)]
  const [is, settled] = [byKey(costs.now), byKey(handed)]
  const isBought = ({ key }: ReceiptLine) => is.has(key) && !settled.has(key)
  const above = parts.flatMap((part) => {
    const paid = receipted.prepaid.find((line) => line.key === part.key && isBought(line))
    const sumKopecks = (paid?.sumKopecks ?? 0) - (is.get(part.key)?.sumKopecks ?? 0)
    return paid && sumKopecks > 0 ? { ...part, sumKopecks } : []
  })
  const others = withoutParts(parts, above)
  let pools = [above, others, prepaid.filter((line) => !isBought(line)), prepaid.filter(isBought), handed]
  return sums.map((amount) => {
    if (sumOf(pools.flat()) < amount) return undefined
    let due = amount
    const shares = pools.map((lines) => {
      const share = takeShare(Math.min(due, sumOf(lines)), lines)
      due -= sumOf(share.taken)
      return share
    })
    pools = shares.map(({ left }) => left)
    return mergeParts(shares.flatMap(({ taken }) => taken))
  })
}

/** Parts of one line as one, with the pieces of the first of them. */
function mergeParts(parts: readonly ReceiptLine[]): ReceiptLine[] {
  const merged = new Map<string, ReceiptLine>()
  for (const part of parts) {
    const line = `${part.key} ${part.method}`
    const first = merged.get(line)
    merged.set(line, first ? { ...first, sumKopecks: first.sumKopecks + part.sumKopecks } : part)
  }
  return [...merged.values()]
}

/**
 * What an advance paid of the lines of `now`, by key: gift cards have receipts of their own, and money that was receipted for lines which
 * are bought no more, or above the price of others, pays the rest. In proportion to what the receipts leave open.
 */
export function advanceByKey(
  now: readonly ReceiptLine[],
  { prepaid, handed }: Receipted,
  giftKopecks: number,
): Map<string, number> {
  const [paid, settled] = [byKey(prepaid), byKey(handed)]
  const open = linesLeft(
    now,
    now.flatMap(({ key }) => settled.get(key) ?? paid.get(key) ?? []),
  )
  const own = now.map(({ key, sumKopecks }) =>
    settled.has(key) ? 0 : Math.min(sumKopecks, paid.get(key)?.sumKopecks ?? 0),
  )
  const beside = sumOf(prepaid) - own.reduce((sum, part) => sum + part, 0)
  const shares = allocate(
    Math.min(giftKopecks + beside, sumOf(open)),
    open.map(({ sumKopecks }) => sumKopecks),
  )
  return new Map(open.map(({ key }, at) => [key, shares[at] ?? 0]))
}

function sumOf(lines: readonly ReceiptLine[]): number {
  return lines.reduce((sum, { sumKopecks }) => sum + sumKopecks, 0)
}
