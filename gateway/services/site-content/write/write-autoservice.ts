import { and, eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { carServices, shopServices, storageTariffs, storageTerms } from '@/gateway/db/schema/autoservice'
import { shops } from '@/gateway/db/schema/offers'
import type { AutoserviceFile } from '@/gateway/services/site-content/autoservice-shape'
import { compareRows } from '@/gateway/services/site-content/compare-rows'
import { type PartReport, reportOf } from '@/gateway/services/site-content/content-report'
import { writeBookingDesks } from '@/gateway/services/site-content/write/write-booking-desks'

const SERVICE_COLUMNS = [
  'group',
  'title',
  'text',
  'price',
  'minutes',
  'variants',
  'desk',
  'isForCompanies',
  'sequence',
  'shops',
] as const
/** Between the places of two services, so that a hand-written one may stand between them. */
const STEP = 10

/** Makes services, tariffs and desks those of the file. */
export async function writeAutoservice(db: Database, file: AutoserviceFile): Promise<PartReport[]> {
  const ids = await shopIds(db)
  const { services, tariffs, terms, desks } = file
  return [
    ...(services ? [await writeServices(db, services, ids)] : []),
    ...(tariffs ? [await writeTariffs(db, tariffs)] : []),
    ...(terms ? [await writeTerms(db, terms)] : []),
    ...(desks ? [await writeBookingDesks(db, desks, ids)] : []),
  ]
}

async function shopIds(db: Database) {
  const rows = await db.select({ code: shops.code, id: shops.supplierId }).from(shops)
  const known = new Map(rows.map(({ code, id }) => [code, id]))
  return (code: string) => {
    const id = known.get(code)
    if (id !== undefined) return id
    throw new Error(`Магазина «${code}» нет`)
  }
}

async function writeServices(
  db: Database,
  services: NonNullable<AutoserviceFile['services']>,
  idOf: (code: string) => number,
): Promise<PartReport> {
  const keyOf = ({ code }: { code: string }) => code
  const byNumber = (a: number, b: number) => a - b
  const done = await db.select().from(shopServices)
  const old = (await db.select().from(carServices)).map((row) => ({
    ...row,
    shops: done
      .filter(({ serviceCode }) => serviceCode === row.code)
      .map(({ shopId }) => shopId)
      .toSorted(byNumber),
  }))
  const rows = services.map((service, at) => ({
    ...service,
    sequence: (at + 1) * STEP,
    shops: [...new Set(service.shops.map(idOf))].toSorted(byNumber),
  }))
  const changes = compareRows(rows, old, { keyOf, columns: SERVICE_COLUMNS })
  for (const { code } of changes.removed) await db.delete(carServices).where(eq(carServices.code, code))
  for (const { shops: places, ...row } of [
    ...changes.added,
    ...changes.changed.map((change) => change.row),
  ]) {
    await db.insert(carServices).values(row).onConflictDoUpdate({ target: carServices.code, set: row })
    await db.delete(shopServices).where(eq(shopServices.serviceCode, row.code))
    if (places.length > 0)
      await db.insert(shopServices).values(places.map((shopId) => ({ shopId, serviceCode: row.code })))
  }
  return reportOf('service', changes, keyOf)
}

type Tariff = Pick<typeof storageTariffs.$inferSelect, 'diameterFrom' | 'hasDiscs'>

async function writeTariffs(
  db: Database,
  tariffs: NonNullable<AutoserviceFile['tariffs']>,
): Promise<PartReport> {
  const keyOf = ({ diameterFrom, hasDiscs }: Tariff) => `R${diameterFrom}${hasDiscs ? ' с дисками' : ''}`
  const whereIs = ({ diameterFrom, hasDiscs }: Tariff) =>
    and(eq(storageTariffs.diameterFrom, diameterFrom), eq(storageTariffs.hasDiscs, hasDiscs))
  const rows = tariffs.map(({ from, to, discs, price }) => ({
    diameterFrom: from,
    diameterTo: to,
    hasDiscs: discs,
    price,
  }))
  const old = await db.select().from(storageTariffs)
  const changes = compareRows(rows, old, { keyOf, columns: ['diameterTo', 'price'] })
  for (const row of changes.removed) await db.delete(storageTariffs).where(whereIs(row))
  for (const { row } of changes.changed) await db.update(storageTariffs).set(row).where(whereIs(row))
  if (changes.added.length > 0) await db.insert(storageTariffs).values(changes.added)
  return reportOf('tariff', changes, keyOf)
}

async function writeTerms(db: Database, terms: NonNullable<AutoserviceFile['terms']>): Promise<PartReport> {
  const keyOf = ({ months }: { months: number }) => `${months} мес.`
  const changes = compareRows(terms, await db.select().from(storageTerms), { keyOf, columns: ['discount'] })
  for (const { months } of changes.removed)
    await db.delete(storageTerms).where(eq(storageTerms.months, months))
  for (const { row } of changes.changed)
    await db.update(storageTerms).set(row).where(eq(storageTerms.months, row.months))
  if (changes.added.length > 0) await db.insert(storageTerms).values(changes.added)
  return reportOf('term', changes, keyOf)
}
