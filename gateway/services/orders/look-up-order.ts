import { and, eq } from 'drizzle-orm'
import type * as z from 'zod'
import { orders } from '@/gateway/db/schema/orders'
import type { Client } from '@/gateway/core/client'
import { notFound } from '@/gateway/core/errors/errors'
import { toPhone } from '@/gateway/core/contact'
import type { ServiceDeps } from '@/gateway/services/deps'
import { forgetTries, type GrowingPause, requirePause } from '@/gateway/services/limits/growing-pause'
import { consumeLimits, limitsFrom } from '@/gateway/services/limits/rate-limit'
import { loadOrderLines } from '@/gateway/services/orders/read-order'
import { toOrderLine, toOrderSummary } from '@/gateway/services/orders/to-order'
import type { orderProgress } from '@/lib/gateway/contracts/orders/order-shapes'

const QUARTER_HOUR = 900
const TRIES_FROM_ADDRESS = 20
const MINUTE = 60
const DAY = 86_400

type Request = { orderNumber: string; phone: string }

/** The state of an order for its number and phone. A wrong phone and an unknown number get the same answer. */
export async function lookUpOrder(
  deps: ServiceDeps,
  { orderNumber, phone }: Request,
  client: Client,
): Promise<z.input<typeof orderProgress>> {
  await consumeLimits(
    deps,
    limitsFrom(deps, client, { key: 'order-from', max: TRIES_FROM_ADDRESS, seconds: QUARTER_HOUR }),
  )
  // Of the network, not of the order alone: strangers would use up the buyer's tries.
  const pause: GrowingPause = {
    key: `order-number:${orderNumber}:${client.network}`,
    free: 5,
    seconds: MINUTE,
    longestSeconds: DAY,
    forgetSeconds: 2 * DAY,
  }
  await requirePause(deps, pause)
  const [order] = await deps.db
    .select()
    .from(orders)
    .where(and(eq(orders.number, orderNumber), eq(orders.phone, toPhone(phone))))
  if (!order) throw notFound('Заказа с таким номером и телефоном нет. Проверьте цифры.')
  await forgetTries(deps, pause)
  const lines = await loadOrderLines(deps.db, order.id)
  const { createdAt, status, isPickup, destination, isPaid, isPayable, deliveryDate } = toOrderSummary(
    order,
    lines,
  )
  return {
    orderNumber,
    createdAt,
    status,
    isPickup,
    shop: isPickup ? destination : null,
    isPaid,
    isPayable,
    deliveryDate,
    products: lines.map((line) => {
      const {
        brand,
        article,
        title,
        quantity,
        status: state,
        statusReason,
        deliveryDate: expected,
      } = toOrderLine(line, { returns: [], now: deps.now() })
      return { brand, article, title, quantity, status: state, statusReason, deliveryDate: expected }
    }),
  }
}
