import { inArray } from 'drizzle-orm'
import { orders } from '@/gateway/db/schema/orders'
import type { DocumentRecord } from '@/gateway/services/commerce-ml/read/commerce-records'
import { readPieces } from '@/gateway/services/commerce-ml/read/read-package-apart'
import type { ServiceDeps } from '@/gateway/services/deps'
import { toKopecks } from '@/gateway/services/checkout/order-request'
import type { Move } from '@/gateway/services/order-life/check-move'
import { moveLines } from '@/gateway/services/order-life/move-order'
import { loadOrderLines } from '@/gateway/services/orders/read-order'
import { STATUSES } from '@/gateway/services/orders/statuses'
import type { LineRow, OrderRow } from '@/gateway/services/orders/to-order'
import { recordOutsidePayment } from '@/gateway/services/payments/record-outside-payment'
import { isGatewayError } from '@/lib/gateway/errors'
import { judgeDocument } from './judge-document'

const REASON = 'Магазин отменил заказ'
const ORDER = /^(?:|заказ товара)$/i
const REPORTED = 5

/** How far a line is; 1C tells of an order again and again, and no step is taken back. */
const STEP: Readonly<Record<Move, number>> = { in_work: 1, ready: 2, delivering: 2, issued: 3, refused: 4 }

const stepOf = ({ status }: LineRow) => (status === 'accepted' ? 0 : (STEP[status as Move] ?? STEP.refused))

/** Moves orders as the documents of 1C say, each by itself; returns what to tell 1C. Told once more, nothing changes. */
export async function takeDocuments(deps: ServiceDeps, pieces: string): Promise<string> {
  let [taken, moved] = [0, 0]
  const remarks: string[] = []
  for await (const piece of readPieces(pieces)) {
    if (!('documents' in piece)) continue
    const documents = piece.documents.filter(({ operation }) => ORDER.test(operation))
    const known = await findOrders(deps, documents)
    for (const document of documents) {
      const order = known.get(document.id) ?? known.get(document.number)
      if (!order) {
        remarks.push(`заказа ${document.number || document.id} на сайте нет`)
        continue
      }
      taken += 1
      const problem = await takeDocument(deps, document, order)
      if (problem === true) moved += 1
      else if (typeof problem === 'string') remarks.push(`заказ ${order.number}: ${problem}`)
    }
  }
  const more = remarks.length > REPORTED ? ` и ещё ${remarks.length - REPORTED}` : ''
  const said = remarks.length > 0 ? ` Не приняты: ${remarks.slice(0, REPORTED).join('; ')}${more}.` : ''
  return `Заказов ${taken}, изменено ${moved}.${said}`
}

async function findOrders(
  { db }: ServiceDeps,
  documents: readonly DocumentRecord[],
): Promise<ReadonlyMap<string, OrderRow>> {
  const numbers = [...new Set(documents.flatMap(({ id, number }) => [id, number]))]
  if (numbers.length === 0) return new Map()
  const rows = await db.select().from(orders).where(inArray(orders.number, numbers))
  return new Map(rows.map((row) => [row.number, row]))
}

/** Whether the order has changed, or why it could not. */
async function takeDocument(
  deps: ServiceDeps,
  document: DocumentRecord,
  order: OrderRow,
): Promise<boolean | string> {
  const { move, isPaid } = judgeDocument(document, order.isPickup)
  try {
    const isPaidNow =
      isPaid &&
      (await recordOutsidePayment(deps, order.number, { isOf: (locked) => isSumOf(document, locked) }))
    const isMoved = move !== undefined && (await moveOn(deps, order, move))
    return isPaidNow || isMoved
  } catch (error) {
    if (isGatewayError(error)) return error.message
    throw error
  }
}

/** What 1C calls paid is its own sum: a price of the delivery that was agreed since then is not in it. */
function isSumOf({ sum }: DocumentRecord, { total, deliveryAgreedAt }: OrderRow): boolean {
  const rubles = Number(sum.replaceAll(/\s/g, '').replace(',', '.'))
  if (deliveryAgreedAt === null || sum === '' || Number.isNaN(rubles)) return true
  return toKopecks(rubles) >= total
}

async function moveOn(deps: ServiceDeps, { id, number }: OrderRow, to: Move): Promise<boolean> {
  const lines = await loadOrderLines(deps.db, id)
  const products = lines
    .filter((line) => !STATUSES[line.status].isFinal && stepOf(line) < STEP[to])
    .map(({ productExternalId }) => ({
      productExternalId,
      status: to,
      ...(to === 'refused' && { reason: REASON }),
    }))
  return products.length > 0 && (await moveLines(deps, { orderNumber: number, products }, null))
}
