import { sql } from 'drizzle-orm'
import { selectRows } from '@/gateway/core/database'
import { addBit, createBitset, type Bitset } from '@/gateway/db/facets/bitset'
import { readIdList } from '@/gateway/db/id-list'
import type { ServiceDeps } from '@/gateway/services/deps'
import { catalogVersion } from '@/gateway/services/fitment/catalog-version'
import { sectionOfProducts } from '@/gateway/services/fitment/section-of-products'

/** Products that name their cars, by product id, and their sections: one of these that names none may be for any car or for none. */
export type Naming = { goods: Bitset; sections: ReadonlySet<number> }

export async function readNaming(deps: ServiceDeps): Promise<Naming> {
  const key = `naming/${await catalogVersion(deps)}`
  const known = deps.versioned.get(key) as Naming | undefined
  if (known) return known
  const sectionOf = await sectionOfProducts(deps)
  const rows = await selectRows<{ ids: Uint8Array }>(deps.db, sql`select ids from vehicle_goods`)
  const lists = rows.map(({ ids }) => readIdList(ids))
  // The ids of each list ascend.
  const most = lists.reduce((max, ids) => Math.max(max, ids.at(-1) ?? 0), 0)
  const naming = { goods: createBitset(most + 1), sections: new Set<number>() }
  for (const ids of lists) {
    for (const id of ids) {
      addBit(naming.goods, id)
      naming.sections.add(sectionOf[id] ?? 0)
    }
  }
  deps.versioned.set(key, naming)
  return naming
}
