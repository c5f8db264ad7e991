import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { products } from '@/gateway/db/schema/catalog'
import { deliverySectors } from '@/gateway/db/schema/checkout'
import { siteParams } from '@/gateway/db/schema/site'
import { isLarge } from '@/gateway/services/delivery-fees/is-large'
import { OWN_PROPERTIES } from '@/gateway/services/reference/own-properties'
import { deliveryElsewhere, type DeliveryElsewhere } from '@/lib/gateway/contracts/desk/delivery'
import { type DeliveryTerms, USUAL_DELIVERY } from '@/lib/parts/terms/delivery-fee'

export const DELIVERY_PARAM = 'delivery'

type Sector = typeof deliverySectors.$inferSelect

const USUAL: DeliveryElsewhere = { ...USUAL_DELIVERY, largeFromKg: null, largeFromCm: null }

/** What delivery costs where no zone says something else. */
export async function loadElsewhere(db: Database): Promise<DeliveryElsewhere> {
  const [row] = await db
    .select({ value: siteParams.value })
    .from(siteParams)
    .where(eq(siteParams.key, DELIVERY_PARAM))
  return deliveryElsewhere.safeParse(row?.value).data ?? USUAL
}

export function termsOf(
  sector: Pick<Sector, 'fee'> | undefined,
  elsewhere: DeliveryElsewhere,
): DeliveryTerms {
  const { price, freeFrom, surcharge } = sector?.fee ?? elsewhere
  return { price, freeFrom, surcharge }
}

/** Whether one of the products is large, as far as the shop knows their weights and sizes. */
export async function hasLargeGoods(
  db: Database,
  productIds: readonly number[],
  limits: Pick<DeliveryElsewhere, 'largeFromKg' | 'largeFromCm'>,
): Promise<boolean> {
  if (productIds.length === 0 || (limits.largeFromKg === null && limits.largeFromCm === null)) return false
  const rows = await db
    .select({ properties: products.properties })
    .from(products)
    .where(inArray(products.id, [...productIds]))
  return rows.some(({ properties }) =>
    isLarge(
      { weight: properties[OWN_PROPERTIES.weight.slug], size: properties[OWN_PROPERTIES.size.slug] },
      limits,
    ),
  )
}

/** The terms of a place, for these products: without large ones nothing comes on top. */
export async function termsFor(
  db: Database,
  sector: Pick<Sector, 'fee'> | undefined,
  productIds: readonly number[],
): Promise<DeliveryTerms> {
  const elsewhere = await loadElsewhere(db)
  const terms = await forProducts(db, termsOf(sector, elsewhere), { elsewhere, productIds })
  return !sector && elsewhere.isAgreed ? { ...terms, isAgreed: true } : terms
}

/** Before an address is known: what a zone without a price of its own costs. */
export async function usualTerms(db: Database, productIds: readonly number[]): Promise<DeliveryTerms> {
  const elsewhere = await loadElsewhere(db)
  return forProducts(db, termsOf(undefined, elsewhere), { elsewhere, productIds })
}

async function forProducts(
  db: Database,
  terms: DeliveryTerms,
  { elsewhere, productIds }: { elsewhere: DeliveryElsewhere; productIds: readonly number[] },
): Promise<DeliveryTerms> {
  const isCharged = terms.surcharge > 0 && (await hasLargeGoods(db, productIds, elsewhere))
  return isCharged ? terms : { ...terms, surcharge: 0 }
}

function hoursOf({ intervals }: Pick<Sector, 'intervals'>) {
  const from = intervals.map(({ timeFrom }) => timeFrom).toSorted()[0]
  const to = intervals
    .map(({ timeTo }) => timeTo)
    .toSorted()
    .at(-1)
  return from !== undefined && to !== undefined ? { from, to } : null
}

/** What a page says of delivery before an address is known: each zone, and what is outside of them last. */
export async function readDeliveryAreas(db: Database) {
  const elsewhere = await loadElsewhere(db)
  const zones = await db
    .select()
    .from(deliverySectors)
    .where(eq(deliverySectors.isOn, true))
    .orderBy(asc(deliverySectors.sequence), asc(deliverySectors.externalId))
  const { largeFromKg, largeFromCm } = elsewhere
  return {
    areas: [
      ...zones.map((zone) => ({
        title: zone.title,
        ...termsOf(zone, elsewhere),
        weekdays: zone.weekdays,
        hours: hoursOf(zone),
      })),
      { title: null, ...termsOf(undefined, elsewhere), isAgreed: elsewhere.isAgreed === true },
    ],
    largeFromKg,
    largeFromCm,
  }
}
