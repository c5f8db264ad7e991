import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import type { ServiceDeps } from '@/gateway/services/deps'
import { catalogVersion } from '@/gateway/services/fitment/catalog-version'

/** Section of each of the products that stand in one, by product id; 0 for none. */
type SectionOfProducts = Int32Array

const KEY = 'section-of-goods'

type Row = { sectionId: number; version: number; ids: Uint8Array }

/** Read off the listings' indexes: the products themselves would have to be looked up one by one. */
async function readSections(db: Database): Promise<{ of: SectionOfProducts; versions: Set<number> }> {
  const rows = await selectRows<Row>(
    db,
    sql`select i.section_id as "sectionId", i.version::float8 as version, i.product_ids as ids
      from section_indexes i join sections s on s.id = i.section_id where s.level > 0 order by s.level`,
  )
  const columns = rows.map(({ sectionId, ids }) => ({
    sectionId,
    ids: new Int32Array(new Uint8Array(ids).buffer),
  }))
  const most = columns.reduce((max, { ids }) => ids.reduce((one, id) => Math.max(one, id), max), 0)
  const of = new Int32Array(most + 1)
  // The sections above come first, so a more exact section overrules them.
  for (const { sectionId, ids } of columns) for (const id of ids) of[id] = sectionId
  return { of, versions: new Set(rows.map(({ version }) => version)) }
}

/** The section of each product, from the listings. */
export async function sectionOfProducts(deps: ServiceDeps): Promise<SectionOfProducts> {
  const version = await catalogVersion(deps)
  const known = deps.versioned.get(KEY) as { version: number; of: SectionOfProducts } | undefined
  if (known?.version === version) return known.of
  const { of, versions } = await readSections(deps.db)
  // During a rebuild some indexes are of the version before.
  if (versions.size === 1 && versions.has(version)) deps.versioned.set(KEY, { version, of })
  return of
}
