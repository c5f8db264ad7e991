import { sql, type SQL } from 'drizzle-orm'
import { selectRows } from '@/gateway/core/database'
import { hasBit, type Bitset } from '@/gateway/db/facets/bitset'
import { findProduct } from '@/gateway/db/facets/search-section'
import type { SectionIndex } from '@/gateway/db/facets/section-index'
import type { ServiceDeps } from '@/gateway/services/deps'
import type { Section } from '@/gateway/services/reference/load-catalog-reference'
import { subtreeIds } from '@/gateway/services/reference/section-path'

export type SectionRating = { rating: number; reviewsCount: number }
/** Reviewed products: their place in the section, the sum of their marks and the number of marks. */
type Marks = { positions: Int32Array; sums: Float64Array; counts: Int32Array }

const HUNDREDTHS = 100

async function readMarks({ db }: ServiceDeps, section: Section, index: SectionIndex): Promise<Marks> {
  const rows = await selectRows<{ id: number; rating: number; count: number }>(
    db,
    sql`select id, rating, reviews_count as count from products
      where ${inSection(section)} and reviews_count > 0`,
  )
  const known = rows.flatMap(({ id, rating, count }) => {
    const position = findProduct(index, id)
    return position === undefined ? [] : [{ position, sum: rating * count, count }]
  })
  return {
    positions: Int32Array.from(known, ({ position }) => position),
    sums: Float64Array.from(known, ({ sum }) => sum),
    counts: Int32Array.from(known, ({ count }) => count),
  }
}

/** Mean mark and number of reviews of the remaining products; marks are read once until one changes. */
export async function sectionRating(
  deps: ServiceDeps,
  section: Section,
  index: SectionIndex,
  left: Bitset,
): Promise<SectionRating> {
  const key = `${section.id}/${index.version}`
  const marks = await deps.sectionMarks.remember<Marks>(key, () => readMarks(deps, section, index))
  let sum = 0
  let count = 0
  marks.positions.forEach((position, at) => {
    if (!hasBit(left, position)) return
    sum += marks.sums[at] ?? 0
    count += marks.counts[at] ?? 0
  })
  return {
    rating: count === 0 ? 0 : Math.round((sum / count) * HUNDREDTHS) / HUNDREDTHS,
    reviewsCount: count,
  }
}

/** Condition on `products`: in the section or below; the root also includes products without a section. */
function inSection(section: Section): SQL {
  if (section.parentId === null) return sql`true`
  return sql`section_id = any(${sql.param(subtreeIds(section))}::int[])`
}
