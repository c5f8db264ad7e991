import { asc, eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { carServices, shopServices, storageTariffs, storageTerms } from '@/gateway/db/schema/autoservice'
import { shops } from '@/gateway/db/schema/offers'
import { toRubles } from '@/gateway/services/cards/to-entity'
import type { readAutoservice } from '@/lib/gateway/contracts/site/autoservice'
import type { WireResponseOf } from '@/lib/gateway/operation'

export function loadServices(db: Database) {
  return db.select().from(carServices).orderBy(asc(carServices.sequence), asc(carServices.code))
}

export async function loadTariffs(db: Database) {
  const [tariffs, terms] = [
    await db
      .select()
      .from(storageTariffs)
      .orderBy(asc(storageTariffs.diameterFrom), asc(storageTariffs.hasDiscs)),
    await db.select().from(storageTerms).orderBy(asc(storageTerms.months)),
  ]
  return { tariffs, terms }
}

/** Services with their prices, and the public shops that do them. */
export async function readInfo(db: Database): Promise<WireResponseOf<typeof readAutoservice>> {
  const services = await loadServices(db)
  const done = await db
    .select({ code: shops.code, service: shopServices.serviceCode })
    .from(shopServices)
    .innerJoin(shops, eq(shops.supplierId, shopServices.shopId))
    .where(eq(shops.showUser, true))
    .orderBy(asc(shops.sequence), asc(shops.supplierId))
  const byShop = Map.groupBy(done, ({ code }) => code)
  const { tariffs, terms } = await loadTariffs(db)
  return {
    services: services.map(({ price, desk, variants, sequence: _, ...service }) => ({
      ...service,
      price: toRubles(price),
      variants: variants.map((variant) => ({ ...variant, price: toRubles(variant.price) })),
      isStorage: desk === 'storage',
    })),
    shops: [...byShop].map(([code, rows]) => ({
      code,
      services: services.map((one) => one.code).filter((one) => rows.some(({ service }) => service === one)),
    })),
    tariffs: tariffs.map((tariff) => ({ ...tariff, price: toRubles(tariff.price) })),
    terms,
  }
}
