import { and, eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { fieldError, gatewayError, notFound } from '@/gateway/core/errors/errors'
import { repeatWhenLost } from '@/gateway/core/errors/repeat-when-lost'
import type { Viewer } from '@/gateway/core/viewer'
import { storageEvents, storageIssues } from '@/gateway/db/schema/tyre-storage'
import { lockUser } from '@/gateway/services/accounts/lock-user'
import { bookingSlots } from '@/gateway/services/bookings/booking-slots'
import { type BookingDesk, loadBusy, lockBookingDesk } from '@/gateway/services/bookings/desks'
import { freeSlot, takeSlot } from '@/gateway/services/bookings/take-slot'
import { toWireDay } from '@/gateway/services/delivery/moscow-time'
import { shopDay, shopTime } from '@/gateway/services/delivery/shop-clock'
import type { ServiceDeps } from '@/gateway/services/deps'
import { boundOrderSteps } from '@/gateway/services/limits/bound-order-steps'
import { deskOf, ISSUE_MINUTES, loadIssueDesks } from '@/gateway/services/tyre-storage/issue-desks'
import { findOwnStorage, loadIssues } from '@/gateway/services/tyre-storage/load-storage'
import {
  type IssueRow,
  isBooked,
  type StorageRow,
  toIssue,
} from '@/gateway/services/tyre-storage/to-storage-order'

type Deps = Pick<ServiceDeps, 'db' | 'now'>
type BoundDeps = Pick<ServiceDeps, 'db' | 'now' | 'addressLimitFactor'>

export type IssueRequest = {
  orderNumber: string
  warehouse?: string | undefined
  /** DD.MM.YYYY. */
  date?: string | undefined
  /** HH:MM. */
  time?: string | undefined
  comment?: string | undefined
}

const NO_HOURS = 'В ближайшие дни свободного времени нет. Выберите другой магазин.'
const NO_HOURS_THEN = 'В этот день свободного времени нет. Выберите другой.'

/** The requested hour, or the first free one of that day or of any. */
async function hourOf(tx: Database, desk: BookingDesk, { date, time }: IssueRequest, now: Date) {
  if (date !== undefined && time !== undefined) return { date, time }
  // No other transaction may take the hour between its choice and the booking.
  await lockBookingDesk(tx, desk.id)
  const days = bookingSlots(desk, { busy: await loadBusy(tx, desk.id, now), minutes: ISSUE_MINUTES, now })
  for (const { day, slots } of days) {
    if (date !== undefined && toWireDay(day) !== date) continue
    const slot = slots.find((one) => one.isFree && (time === undefined || one.time === time))
    if (slot) return { date: toWireDay(day), time: slot.time }
  }
  throw date === undefined ? gatewayError('conflict', NO_HOURS) : fieldError('issue_date', NO_HOURS_THEN)
}

function requireIssuable(order: StorageRow, issues: readonly IssueRow[], now: Date) {
  if (order.status === 'awaiting') throw gatewayError('conflict', 'Этих шин у нас ещё нет.')
  if (order.status === 'issued') throw gatewayError('conflict', 'Эти шины уже выданы.')
  if (issues.some((row) => isBooked(row, now)))
    throw gatewayError('conflict', 'Выдача уже назначена. Отмените её, чтобы выбрать другое время.')
}

async function notify(tx: Database, orderId: string, title: string, createdAt: Date) {
  await tx.insert(storageEvents).values({ orderId, title, createdAt })
}

async function newestIssue(db: Database, order: StorageRow, now: Date) {
  const [row] = (await loadIssues(db, [order.id])).get(order.id) ?? []
  if (!row) throw new Error('the issue was not written')
  return toIssue(order.number, row, now)
}

/** Books the hour at which wheels are handed out. The same key of the same order always answers with the same issue. */
export function createIssue(deps: BoundDeps, viewer: Viewer, request: IssueRequest, key: string | null) {
  const work = () =>
    deps.db.transaction(async (tx) => {
      await lockUser(tx, viewer.userId)
      const now = deps.now()
      const order = await findOwnStorage(tx, viewer, request.orderNumber)
      const issues = (await loadIssues(tx, [order.id])).get(order.id) ?? []
      const twin = key === null ? undefined : issues.find(({ issue }) => issue.idempotencyKey === key)
      if (twin) return toIssue(order.number, twin, now)
      requireIssuable(order, issues, now)
      await boundOrderSteps(tx, deps, viewer, 'issues')
      const desk = deskOf(await loadIssueDesks(tx, order, now), request.warehouse)
      const { date, time } = await hourOf(tx, desk, request, now)
      const appointment = { userId: viewer.userId, date, time, minutes: ISSUE_MINUTES, field: 'issue_time' }
      const booking = await takeSlot(tx, desk, appointment, now)
      await tx
        .update(storageIssues)
        .set({ status: 'missed', updatedAt: now })
        .where(and(eq(storageIssues.orderId, order.id), eq(storageIssues.status, 'booked')))
      await tx.insert(storageIssues).values({
        orderId: order.id,
        bookingId: booking.id,
        shopId: desk.shop.supplierId,
        comment: request.comment || null,
        idempotencyKey: key,
        createdAt: now,
        updatedAt: now,
      })
      await notify(tx, order.id, `Выдача назначена на ${date}, ${time}: ${desk.shop.title}`, now)
      return newestIssue(tx, order, now)
    })
  return key === null ? work() : repeatWhenLost(work)
}

/** Cancels an issue; its hour is free for others. Cancelling it again changes nothing. */
export async function cancelIssue(
  { db, now }: Deps,
  viewer: Viewer,
  { orderNumber, id }: { orderNumber: string; id: string },
) {
  return db.transaction(async (tx) => {
    await lockUser(tx, viewer.userId)
    const moment = now()
    const order = await findOwnStorage(tx, viewer, orderNumber)
    const row = (await loadIssues(tx, [order.id])).get(order.id)?.find(({ issue }) => issue.id === id)
    if (!row) throw notFound('Такой записи нет.')
    if (row.issue.status === 'cancelled') return toIssue(order.number, row, moment)
    if (row.issue.status !== 'booked' || row.booking.startsAt <= moment)
      throw gatewayError('conflict', 'Эту запись отменить уже нельзя.')
    await tx
      .update(storageIssues)
      .set({ status: 'cancelled', updatedAt: moment })
      .where(eq(storageIssues.id, id))
    await freeSlot(tx, row.issue.bookingId, moment)
    const { startsAt } = row.booking
    const { timeZone } = row.shop
    const hour = `${toWireDay(shopDay(timeZone, startsAt))}, ${shopTime(timeZone, startsAt)}`
    await notify(tx, order.id, `Выдача ${hour} отменена`, moment)
    return toIssue(order.number, { ...row, issue: { ...row.issue, status: 'cancelled' } }, moment)
  })
}
