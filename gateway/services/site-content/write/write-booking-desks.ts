import { asc, eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { bookingDeskDays, bookingDesks, type BookingDeskKind } from '@/gateway/db/schema/bookings'
import { shops } from '@/gateway/db/schema/offers'
import type { AutoserviceFile } from '@/gateway/services/site-content/autoservice-shape'
import { compareRows } from '@/gateway/services/site-content/compare-rows'
import { type PartReport, reportOf } from '@/gateway/services/site-content/content-report'

type DeskRow = {
  shop: string
  kind: BookingDeskKind
  slotMinutes: number
  capacity: number
  leadMinutes: number
  weekdays: number[]
  days: { day: string; opensAt: string | null; closesAt: string | null }[]
}

const COLUMNS = ['slotMinutes', 'capacity', 'leadMinutes', 'weekdays', 'days'] as const

/**
 * Makes desks those of the file. One that the file leaves out is open on no day: the hours that people have booked there stay. So do
 * hours that a desk would not take any more.
 */
export async function writeBookingDesks(
  db: Database,
  desks: NonNullable<AutoserviceFile['desks']>,
  idOf: (code: string) => number,
): Promise<PartReport> {
  const keyOf = ({ shop, kind }: Pick<DeskRow, 'shop' | 'kind'>) => `${shop} (${kind})`
  const rows: DeskRow[] = desks.map(({ days, weekdays, ...desk }) => ({
    ...desk,
    weekdays: [...new Set(weekdays)].toSorted((a, b) => a - b),
    days: days
      .map(({ day, opens, closes }) => ({ day, opensAt: opens ?? null, closesAt: closes ?? null }))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
  }))
  const named = new Set(rows.map(keyOf))
  const old = (await readDesks(db)).filter((desk) => desk.weekdays.length > 0 || named.has(keyOf(desk)))
  const changes = compareRows(rows, old, { keyOf, columns: COLUMNS })
  for (const { id } of changes.removed)
    await db.update(bookingDesks).set({ weekdays: [] }).where(eq(bookingDesks.id, id))
  for (const row of [...changes.added, ...changes.changed.map((change) => change.row)])
    await writeDesk(db, row, idOf(row.shop))
  return reportOf('desk', changes, keyOf)
}

async function readDesks(db: Database): Promise<(DeskRow & { id: number })[]> {
  const days = await db.select().from(bookingDeskDays).orderBy(asc(bookingDeskDays.day))
  const rows = await db
    .select({ desk: bookingDesks, shop: shops.code })
    .from(bookingDesks)
    .innerJoin(shops, eq(shops.supplierId, bookingDesks.shopId))
  return rows.map(({ desk, shop }) => ({
    ...desk,
    shop,
    days: days
      .filter(({ deskId }) => deskId === desk.id)
      .map(({ day, opensAt, closesAt }) => ({ day, opensAt, closesAt })),
  }))
}

async function writeDesk(db: Database, { shop: _, days, ...row }: DeskRow, shopId: number): Promise<void> {
  const [desk] = await db
    .insert(bookingDesks)
    .values({ ...row, shopId })
    .onConflictDoUpdate({ target: [bookingDesks.shopId, bookingDesks.kind], set: row })
    .returning({ id: bookingDesks.id })
  if (!desk) throw new Error('the desk was not written')
  await db.delete(bookingDeskDays).where(eq(bookingDeskDays.deskId, desk.id))
  if (days.length > 0)
    await db.insert(bookingDeskDays).values(days.map((day) => ({ ...day, deskId: desk.id })))
}
