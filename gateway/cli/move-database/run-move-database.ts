import { existsSync } from 'node:fs'
import path from 'node:path'
import { explainFailure } from '@/gateway/cli/explain-failure'
import { withOwnDatabase } from '@/gateway/cli/with-own-database'
import { openDatabase } from '@/gateway/db/open-database'
import { copyDatabase, DatabaseInUseError } from '@/gateway/db/copy/copy-database'
import { DataDirBusyError } from '@/gateway/db/lock-data-dir'
import { readGatewayEnv } from '@/gateway/env'

const USAGE = `Переезд магазина из встроенной базы данных в PostgreSQL: npm run move-database -- postgres://…
Магазин должен быть остановлен, база PostgreSQL — пустой. Встроенная база остаётся как была.
`

const POSTGRES_URL = /^postgres(ql)?:\/\//

export const MOVE_EXIT = { done: 0, failed: 1, usage: 2 } as const

export type MoveTerminal = { out: (text: string) => unknown; err: (text: string) => unknown }

/** `npm run move-database`: copies the embedded database into PostgreSQL; returns the exit code. */
export async function runMoveDatabase(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  { out, err }: MoveTerminal,
): Promise<number> {
  if (args.includes('--help')) {
    out(USAGE)
    return MOVE_EXIT.done
  }
  const [url = '', ...others] = args
  if (!POSTGRES_URL.test(url) || others.length > 0) {
    err(USAGE)
    return MOVE_EXIT.usage
  }
  try {
    // After a move the setting names the new database; the embedded one is the source.
    const env = { ...readGatewayEnv(environment), databaseUrl: undefined }
    if (!existsSync(path.join(env.dataDir, 'pglite'))) {
      err(`Встроенной базы нет в папке ${env.dataDir} (GATEWAY_DATA_DIR).\n`)
      return MOVE_EXIT.failed
    }
    let rowsInAll = 0
    await withOwnDatabase(env, async (source) => {
      const target = await openDatabase({ databaseUrl: url, statementTimeoutMs: 0 })
      try {
        await copyDatabase(source.db, target.db, ({ table, rows }) => {
          rowsInAll += rows
          out(`${table}: ${rows}\n`)
        })
      } finally {
        await target.close()
      }
    })
    out(
      `Готово, строк: ${rowsInAll}. Теперь запускайте шлюз с DATABASE_URL; картинки остаются в ${path.join(env.dataDir, 'media')}.\n`,
    )
    return MOVE_EXIT.done
  } catch (error) {
    err(explain(error))
    return MOVE_EXIT.failed
  }
}

function explain(error: unknown): string {
  if (error instanceof DataDirBusyError) {
    return `Встроенная база занята процессом ${error.holder}: остановите магазин и повторите.\n`
  }
  if (error instanceof DatabaseInUseError) {
    return `В базе PostgreSQL уже есть данные (${error.table}): нужна пустая.\n`
  }
  return explainFailure(error, 'Не удалось, база PostgreSQL не заполнена')
}
