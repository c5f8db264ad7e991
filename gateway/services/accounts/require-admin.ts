import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { gatewayError } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'

/** Refuses everyone but administrators; the right is read each time, so that taking it away works at once. */
export async function requireAdmin(db: Database, { userId }: Pick<Viewer, 'userId'>): Promise<void> {
  const rows = await selectRows(
    db,
    sql`select 1 from users where id = ${userId} and is_admin and deleted_at is null`,
  )
  if (rows.length === 0) throw gatewayError('forbidden', 'Это доступно только администраторам.')
}
