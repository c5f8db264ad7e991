import { eq, inArray } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { DEMO_ELSEWHERE, DEMO_HOLIDAYS, DEMO_SECTORS } from '@/gateway/demo/people/commerce-sectors'
import { calendarDays, deliverySectors } from '@/gateway/db/schema/checkout'
import { suppliers } from '@/gateway/db/schema/offers'
import { seeds, siteParams } from '@/gateway/db/schema/site'
import { DELIVERY_PARAM } from '@/gateway/services/delivery-fees/delivery-terms'

const SEED_NAME = 'demo-commerce'

async function insertDelivery(db: Database) {
  const shopIds = DEMO_SECTORS.map(({ shopId }) => shopId)
  const shops = await db
    .select({ id: suppliers.id, externalId: suppliers.externalId })
    .from(suppliers)
    .where(inArray(suppliers.id, shopIds))
  const externalIdOf = new Map(shops.map(({ id, externalId }) => [id, externalId]))
  await db
    .insert(deliverySectors)
    .values(
      DEMO_SECTORS.map(({ shopId, ...sector }) => ({
        ...sector,
        storeExternalId: externalIdOf.get(shopId) ?? null,
      })),
    )
    .onConflictDoNothing()
  await db
    .insert(calendarDays)
    .values(DEMO_HOLIDAYS.map((day) => ({ day, isWorking: false })))
    .onConflictDoNothing()
  await db.insert(siteParams).values({ key: DELIVERY_PARAM, value: DEMO_ELSEWHERE }).onConflictDoNothing()
}

/** Adds delivery sectors and the calendar of work; once, also to a shop that is already there. `false` when they were. */
export async function seedDemoCommerce(db: Database): Promise<boolean> {
  const [done] = await db.select().from(seeds).where(eq(seeds.name, SEED_NAME))
  if (done) return false
  return db.transaction(async (tx) => {
    const [mine] = await tx.insert(seeds).values({ name: SEED_NAME }).onConflictDoNothing().returning()
    if (!mine) return false
    await insertDelivery(tx)
    return true
  })
}
