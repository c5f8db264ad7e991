import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { users } from '@/gateway/db/schema/accounts'
import { gatewayError } from '@/gateway/core/errors/errors'
import { NO_SESSION, type Viewer } from '@/gateway/core/viewer'
import { MANAGER_PERMISSION } from '@/gateway/services/accounts/set-role'

type Who = Pick<Viewer, 'userId' | 'sessionId'>

/** A key that a person gives to programs is for his own orders and prices: the desk holds everybody's. */
function refuseProgram({ sessionId }: Who): void {
  if (sessionId === NO_SESSION)
    throw gatewayError('forbidden', 'С ключом для программ это недоступно. Войдите в магазин.')
}

/** Refuses everyone but administrators and managers; the right is read each time, so that taking it away works at once. */
export async function requireStaff(db: Database, viewer: Who): Promise<void> {
  refuseProgram(viewer)
  const { userId } = viewer
  const rows = await selectRows(
    db,
    sql`select 1 from users where id = ${userId} and deleted_at is null
      and (is_admin or ${MANAGER_PERMISSION} = any(permissions))`,
  )
  if (rows.length === 0) throw gatewayError('forbidden', 'Это доступно только сотрудникам магазина.')
}

/** The same for what only administrators may do. */
export async function requireAdmin(db: Database, viewer: Who): Promise<void> {
  refuseProgram(viewer)
  const { userId } = viewer
  const rows = await selectRows(
    db,
    sql`select 1 from users where id = ${userId} and deleted_at is null and is_admin`,
  )
  if (rows.length === 0) throw gatewayError('forbidden', 'Это доступно только администратору магазина.')
}

/** Of a joined user: the whole name, null without one. */
export const authorName = sql<string | null>`nullif(trim(${users.name} || ' ' || ${users.secondName}), '')`
