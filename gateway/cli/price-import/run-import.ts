import path from 'node:path'
import { explainFailure } from '@/gateway/cli/explain-failure'
import { DataDirBusyError } from '@/gateway/db/lock-data-dir'
import { withOwnDatabase } from '@/gateway/cli/with-own-database'
import { readGatewayEnv, type GatewayEnv } from '@/gateway/env'
import { formatApplicability } from '@/gateway/cli/price-import/format-applicability'
import { formatCars } from '@/gateway/cli/price-import/format-cars'
import { formatGoods } from '@/gateway/cli/price-import/format-goods'
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
import {
  importApplicability,
  type ApplicabilityReport,
} from '@/gateway/services/applicability-import/import-applicability'
import {
  APPLICABILITY_COMMAND_PATH,
  CARS_COMMAND_PATH,
  GOODS_COMMAND_PATH,
  IMPORT_COMMAND_PATH,
  type ApplicabilityCommand,
  type CarsCommand,
  type GoodsCommand,
  type ImportCommand,
} from '@/gateway/services/owner-commands/command-shapes'
import { importCars, type CarsReport } from '@/gateway/services/cars-import/import-cars'
import { type GoodsReport, importGoods } from '@/gateway/services/product-import/import-goods'
import { createGoodsPictures } from '@/gateway/services/product-import/pictures/create-goods-pictures'
import { openOwnMedia } from '@/gateway/services/media/open-own-media'
import { loadPriceList } from '@/gateway/services/owner-commands/load-price-list'
import type { ImportOptions, ImportReport } from '@/gateway/services/price-import/import-price-list'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import { requireFile } from '@/gateway/services/price-import/source/require-file'

export const IMPORT_EXIT = { done: 0, failed: 1, usage: 2, badFile: 3, interrupted: 130 } as const

export type ImportTerminal = {
  out: (text: string) => unknown
  err: ProgressOutput
  signal: AbortSignal
}

type Job = Exclude<ImportArgs, { kind: 'help' }>
type Listeners = Pick<ImportOptions, 'onProgress' | 'onSkipped'>

/** `npm run import`: loads a price list, an applicability file, a file of cars or of products into the gateway's database; returns the exit code. */
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
    // npm starts scripts in the project's folder; this is the folder of the caller.
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
  const began = performance.now()
  const file = path.resolve(folder, job.file)
  // Before anything is made: a database in a folder whose name is mistyped, or a report of no rows.
  await requireFile(file)
  const progress = createProgressLine(terminal.err, Date.now)
  const skipped =
    job.reportFile === undefined ? undefined : openSkippedRowsFile(path.resolve(folder, job.reportFile))
  try {
    const listeners = { onProgress: progress.show, onSkipped: skipped?.add }
    const words = await take(env, { job, folder, file, name: job.file }, listeners, terminal.signal)
    progress.clear()
    terminal.out(words((performance.now() - began) / 1000))
  } finally {
    progress.clear()
    skipped?.close()
  }
}

type Requested = {
  job: Job
  /** Of the caller. */
  folder: string
  file: string
  /** As the caller wrote it. */
  name: string
}
type Named<Kind> = Extract<Job, { kind: Kind }> & Omit<Requested, 'job'>
type WordsOf = (seconds: number) => string

function take(
  env: GatewayEnv,
  { job, ...file }: Requested,
  listeners: Listeners,
  signal: AbortSignal,
): Promise<WordsOf> {
  switch (job.kind) {
    case 'import':
      return takePriceList(env, { ...job, ...file }, listeners, signal)
    case 'applicability':
      return takeApplicability(env, { ...job, ...file }, listeners, signal)
    case 'cars':
      return takeCars(env, { ...job, ...file }, listeners, signal)
    case 'goods':
      return takeGoods(env, { ...job, ...file }, listeners, signal)
  }
}

async function takePriceList(
  env: GatewayEnv,
  { file, name, options: given }: Named<'import'>,
  listeners: Listeners,
  signal: AbortSignal,
): Promise<WordsOf> {
  const options = { fileName: name, ...given }
  const command: ImportCommand = { file, options: { ...options, rates: [...(options.rates ?? [])] } }
  const report = await withOwnDatabase(env, (opened) =>
    loadPriceList(opened, file, { ...options, ...listeners, signal }),
  ).catch((error: unknown) => there<ImportReport>(error, IMPORT_COMMAND_PATH, command, listeners, signal))
  return (seconds) => formatReport(report, seconds, given.isDryRun ?? false)
}

async function takeApplicability(
  env: GatewayEnv,
  { file, name, options: given }: Named<'applicability'>,
  listeners: Listeners,
  signal: AbortSignal,
): Promise<WordsOf> {
  const options = { fileName: name, ...given }
  const command: ApplicabilityCommand = { file, options }
  const report = await withOwnDatabase(env, ({ db }) =>
    importApplicability(db, file, { ...options, ...listeners, signal }),
  ).catch((error: unknown) =>
    there<ApplicabilityReport>(error, APPLICABILITY_COMMAND_PATH, command, listeners, signal),
  )
  return (seconds) => formatApplicability(report, seconds, given.isDryRun ?? false)
}

async function takeCars(
  env: GatewayEnv,
  { file, name, options: given }: Named<'cars'>,
  listeners: Listeners,
  signal: AbortSignal,
): Promise<WordsOf> {
  const options = { fileName: name, ...given }
  const command: CarsCommand = { file, options }
  const report = await withOwnDatabase(env, ({ db }) =>
    importCars(db, file, { ...options, ...listeners, signal }),
  ).catch((error: unknown) => there<CarsReport>(error, CARS_COMMAND_PATH, command, listeners, signal))
  return (seconds) => formatCars(report, seconds, given.isDryRun ?? false)
}

async function takeGoods(
  env: GatewayEnv,
  { file, name, folder: caller, pictures, options: given }: Named<'goods'>,
  listeners: Listeners,
  signal: AbortSignal,
): Promise<WordsOf> {
  const options = { fileName: name, ...given }
  const folder = pictures === undefined ? undefined : path.resolve(caller, pictures)
  const command: GoodsCommand = { file, folder, options }
  const taking = createGoodsPictures({ media: openOwnMedia(env), folder })
  const report = await withOwnDatabase(env, ({ db }) =>
    importGoods(db, file, { ...options, ...listeners, signal }, taking),
  ).catch((error: unknown) => there<GoodsReport>(error, GOODS_COMMAND_PATH, command, listeners, signal))
  return (seconds) => formatGoods(report, seconds, given.isDryRun ?? false)
}

/** A running shop holds its database and runs the import itself; shoppers wait only while it writes. */
function there<Report>(
  error: unknown,
  path: string,
  command: ImportCommand | ApplicabilityCommand | CarsCommand | GoodsCommand,
  { onProgress, onSkipped }: Listeners,
  signal: AbortSignal,
): Promise<Report> {
  if (!(error instanceof DataDirBusyError) || !error.channel) throw error
  return sendCommand<Report>(error.channel, path, command, {
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
  err.write(explainFailure(error, 'Загрузка не удалась, магазин не изменился'))
  return IMPORT_EXIT.failed
}
