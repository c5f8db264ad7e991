import { sql } from 'drizzle-orm'
import { selectRows } from '@/gateway/core/database'
import type { ServiceDeps } from '@/gateway/services/deps'
import { catalogVersion } from '@/gateway/services/fitment/catalog-version'
import { idsIn } from '@/gateway/services/fitment/ids-in'
import { sectionOfGoods } from '@/gateway/services/fitment/section-of-goods'

/** Sections whose products name their cars: one that names none there may be for any car or for none. */
export async function sectionsOfNaming(deps: ServiceDeps): Promise<ReadonlySet<number>> {
  const key = `naming-sections/${await catalogVersion(deps)}`
  const known = deps.versioned.get(key) as ReadonlySet<number> | undefined
  if (known) return known
  const sectionOf = await sectionOfGoods(deps)
  const rows = await selectRows<{ ids: Uint8Array }>(deps.db, sql`select ids from vehicle_goods`)
  const found = new Set<number>()
  for (const { ids } of rows) for (const id of idsIn(ids, false)) found.add(sectionOf[id] ?? 0)
  deps.versioned.set(key, found)
  return found
}
