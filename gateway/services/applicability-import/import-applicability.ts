import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { findByPairs } from '@/gateway/services/catalog/find-by-pairs'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import { placeOf } from '@/gateway/services/price-import/import-price-list'
import { IMPORT_LOCK } from '@/gateway/db/import-lock'
import type { RejectedRow } from '@/gateway/services/price-import/rows/price-line'
import { openPriceFile } from '@/gateway/services/price-import/source/open-price-file'
import { importTransaction } from '@/gateway/services/price-import/store/import-transaction'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { tagsOfImport } from '@/gateway/services/purges/tags-of-import'
import { loadCatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { loadVehicleCatalog } from '@/gateway/services/vehicles/load-vehicle-catalog'
import { readTable, type TableRow } from '@/gateway/services/table-files/read-table'
import { stopIfAborted } from '@/gateway/services/table-files/stop-if-aborted'
import { APPLICABILITY_COLUMNS, type ApplicabilityColumn, type ApplicabilityColumns } from './columns'
import { gatherFitments } from './gather-fitments'
import { createCarMatcher, type MatchedCars } from './match-cars'
import { writeFitments } from './write-fitments'
import { readYears } from './years'

export type ApplicabilityOptions = {
  /** Shown name of the file; its path when absent. */
  fileName?: string
  /** Of a text file; detected when absent. */
  encoding?: string
  columns?: ApplicabilityColumns
  /** Add to the cars of the products instead of replacing them. */
  isAdded?: boolean
  /** Count everything, change nothing. */
  isDryRun?: boolean
  signal?: AbortSignal
  onProgress?: (phase: 'reading' | 'catalog', rows: number) => void
  /** Every rejected row, in reading order. */
  onSkipped?: (row: RejectedRow) => void
}

export type ApplicabilityReport = {
  source: string
  columns: ApplicabilityColumns
  rowsRead: number
  rowsTaken: number
  rowsRejected: number
  /** Products whose cars the file names, and the pairs of a product and a car. */
  products: number
  fitments: number
  /** The first rejected rows. */
  rejects: RejectedRow[]
}

type ApplicabilityRow = TableRow<ApplicabilityColumn>

const BATCH_ROWS = 2_000
const REPORTED_REJECTS = 20

/**
 * Imports from a file which cars the shop's products fit, in one transaction: after a failure the shop is as it
 * was. Throws `PriceFileError` with a Russian message when the file as a whole is of no use.
 */
export async function importApplicability(
  db: Database,
  file: string,
  options: ApplicabilityOptions,
): Promise<ApplicabilityReport> {
  const source = await openPriceFile(file, { name: options.fileName, encoding: options.encoding })
  try {
    const { columns, rows } = await readTable(
      source,
      APPLICABILITY_COLUMNS,
      options.columns,
      'файла применимости',
    )
    return await importTransaction(db, options.isDryRun, async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = 0`)
      await transaction.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
      return { source: source.description, columns, ...(await importRows(transaction, rows, options)) }
    })
  } finally {
    source.close()
  }
}

async function importRows(
  db: Database,
  rows: AsyncIterable<ApplicabilityRow>,
  options: ApplicabilityOptions,
) {
  const catalog = await loadVehicleCatalog(db)
  const reference = await loadCatalogReference(db)
  const match = createCarMatcher(catalog)
  const fitments = gatherFitments()
  const read = { rowsRead: 0, rowsTaken: 0, rowsRejected: 0, rejects: [] as RejectedRow[] }
  let batch: ApplicabilityRow[] = []

  const reject = ({ sheet, line, cells }: ApplicabilityRow, reason: string) => {
    read.rowsRejected += 1
    const rejected = { ...(sheet !== undefined && { sheet }), line, reason, cells }
    if (read.rejects.length < REPORTED_REJECTS) read.rejects.push(rejected)
    options.onSkipped?.(rejected)
  }
  const flush = async () => {
    await stopIfAborted(options.signal)
    const pairs = batch.map(({ text }) => ({ brand: text('brand'), article: text('article') }))
    const ids = await findByPairs(db, reference, pairs, { isForStaff: true })
    for (const [at, row] of batch.entries()) {
      const judged = judgeRow(row, ids[at], match)
      if (typeof judged === 'string') reject(row, judged)
      else {
        read.rowsTaken += 1
        fitments.add(ids[at] ?? 0, judged)
      }
    }
    batch = []
    options.onProgress?.('reading', read.rowsRead)
  }
  for await (const row of rows) {
    read.rowsRead += 1
    batch.push(row)
    if (batch.length >= BATCH_ROWS) await flush()
  }
  await flush()
  const [first] = read.rejects
  if (read.rowsTaken === 0) {
    const reason = first ? `, первая причина: ${placeOf(first)}, ${first.reason}` : ''
    throw new PriceFileError(`Ни одна строка файла применимости не принята${reason}`)
  }
  const list = fitments.list()
  const report = {
    ...read,
    products: list.length,
    fitments: list.reduce((sum, { carIds }) => sum + carIds.length, 0),
  }
  if (options.isDryRun) return report
  options.onProgress?.('catalog', list.length)
  const productIds = await writeFitments(db, list, options.isAdded ?? false, () =>
    stopIfAborted(options.signal),
  )
  await announcePurge(db, await tagsOfImport(db, { productIds, productsCreated: 0, newBrands: [] }))
  await stopIfAborted(options.signal)
  return report
}

function judgeRow(
  { text }: ApplicabilityRow,
  productId: number | undefined,
  match: ReturnType<typeof createCarMatcher>,
): MatchedCars | string {
  const [brand, article, make, model] = [text('brand'), text('article'), text('make'), text('model')]
  if (brand === '') return 'нет бренда'
  if (article === '') return 'нет артикула'
  if (make === '') return 'нет марки машины'
  if (model === '') return 'нет модели машины'
  if (productId === undefined) return `товара ${brand} ${article} в каталоге нет`
  const years = readYears({ years: text('years'), from: text('from'), to: text('to') })
  if (typeof years === 'string') return years
  return match({ make, model, car: text('car'), years, note: text('note') })
}
