import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '@/gateway/db/columns'
import { users } from '@/gateway/db/schema/accounts'

/** Kinds of rules that are changed apart from each other. */
export type RuleArea = 'delivery' | 'payment' | 'supplier'

/** Who changed which rule of the shop, and how; rows are only added. The last id of an area is its version. */
export const ruleChanges = pgTable(
  'rule_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    area: text().$type<RuleArea>().notNull(),
    /** The rule within its area. */
    key: text().notNull(),
    /** What the rule was called, for who saves after it. */
    title: text().notNull(),
    /** Null where the rule was added. */
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>().notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('rule_changes_area_idx').on(table.area, table.id)],
)
