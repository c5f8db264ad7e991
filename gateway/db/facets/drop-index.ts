import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { sections } from '@/gateway/db/schema/catalog'

/** A section that lists no products has no index. */
export async function dropIndex(db: Database, sectionId: number): Promise<void> {
  await db.execute(sql`delete from section_indexes where section_id = ${sectionId}`)
  await db.update(sections).set({ productsCount: 0 }).where(eq(sections.id, sectionId))
}
