import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { accessDenied } from '@/gateway/core/viewer'

/**
 * Lets one transaction at a time write what belongs to a user: the account itself, the cart, bonuses, orders, cars and the
 * storage. Who was deleted or blocked meanwhile writes nothing more. The first statement of such a transaction, so that two of one user
 * never wait for each other.
 */
export async function lockUser(tx: Database, userId: string) {
  const rows = await selectRows(
    tx,
    sql`select id from users where id = ${userId} and deleted_at is null and blocked_at is null for no key update`,
  )
  if (rows.length === 0) throw accessDenied()
}
