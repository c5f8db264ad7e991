import { and, eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { clients, userClients } from '@/gateway/db/schema/companies'
import type { Viewer } from '@/gateway/core/viewer'
import { deliveryDates } from '@/gateway/services/delivery/delivery-dates'
import { termsFor } from '@/gateway/services/delivery-fees/delivery-terms'
import { goodsHours, type CartItem } from '@/gateway/services/delivery/goods-hours'
import { findSector, loadCalendar } from '@/gateway/services/delivery/load-sectors'
import { toWireDay } from '@/gateway/services/delivery/moscow-time'
import type { Point } from '@/gateway/services/delivery/is-within-polygon'
import type { ServiceDeps } from '@/gateway/services/deps'
import { GatewayError } from '@/lib/gateway/errors'

const OUTSIDE = { externalId: null, intervals: [], datesIntervals: [] }

function refusal(messages: readonly string[]) {
  const errors = messages.map((message) => ({ message }))
  return new GatewayError({ kind: 'validation', message: messages[0] ?? '', body: { errors } })
}

/** Where a company's client receives orders; the client has to be the user's own. */
async function pointOfClient(db: Database, userId: string, externalId: string): Promise<Point | undefined> {
  const [client] = await db
    .select({ latitude: clients.latitude, longitude: clients.longitude })
    .from(clients)
    .innerJoin(userClients, eq(userClients.clientId, clients.id))
    .where(and(eq(clients.externalId, externalId), eq(userClients.userId, userId)))
  if (!client) throw refusal(['Такого клиента нет. Выберите другого.'])
  const { latitude, longitude } = client
  return latitude === null || longitude === null ? undefined : [longitude, latitude]
}

type Requested = { cart: readonly CartItem[]; point: Point; clientExternalId?: string | null | undefined }

/** The sector around a point with the days and hours of delivery for these products. */
export async function readDeliveryIntervals(deps: ServiceDeps, viewer: Viewer, requested: Requested) {
  if (requested.cart.length === 0) throw refusal(['В заказе нет товаров. Добавьте их в корзину.'])
  const { db } = deps
  const reference = await deps.reference()
  const clientPoint =
    viewer.group === 'corporate' && requested.clientExternalId
      ? await pointOfClient(db, viewer.userId, requested.clientExternalId)
      : undefined
  const { hours, productIds, gone } = await goodsHours(db, reference, requested.cart)
  if (gone.length > 0) {
    throw refusal(gone.map(({ brand, article }) => `Товара ${brand} ${article} больше нет в наличии.`))
  }
  const sector = await findSector(db, clientPoint ?? requested.point)
  const terms = await termsFor(db, sector, productIds)
  if (!sector) return { ...OUTSIDE, terms }
  const now = deps.now()
  const schedule = { ...sector, calendar: await loadCalendar(db, now) }
  return {
    externalId: sector.externalId,
    title: sector.title,
    terms,
    deliveryStoreExternalId: sector.storeExternalId,
    intervals: sector.intervals,
    datesIntervals: deliveryDates(schedule, { now, goodsHours: hours }).map(({ day, intervals }) => ({
      date: toWireDay(day),
      intervals,
    })),
  }
}
