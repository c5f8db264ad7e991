import { sql } from 'drizzle-orm'
import { gatewayError } from '@/gateway/core/errors/errors'
import { selectRows, type Database } from '@/gateway/core/database'
import { IMPORT_LOCK } from '@/gateway/db/refresh-shop'

/** Takes the lock of imports. One may take minutes, so that waiting for it would end in a timeout. */
export async function requirePricesFree(tx: Database) {
  const [lock] = await selectRows<{ isFree: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as "isFree"`,
  )
  if (!lock?.isFree)
    throw gatewayError('conflict', 'Сейчас загружается прайс-лист или меняются цены. Сохраните через минуту.')
}
