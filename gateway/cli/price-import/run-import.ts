import path from 'node:path'
import { DataDirBusyError } from '@/gateway/db/lock-data-dir'
import { withOwnDatabase } from '@/gateway/cli/with-own-database'
import { readGatewayEnv, type GatewayEnv } from '@/gateway/env'
import { formatReport } from '@/gateway/cli/price-import/format-report'
import {
  IMPORT_USAGE,
  ImportArgsError,
  parseImportArgs,
  type ImportArgs,
} from '@/gateway/cli/price-import/parse-import-args'
import { createProgressLine, type ProgressOutput } from '@/gateway/cli/price-import/create-progress-line'
import { openSkippedRowsFile } from '@/gateway/cli/price-import/open-skipped-rows-file'
import { importPriceList } from '@/gateway/services/price-import/import-price-list'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import { reclaimSpace } from '@/gateway/services/price-import/store/reclaim-space'

export const IMPORT_EXIT = { done: 0, failed: 1, usage: 2, badFile: 3, interrupted: 130 } as const

export type ImportTerminal = {
  out: (text: string) => unknown
  err: ProgressOutput
  signal: AbortSignal
}

type Job = Extract<ImportArgs, { kind: 'import' }>

/** `npm run import`: loads one price list into the gateway's database; answers with the exit code. */
export async function runImport(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  terminal: ImportTerminal,
): Promise<number> {
  try {
    const parsed = parseImportArgs(args)
    if (parsed.kind === 'help') {
      terminal.out(IMPORT_USAGE)
      return IMPORT_EXIT.done
    }
    // npm starts scripts in the project's folder and tells here where the person stood.
    const folder = environment['INIT_CWD'] ?? process.cwd()
    await importInto(readGatewayEnv(environment), parsed, folder, terminal)
    return IMPORT_EXIT.done
  } catch (error) {
    return explain(error, terminal)
  }
}

async function importInto(
  env: GatewayEnv,
  job: Job,
  folder: string,
  terminal: ImportTerminal,
): Promise<void> {
  const began = Date.now()
  const progress = createProgressLine(terminal.err, Date.now)
  const skipped =
    job.reportFile === undefined ? undefined : openSkippedRowsFile(path.resolve(folder, job.reportFile))
  try {
    const report = await withOwnDatabase(env, async ({ db, kind }) => {
      const done = await importPriceList(db, path.resolve(folder, job.file), {
        fileName: job.file,
        ...job.options,
        signal: terminal.signal,
        onProgress: progress.show,
        onSkipped: skipped?.add,
      })
      if (kind === 'pglite' && done.offersAdded + done.offersChanged + done.offersRemoved > 0) {
        progress.show('tidying', done.rowsTaken)
        await reclaimSpace(db)
      }
      return done
    })
    progress.clear()
    terminal.out(formatReport(report, (Date.now() - began) / 1000, job.options.isDryRun ?? false))
  } finally {
    progress.clear()
    skipped?.close()
  }
}

function explain(error: unknown, { err, signal }: ImportTerminal): number {
  if (error instanceof ImportArgsError) {
    err.write(`${error.message}\n\n${IMPORT_USAGE}`)
    return IMPORT_EXIT.usage
  }
  if (signal.aborted) {
    err.write('Загрузка прервана, магазин не изменился\n')
    return IMPORT_EXIT.interrupted
  }
  if (error instanceof PriceFileError) {
    err.write(`${error.message}\nМагазин не изменился\n`)
    return IMPORT_EXIT.badFile
  }
  if (error instanceof DataDirBusyError) {
    err.write(
      `База данных занята процессом ${error.holder}: магазин запущен. Остановите его (Ctrl-C) и повторите загрузку, ` +
        'или держите данные в PostgreSQL (DATABASE_URL): туда можно загружать при работающем магазине\n',
    )
    return IMPORT_EXIT.failed
  }
  err.write(
    `Загрузка не удалась, магазин не изменился: ${error instanceof Error ? error.message : String(error)}\n`,
  )
  return IMPORT_EXIT.failed
}
