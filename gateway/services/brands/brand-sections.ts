import { sql } from 'drizzle-orm'
import { selectRows } from '@/gateway/core/database'
import { toSectionLink } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'

/** Sections that hold products of a brand, with how many of them are the brand's; the fullest first. */
export async function brandSections({ db, reference }: ServiceDeps, brandId: number, limit: number) {
  const { sectionById } = await reference()
  const rows = await selectRows<{ section_id: number; count: number }>(
    db,
    sql`select section_id, count(*)::int as count from products
      where brand_id = ${brandId} and section_id is not null and hidden_at is null
      group by section_id order by count desc, section_id limit ${limit}`,
  )
  return rows.flatMap((row) => {
    const section = sectionById.get(row.section_id)
    return section ? [{ ...toSectionLink(section), count: row.count }] : []
  })
}
