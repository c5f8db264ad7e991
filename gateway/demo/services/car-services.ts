import type { carServices, storageTariffs, storageTerms } from '@/gateway/db/schema/autoservice'
import { asData } from '@/gateway/demo/as-data'
import tables from '@/gateway/demo/data/car-services.json' with { type: 'json' }

type DemoService = typeof carServices.$inferInsert & {
  /** Shops that do it. */
  shops: readonly number[]
}

/** Prices are in kopecks. */
const { services, tariffs, terms } = asData<{
  services: readonly DemoService[]
  tariffs: readonly (typeof storageTariffs.$inferInsert)[]
  terms: readonly (typeof storageTerms.$inferInsert)[]
}>(tables)

export const DEMO_SERVICES: readonly DemoService[] = services.map((service, at) => ({
  ...service,
  sequence: (at + 1) * 10,
}))

/** A wheel on a disc takes more room. */
export const DEMO_TARIFFS = tariffs
export const DEMO_TERMS = terms
