import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { bonusOperations } from '@/gateway/db/schema/bonuses'
import { orderLines, orders } from '@/gateway/db/schema/orders'
import type { LineBonuses } from '@/gateway/services/bonuses/order-bonuses'
import { toRewardRow } from '@/gateway/services/bonuses/to-reward-row'
import { toCarKey } from '@/gateway/services/cars/line-car'
import { OWN_VENDOR_ID } from '@/gateway/services/cart/line-id'
import type { StockShare } from '@/gateway/services/cart/line-terms'
import { internalCodeOf } from '@/gateway/services/cards/to-entity'
import type { OrderedLine } from '@/gateway/services/orders/compare-basket'
import { shownSupplier } from '@/gateway/services/reference/shown-supplier'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { unitOf } from '@/gateway/services/reference/unit-of'

export type NewOrder = Omit<typeof orders.$inferInsert, 'number' | 'userId'> & {
  userId: string
  createdAt: Date
}

export type NewOrderLine = {
  line: OrderedLine
  bonuses: LineBonuses
  cashbackPercent: number
  shares: readonly StockShare[]
  deliveryHours: number
  expectedAt: Date
}

/** The own warehouse hands over where the order is picked up, whatever shop the cart showed. */
function sellerOf({ vendorId, supplierId }: OrderedLine, shopId: number | null | undefined): number {
  return vendorId === OWN_VENDOR_ID ? (shopId ?? supplierId) : supplierId
}

function toLineRow(
  reference: CatalogReference,
  { orderId, shopId }: { orderId: string; shopId: number | null | undefined },
  { line, bonuses, cashbackPercent, deliveryHours, expectedAt }: NewOrderLine,
  position: number,
) {
  const { product, terms } = line
  const brand = reference.brandById.get(product.brandId)
  const supplierId = sellerOf(line, shopId)
  return {
    orderId,
    position,
    productExternalId: line.lineId,
    productId: line.productId,
    brand: brand?.title ?? '',
    brandExternalId: brand?.externalId ?? null,
    article: product.article,
    title: product.title,
    arusCode: internalCodeOf(product.code),
    pictures: product.pictures,
    vendorId: line.vendorId,
    supplierId,
    supplier: shownSupplier(reference.suppliers.get(supplierId)) ?? '',
    quantity: line.quantity,
    unit: unitOf(reference, product.sectionId),
    multiplicity: terms.multiplicity,
    price: line.price,
    markup: line.markup,
    ...bonuses,
    cashbackPercent,
    bonusTimes: line.bonusTimes,
    promotion: bonuses.reward > 0 ? line.promotion : null,
    deliveryHours,
    expectedAt,
    returnable: terms.returnable,
    carName: line.car && toCarKey(line.car.vin),
    carTitle: line.car?.title ?? null,
  }
}

type PlacedLine = { id: number; line: NewOrderLine }

/** Writes the sources of the pieces, and the first line of the order's history, in one round trip. */
async function writeBeginning(tx: Database, orderId: string, placed: readonly PlacedLine[], now: Date) {
  const stock = placed.flatMap(({ id, line }) => line.shares.map((share) => ({ ...share, id })))
  await tx.execute(sql`with begun as (
      insert into order_events (order_id, title, created_at)
      values (${orderId}, 'Заказ принят', ${now.toISOString()}::timestamptz)
    )
    insert into order_line_stock (line_id, supplier_id, quantity)
    select * from unnest(${sql.param(stock.map(({ id }) => id))}::bigint[],
      ${sql.param(stock.map(({ supplierId }) => supplierId))}::int[],
      ${sql.param(stock.map(({ quantity }) => quantity))}::int[])`)
}

/** Writes an order with its lines, the sources of their pieces, and their future bonuses. */
export async function writeOrder(
  tx: Database,
  reference: CatalogReference,
  order: NewOrder,
  lines: readonly NewOrderLine[],
) {
  const [written] = await tx
    .insert(orders)
    .values({ ...order, number: sql`nextval('order_numbers')::text` })
    .returning({ id: orders.id, number: orders.number })
  if (!written) throw new Error('the order was not written')
  const place = { orderId: written.id, shopId: order.shopId }
  const rows = await tx
    .insert(orderLines)
    .values(lines.map((line, at) => toLineRow(reference, place, line, at)))
    .returning({ id: orderLines.id, position: orderLines.position })
  const placed = rows.flatMap(({ id, position }) => {
    const line = lines[position]
    return line ? [{ id, line }] : []
  })
  const rewards = placed.filter(({ line }) => line.bonuses.reward > 0)
  if (rewards.length > 0) {
    const owner = { ...written, userId: order.userId }
    await tx
      .insert(bonusOperations)
      .values(rewards.map(({ id, line }) => toRewardRow(owner, id, line.bonuses.reward, order.createdAt)))
  }
  await writeBeginning(tx, written.id, placed, order.createdAt)
  return written
}
