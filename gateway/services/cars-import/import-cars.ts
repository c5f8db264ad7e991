import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { placeOf } from '@/gateway/services/price-import/import-price-list'
import { IMPORT_LOCK } from '@/gateway/db/import-lock'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import type { RejectedRow } from '@/gateway/services/price-import/rows/price-line'
import { openPriceFile } from '@/gateway/services/price-import/source/open-price-file'
import { importTransaction } from '@/gateway/services/price-import/store/import-transaction'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { readTable, type TableRow } from '@/gateway/services/table-files/read-table'
import { stopIfAborted } from '@/gateway/services/table-files/stop-if-aborted'
import type { PurgeTag } from '@/lib/gateway/contracts/purges'
import { CAR_COLUMNS, type CarColumn, type CarColumns } from './columns'
import { readCar, type ReadCar } from './read-car'
import type { KnownCodes } from './read-needs'
import { nameKey, writeCars, type CarsWritten } from './write-cars'

export type CarsOptions = {
  /** Shown name of the file; its path when absent. */
  fileName?: string
  /** Of a text file; detected when absent. */
  encoding?: string
  columns?: CarColumns
  /** Count everything, change nothing. */
  isDryRun?: boolean
  signal?: AbortSignal
  onProgress?: (phase: 'reading' | 'catalog', rows: number) => void
  /** Every rejected row, in reading order. */
  onSkipped?: (row: RejectedRow) => void
}

export type CarsReport = CarsWritten & {
  source: string
  columns: CarColumns
  rowsRead: number
  rowsTaken: number
  rowsRejected: number
  /** The first rejected rows. */
  rejects: RejectedRow[]
}

/** Planned service is cached under «search», a product names its cars; «bootstrap» makes gateways read theirs anew. */
const SHOWING_CARS: readonly PurgeTag[] = ['bootstrap', 'search', 'product', 'listing', 'meta']
const REPORTED_REJECTS = 20
const PROGRESS_ROWS = 1_000
const MOST_CARS = 200_000

/**
 * Imports from a file the cars that shoppers choose among, in one transaction: after a failure the shop is as it
 * was. Throws `PriceFileError` with a Russian message when the file as a whole is of no use.
 */
export async function importCars(db: Database, file: string, options: CarsOptions): Promise<CarsReport> {
  const source = await openPriceFile(file, { name: options.fileName, encoding: options.encoding })
  try {
    const { columns, rows } = await readTable(source, CAR_COLUMNS, options.columns, 'файла машин')
    const { cars, ...read } = await readCars(rows, await loadCodes(db), options)
    options.onProgress?.('catalog', cars.length)
    const written = await importTransaction(db, options.isDryRun, async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = 0`)
      await transaction.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
      const done = await writeCars(transaction, cars, () => stopIfAborted(options.signal))
      await announcePurge(transaction, SHOWING_CARS)
      await stopIfAborted(options.signal)
      return done
    })
    return { source: source.description, columns, ...read, ...written }
  } finally {
    source.close()
  }
}

/** Codes that sizes and works may name. */
async function loadCodes(db: Database): Promise<KnownCodes> {
  const codesOf = async (table: string) => {
    const rows = await selectRows<{ code: string }>(db, sql`select code from ${sql.identifier(table)}`)
    return new Set(rows.map(({ code }) => code))
  }
  return {
    sections: await codesOf('sections'),
    filters: await codesOf('filters'),
    works: await codesOf('service_works'),
  }
}

async function readCars(rows: AsyncIterable<TableRow<CarColumn>>, codes: KnownCodes, options: CarsOptions) {
  const cars: ReadCar[] = []
  const known = new Map<string, Place>()
  const read = { rowsRead: 0, rowsTaken: 0, rowsRejected: 0, rejects: [] as RejectedRow[] }
  for await (const row of rows) {
    read.rowsRead += 1
    const judged = judge(row, codes, known)
    if (typeof judged === 'string') {
      const { sheet, line, cells } = row
      const rejected = { ...(sheet !== undefined && { sheet }), line, reason: judged, cells }
      read.rowsRejected += 1
      if (read.rejects.length < REPORTED_REJECTS) read.rejects.push(rejected)
      options.onSkipped?.(rejected)
    } else {
      read.rowsTaken += 1
      cars.push(judged)
    }
    if (cars.length > MOST_CARS) throw new PriceFileError(`В файле больше ${MOST_CARS} машин`)
    if (read.rowsRead % PROGRESS_ROWS !== 0) continue
    options.onProgress?.('reading', read.rowsRead)
    await stopIfAborted(options.signal)
  }
  const [first] = read.rejects
  if (cars.length === 0) {
    const reason = first ? `, первая причина: ${placeOf(first)}, ${first.reason}` : ''
    throw new PriceFileError(`Ни одна строка файла машин не принята${reason}`)
  }
  return { cars, ...read }
}

/** Where a row stood; the row itself may be a megabyte of garbage. */
type Place = Pick<RejectedRow, 'sheet' | 'line'>

function judge(row: TableRow<CarColumn>, codes: KnownCodes, known: Map<string, Place>): ReadCar | string {
  const car = readCar(row, codes)
  if (typeof car === 'string') return car
  const key = nameKey(car.make, car.model, car.title)
  const twin = known.get(key)
  if (twin) return `та же машина, что ${placeOf(twin)}`
  const { sheet, line } = row
  known.set(key, sheet === undefined ? { line } : { sheet, line })
  return car
}
