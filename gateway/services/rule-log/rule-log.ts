import { and, desc, eq, gt, max, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Database } from '@/gateway/core/database'
import { gatewayError } from '@/gateway/core/errors/errors'
import { users } from '@/gateway/db/schema/accounts'
import { type RuleArea, ruleChanges } from '@/gateway/db/schema/desk/rule-changes'
import { authorName } from '@/gateway/services/accounts/require-staff'
import { moscowTime } from '@/gateway/services/delivery/moscow-time'

const RULE_LOCK = 7_150_032
const LOG_LENGTH = 50

/** Of all rules of an area together: the last change of any. */
export async function readRuleVersion(db: Database, area: RuleArea): Promise<number> {
  const [last] = await db
    .select({ version: max(ruleChanges.id) })
    .from(ruleChanges)
    .where(eq(ruleChanges.area, area))
  return last?.version ?? 0
}

type ChangeSchema<Terms> = z.ZodType<Terms>

/** The last changes of an area; those of another shape, which an older version wrote, are left out. */
export async function loadRuleLog<Terms>(
  db: Database,
  area: RuleArea,
  { shape, key }: { shape: ChangeSchema<Terms>; key?: { is: string } | { isNot: string } },
) {
  const rows = await db
    .select({ change: ruleChanges, author: authorName })
    .from(ruleChanges)
    .leftJoin(users, eq(users.id, ruleChanges.authorId))
    .where(and(eq(ruleChanges.area, area), key && keyed(key)))
    .orderBy(desc(ruleChanges.id))
    .limit(LOG_LENGTH)
  return rows.flatMap(({ change, author }) => {
    const before = change.before === null ? null : shape.safeParse(change.before).data
    const after = shape.safeParse(change.after).data
    if (before === undefined || after === undefined) return []
    const { id, key: ruleKey, title, createdAt } = change
    return [{ id, key: ruleKey, title, before, after, author, at: createdAt.toISOString() }]
  })
}

function keyed(key: { is: string } | { isNot: string }) {
  return 'is' in key ? sql`${ruleChanges.key} = ${key.is}` : sql`${ruleChanges.key} <> ${key.isNot}`
}

/** Lets one change at a time in. */
export async function lockRules(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${RULE_LOCK})`)
}

/** Refuses a change whose author has not seen the last one. What is as requested already is no change: its first answer may be lost. */
export async function requireRuleVersion(tx: Database, area: RuleArea, version: number): Promise<void> {
  const missed = await tx
    .select({ title: ruleChanges.title, at: ruleChanges.createdAt, author: authorName })
    .from(ruleChanges)
    .leftJoin(users, eq(users.id, ruleChanges.authorId))
    .where(and(eq(ruleChanges.area, area), gt(ruleChanges.id, version)))
    .orderBy(desc(ruleChanges.id))
    .limit(1)
  const [last] = missed
  if (!last) return
  const who = last.author === null ? '' : `, ${last.author}`
  throw gatewayError(
    'conflict',
    `Пока вы смотрели, изменилось: ${last.title} (${moscowTime(last.at)}${who}). Проверьте и сохраните ещё раз.`,
  )
}

export async function writeRuleChange(
  tx: Database,
  change: Omit<typeof ruleChanges.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(ruleChanges).values(change)
}
