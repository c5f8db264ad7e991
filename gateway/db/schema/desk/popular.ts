import { bigint, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '@/gateway/db/columns'
import { users } from '@/gateway/db/schema/accounts'

/** What the home page calls popular, each time it was chosen anew; rows are only added, and the last one counts. */
export const popularChoices = pgTable('popular_choices', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  /** In their order; null where the shop chooses by sales. */
  productIds: integer('product_ids').array(),
  authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
})
