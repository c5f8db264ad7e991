import { isDeepStrictEqual } from 'node:util'
import { eq, gt, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { gatewayError, notFound } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { users } from '@/gateway/db/schema/accounts'
import { markupChanges, markupRules } from '@/gateway/db/schema/desk/markup'
import { authorName, requireAdmin } from '@/gateway/services/accounts/require-staff'
import { moscowTime } from '@/gateway/services/delivery/moscow-time'
import type { ServiceDeps } from '@/gateway/services/deps'
import { listMarkupRules } from '@/gateway/services/markup/list-markup-rules'
import { NOTHING_PRICED, priceByRules } from '@/gateway/services/markup/price-by-rules'
import { requirePricesFree } from '@/gateway/services/markup/require-prices-free'
import { rebuildListings } from '@/gateway/services/purges/rebuild-listings'
import { toColumns, toTerms } from '@/gateway/services/markup/terms'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { conditionsOf, effectOf } from '@/lib/format/markup-words'
import type { MarkupTerms, saveMarkupRule as operation } from '@/lib/gateway/contracts/desk/rules'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

type Requested = ParsedRequestOf<typeof operation>['body']

/** Writes a rule with its place in the log, then the prices that follow from it; those that a killed process leaves are made by the next one. */
export async function saveMarkupRule(deps: ServiceDeps, viewer: Viewer, { id, terms, version }: Requested) {
  await requireAdmin(deps.db, viewer)
  const reference = await deps.reference()
  const { sectionLevel: _, ...columns } = toColumns(reference, terms)
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await requirePricesFree(tx)
    const after = toTerms(reference, columns)
    const isAsAfter = (rule: Rule) => isDeepStrictEqual(toTerms(reference, rule), after)
    const old = await findRule(tx, id)
    // A new rule whose answer was lost stands there already.
    if (old ? isAsAfter(old) : (await tx.select().from(markupRules)).some(isAsAfter)) return
    await requireVersion(tx, reference, version)
    const before = old && toTerms(reference, old)
    const written = { ...columns, authorId: viewer.userId, changedAt: deps.now() }
    const [rule] = old
      ? await tx.update(markupRules).set(written).where(eq(markupRules.id, old.id)).returning()
      : await tx.insert(markupRules).values(written).returning()
    if (!rule) throw new Error('the rule was not written')
    await tx.insert(markupChanges).values({
      ruleId: rule.id,
      before,
      after,
      offersChanged: 0,
      pricedTo: NOTHING_PRICED,
      authorId: viewer.userId,
      createdAt: deps.now(),
    })
  })
  await priceByRules(deps.db)
  await rebuildListings(deps.db)
  return listMarkupRules(deps, viewer)
}

/** The trial that an administrator has seen holds only while no rule has changed; a refusal says what the last change was. */
async function requireVersion(tx: Database, reference: CatalogReference, version: number) {
  const [missed] = await tx
    .select({ change: markupChanges, author: authorName })
    .from(markupChanges)
    .leftJoin(users, eq(users.id, markupChanges.authorId))
    .where(gt(markupChanges.id, version))
    .orderBy(sql`${markupChanges.id} desc`)
    .limit(1)
  if (!missed) return
  const { change, author } = missed
  const { before, after, createdAt } = change
  const known = {
    suppliers: [...reference.suppliers.values()],
    sections: [...reference.sectionByCode.values()],
  }
  const words = (terms: MarkupTerms) =>
    `${conditionsOf(terms, known)}: ${terms.isOn ? effectOf(terms) : 'выключено'}`
  const what = [before && words(before), words(after)].filter(Boolean).join(' → ')
  const who = [moscowTime(createdAt), author].filter(Boolean).join(', ')
  throw gatewayError(
    'conflict',
    `Пока вы смотрели, правила изменились. ${what} (${who}). Проверьте новые цены ещё раз.`,
  )
}

type Rule = typeof markupRules.$inferSelect

async function findRule(tx: Database, id: number | null) {
  if (id === null) return null
  const [rule] = await tx.select().from(markupRules).where(eq(markupRules.id, id))
  if (!rule) throw notFound('Такого правила нет.')
  return rule
}
