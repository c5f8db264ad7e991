import { existsSync } from 'node:fs'
import path from 'node:path'
import { lockDataDir } from '@/gateway/db/lock-data-dir'
import { openDatabase, type OpenedDatabase } from '@/gateway/db/open-database'
import type { GatewayEnv } from '@/gateway/env'

/**
 * Runs a command of the owner on the gateway's database. The embedded one must not be in use: DataDirBusyError. Without one it
 * prints a warning, because the name of the folder may be mistyped, and makes one.
 */
export async function withOwnDatabase<T>(
  env: GatewayEnv,
  run: (opened: OpenedDatabase) => Promise<T>,
): Promise<T> {
  const dataDir = path.join(env.dataDir, 'pglite')
  if (!env.databaseUrl && !existsSync(dataDir))
    process.stderr.write(`Базы данных в этой папке ещё нет, создаётся новая: ${env.dataDir}\n`)
  const unlock = env.databaseUrl ? () => undefined : lockDataDir(dataDir)
  try {
    const opened = await openDatabase({
      databaseUrl: env.databaseListenUrl ?? env.databaseUrl,
      dataDir,
      statementTimeoutMs: 0,
    })
    try {
      return await run(opened)
    } finally {
      await opened.close()
    }
  } finally {
    unlock()
  }
}
