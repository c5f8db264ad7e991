import { sql, type SQL } from 'drizzle-orm'
import { subtreeIds } from '@/gateway/services/reference/section-path'
import type { Section } from '@/gateway/services/reference/load-catalog-reference'

/** Condition on `products`: in the section or below; the root also includes products without a section. */
export function inSection(section: Section): SQL {
  if (section.parentId === null) return sql`true`
  return sql`section_id = any(${sql.param(subtreeIds(section))}::int[])`
}
