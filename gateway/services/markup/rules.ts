import { asc, eq, max } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { users } from '@/gateway/db/schema/accounts'
import { sections } from '@/gateway/db/schema/catalog'
import { authorName } from '@/gateway/services/accounts/require-staff'
import { markupChanges, markupRules } from '@/gateway/db/schema/desk/markup'

export type Rule = typeof markupRules.$inferSelect & { sectionLevel: number | null; author: string | null }

type Conditions = Pick<Rule, 'supplierId' | 'brandId' | 'sectionLevel' | 'priceFrom' | 'priceTo' | 'id'>

/**
 * The more particular rule first: one that names a supplier, then one that names a brand, then the one of the deeper section,
 * then one with a price band; of equals the newer one.
 */
export function byPrecedence(a: Conditions, b: Conditions): number {
  const named = (value: number | null) => (value === null ? 0 : 1)
  const banded = ({ priceFrom, priceTo }: Conditions) => Math.max(named(priceFrom), named(priceTo))
  return (
    named(b.supplierId) - named(a.supplierId) ||
    named(b.brandId) - named(a.brandId) ||
    (b.sectionLevel ?? -1) - (a.sectionLevel ?? -1) ||
    banded(b) - banded(a) ||
    b.id - a.id
  )
}

export async function loadRules(db: Database): Promise<Rule[]> {
  const rows = await db
    .select({ rule: markupRules, sectionLevel: sections.level, author: authorName })
    .from(markupRules)
    .leftJoin(sections, eq(sections.id, markupRules.sectionId))
    .leftJoin(users, eq(users.id, markupRules.authorId))
    .orderBy(asc(markupRules.id))
  return rows.map(({ rule, ...more }) => ({ ...rule, ...more })).toSorted(byPrecedence)
}

/** Of all rules together: the last change of any. */
export async function readVersion(db: Database): Promise<number> {
  const [last] = await db.select({ version: max(markupChanges.id) }).from(markupChanges)
  return last?.version ?? 0
}
