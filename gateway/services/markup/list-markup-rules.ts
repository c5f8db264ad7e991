import { desc, eq } from 'drizzle-orm'
import type { Viewer } from '@/gateway/core/viewer'
import { users } from '@/gateway/db/schema/accounts'
import { markupChanges } from '@/gateway/db/schema/desk/markup'
import { authorName, requireAdmin } from '@/gateway/services/accounts/require-staff'
import type { ServiceDeps } from '@/gateway/services/deps'
import { loadRules, readVersion } from '@/gateway/services/markup/rules'
import { toTerms } from '@/gateway/services/markup/terms'
import { sectionsInOrder } from '@/gateway/services/reference/sections-in-order'

const LOG_LENGTH = 50

export async function listMarkupRules(deps: ServiceDeps, viewer: Viewer) {
  await requireAdmin(deps.db, viewer)
  const { db } = deps
  // Before all else: a change in between makes it too old, and never too new.
  const version = await readVersion(db)
  const reference = await deps.reference()
  const rules = await loadRules(db)
  const log = await db
    .select({ change: markupChanges, author: authorName })
    .from(markupChanges)
    .leftJoin(users, eq(users.id, markupChanges.authorId))
    .orderBy(desc(markupChanges.id))
    .limit(LOG_LENGTH)
  return {
    version,
    rules: rules.map((rule) => ({
      id: rule.id,
      at: rule.changedAt.toISOString(),
      author: rule.author,
      terms: toTerms(reference, rule),
    })),
    log: log.map(({ change: { id, ruleId, before, after, offersChanged, createdAt }, author }) => ({
      id,
      ruleId,
      before,
      after,
      offersChanged,
      author,
      at: createdAt.toISOString(),
    })),
    suppliers: [...reference.suppliers.values()].map(({ id, title, isVendor }) => ({ id, title, isVendor })),
    sections: sectionsInOrder(reference),
  }
}
