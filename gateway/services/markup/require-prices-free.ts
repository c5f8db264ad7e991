import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { gatewayError } from '@/gateway/core/errors/errors'
import { IMPORT_LOCK } from '@/gateway/db/import-lock'

const RETRY_MS = 200

/**
 * Takes the lock of imports. One may take minutes, so that waiting for it would end in a timeout; `timeoutMs` outlasts a change of one
 * product.
 */
export async function requirePricesFree(tx: Database, timeoutMs = 0): Promise<void> {
  const until = performance.now() + timeoutMs
  while (!(await tryLock(tx))) {
    if (performance.now() >= until)
      throw gatewayError(
        'conflict',
        'Сейчас загружается прайс-лист или меняются цены. Сохраните через минуту.',
      )
    await pause(RETRY_MS)
  }
}

async function tryLock(tx: Database): Promise<boolean> {
  const [lock] = await selectRows<{ isFree: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as "isFree"`,
  )
  return lock?.isFree === true
}
