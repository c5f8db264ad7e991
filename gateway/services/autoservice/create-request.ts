import { and, count, eq, gte, sql } from 'drizzle-orm'
import type { Client } from '@/gateway/core/client'
import { toEmail, toPhone } from '@/gateway/core/contact'
import type { Database } from '@/gateway/core/database'
import { fieldError, gatewayError } from '@/gateway/core/errors/errors'
import { repeatWhenLost } from '@/gateway/core/errors/repeat-when-lost'
import type { Viewer } from '@/gateway/core/viewer'
import { serviceRequests } from '@/gateway/db/schema/autoservice'
import { bookings } from '@/gateway/db/schema/bookings'
import { lockUser } from '@/gateway/services/accounts/lock-user'
import { findBookingDesk, type Visit } from '@/gateway/services/autoservice/find-booking-desk'
import { nextRequestNumber } from '@/gateway/services/autoservice/next-request-number'
import { loadTariffs } from '@/gateway/services/autoservice/read-info'
import { selectRequests, toRequest } from '@/gateway/services/autoservice/requests'
import { type OwnerDeps, notifyOwner } from '@/gateway/services/autoservice/notify-owner'
import { takeSlot } from '@/gateway/services/bookings/take-slot'
import { fromWireDay } from '@/gateway/services/delivery/moscow-time'
import { consumeLimits, limitsFrom } from '@/gateway/services/limits/rate-limit'
import { announceStorage } from '@/gateway/services/tyre-storage/announce-storage'
import type { createServiceRequest } from '@/lib/gateway/contracts/site/autoservice'
import type { ParsedRequestOf } from '@/lib/gateway/operation'
import { addMonths } from '@/lib/parts/add-months'
import { storageCost } from '@/lib/parts/vehicle/storage-cost'
import { innProblem } from '@/lib/validation/companies/requisites'

export type RequestBody = Omit<
  ParsedRequestOf<typeof createServiceRequest>['body'],
  'idempotencyKey' | 'isForAccount'
>
export type Requester = { viewer: Viewer | undefined; client: Client; key: string | null }

const HOUR = 3600
const FROM_ADDRESS = 20
const TO_PHONE = 6
/** Future visits of one person, so that a single person cannot book all of a shop's days. */
const MAX_AHEAD = 10

/** Required fields of each kind of request, in the words of the form. */
function requireFields(body: RequestBody) {
  if (body.kind === 'company') {
    if (!body.company) throw fieldError('company', 'Укажите название компании.')
    const problem = innProblem(body.inn ?? '')
    if (problem !== null) throw fieldError('inn', problem)
    return
  }
  if (body.services.length === 0) throw fieldError('services', 'Выберите, что нужно сделать.')
  if (body.shop === undefined) throw fieldError('shop', 'Выберите магазин.')
  if (body.date === undefined || body.time === undefined) throw fieldError('time', 'Выберите день и время.')
}

async function findByKey(db: Database, key: string | null, now: Date) {
  if (key === null) return undefined
  const [row] = await selectRequests(db).where(eq(serviceRequests.key, key))
  return row && toRequest(row, now)
}

async function requireFewAhead(tx: Database, userId: string, now: Date) {
  const [ahead] = await tx
    .select({ visits: count() })
    .from(serviceRequests)
    .innerJoin(bookings, eq(bookings.id, serviceRequests.bookingId))
    .where(
      and(eq(serviceRequests.userId, userId), eq(serviceRequests.status, 'new'), gte(bookings.startsAt, now)),
    )
  if ((ahead?.visits ?? 0) >= MAX_AHEAD)
    throw gatewayError(
      'conflict',
      `Впереди уже ${MAX_AHEAD} записей. Отмените лишние или позвоните в магазин.`,
    )
}

/** Registers the wheels that a signed-in customer brings. */
async function announce(tx: Database, body: RequestBody, { desk }: Visit, userId: string, now: Date) {
  const day = fromWireDay(body.date ?? '')
  if (!body.wheels || day === undefined) return null
  const { tariffs, terms } = await loadTariffs(tx)
  const { months, ...wheels } = body.wheels
  const announced = {
    ...wheels,
    userId,
    shopId: desk.shop.supplierId,
    car: body.car || null,
    plate: body.plate || null,
    company: body.company || null,
    dateFrom: day,
    dateTo: addMonths(day, months),
    price: storageCost(tariffs, terms, body.wheels) ?? null,
  }
  return (await announceStorage(tx, announced, now)).id
}

function wheelWords({ diameter, quantity, hasDiscs, months }: NonNullable<RequestBody['wheels']>) {
  return `R${diameter}, ${quantity} шт., ${hasDiscs ? 'на дисках' : 'без дисков'}, месяцев: ${months}`
}

async function write(
  tx: Database,
  deps: OwnerDeps,
  body: RequestBody,
  { viewer, client }: Requester,
  key: string | null,
) {
  const now = deps.now()
  const userId = viewer?.userId ?? null
  const visit =
    body.kind === 'visit'
      ? await findBookingDesk(tx, { shop: body.shop ?? '', services: body.services }, now)
      : undefined
  if (userId !== null && visit) await requireFewAhead(tx, userId, now)
  const booking =
    visit &&
    (await takeSlot(
      tx,
      visit.desk,
      { userId, date: body.date ?? '', time: body.time ?? '', minutes: visit.minutes, field: 'time' },
      now,
    ))
  const storageOrderId = visit && userId !== null ? await announce(tx, body, visit, userId, now) : null
  const number = await nextRequestNumber(tx)
  await tx.insert(serviceRequests).values({
    number,
    key,
    userId,
    kind: body.kind,
    bookingId: booking?.id ?? null,
    shopId: visit?.desk.shop.supplierId ?? null,
    storageOrderId,
    services: visit?.services.map(({ title }) => title) ?? [],
    name: body.name,
    phone: toPhone(body.phone),
    email: body.email ? toEmail(body.email) : null,
    car: body.car || null,
    vin: body.vin || null,
    plate: body.plate || null,
    company: body.company || null,
    inn: body.inn || null,
    fleet: body.fleet ?? null,
    comment: body.comment || null,
    createdAt: now,
    updatedAt: now,
  })
  const [row] = await selectRequests(tx).where(eq(serviceRequests.number, number))
  if (!row) throw new Error('the request was not written')
  const request = toRequest(row, now)
  const notified = {
    row: row.request,
    request,
    state: 'Новая',
    wheels: body.wheels && wheelWords(body.wheels),
  }
  await notifyOwner(tx, deps, notified, { viewer, client })
  return request
}

/** Takes a request. The same key of the same person always answers with the same one. */
export async function createRequest(deps: OwnerDeps, body: RequestBody, requester: Requester) {
  requireFields(body)
  const phone = toPhone(body.phone)
  const owner = requester.viewer?.userId ?? `guest ${phone}`
  const key = requester.key === null ? null : `${owner} ${requester.key}`
  const known = await findByKey(deps.db, key, deps.now())
  if (known) return known
  await consumeLimits(deps, [
    ...limitsFrom(deps, requester.client, { key: 'service-from', max: FROM_ADDRESS, seconds: HOUR }),
    // Of one network: strangers who name a phone must not block its owner's visits.
    { key: `service-phone:${phone}:${requester.client.network}`, max: TO_PHONE, seconds: HOUR },
  ])
  const work = () =>
    deps.db.transaction(async (tx) => {
      if (requester.viewer) await lockUser(tx, requester.viewer.userId)
      else if (key !== null) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
      return (await findByKey(tx, key, deps.now())) ?? write(tx, deps, body, requester, key)
    })
  return key === null ? work() : repeatWhenLost(work)
}
