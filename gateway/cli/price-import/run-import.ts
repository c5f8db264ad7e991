import path from 'node:path'
import { DataDirBusyError, type OwnerChannel } from '@/gateway/db/lock-data-dir'
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
import { sendCommand } from '@/gateway/cli/owner-commands/send-command'
import { IMPORT_COMMAND_PATH, type ImportCommand } from '@/gateway/services/owner-commands/command-shapes'
import { loadPriceList } from '@/gateway/services/owner-commands/load-price-list'
import type { ImportOptions, ImportReport } from '@/gateway/services/price-import/import-price-list'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'

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
    const file = path.resolve(folder, job.file)
    const options = { fileName: job.file, ...job.options }
    const listeners = { onProgress: progress.show, onSkipped: skipped?.add }
    const report = await withOwnDatabase(env, (opened) =>
      loadPriceList(opened, file, { ...options, ...listeners, signal: terminal.signal }),
    ).catch((error: unknown) => {
      if (!(error instanceof DataDirBusyError) || !error.channel) throw error
      return importThere(error.channel, file, options, listeners, terminal.signal)
    })
    progress.clear()
    terminal.out(formatReport(report, (Date.now() - began) / 1000, job.options.isDryRun ?? false))
  } finally {
    progress.clear()
    skipped?.close()
  }
}

/** The shop is open and holds its database: it loads the list itself, and shoppers wait only while it writes. */
function importThere(
  channel: OwnerChannel,
  file: string,
  options: ImportOptions,
  { onProgress, onSkipped }: Pick<ImportOptions, 'onProgress' | 'onSkipped'>,
  signal: AbortSignal,
): Promise<ImportReport> {
  const command: ImportCommand = { file, options: { ...options, rates: [...(options.rates ?? [])] } }
  return sendCommand<ImportReport>(channel, IMPORT_COMMAND_PATH, command, {
    signal,
    refuse: (message) => new PriceFileError(message),
    onEvent: (event) => {
      if (event.kind === 'progress') onProgress?.(event.phase, event.rows)
      if (event.kind === 'skipped') onSkipped?.(event.row)
    },
  })
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
      `База данных занята процессом ${error.holder}, который не принимает команд: дождитесь его конца и повторите\n`,
    )
    return IMPORT_EXIT.failed
  }
  err.write(
    `Загрузка не удалась, магазин не изменился: ${error instanceof Error ? error.message : String(error)}\n`,
  )
  return IMPORT_EXIT.failed
}
