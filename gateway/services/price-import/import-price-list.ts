import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { importRuns } from '@/gateway/db/schema-offers'
import { cleanText } from '@/gateway/services/price-import/cells/clean-text'
import type { ColumnMap } from '@/gateway/services/price-import/columns/price-column'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import type { PriceLine, RejectedRow } from '@/gateway/services/price-import/rows/price-line'
import {
  readPriceList,
  type ListOptions,
  type PriceList,
} from '@/gateway/services/price-import/rows/read-price-list'
import { openPriceFile } from '@/gateway/services/price-import/source/open-price-file'
import { openBrandBook, type BrandBook } from '@/gateway/services/price-import/store/brand-book'
import { createProducts } from '@/gateway/services/price-import/store/create-products'
import { findSupplier, type ImportSupplier } from '@/gateway/services/price-import/store/find-supplier'
import { refreshShop } from '@/gateway/services/price-import/store/refresh-shop'
import {
  chooseBestLines,
  countBestLines,
  createStaging,
  readDuplicates,
  stageLines,
  type DuplicateLine,
} from '@/gateway/services/price-import/store/staging'
import { writeOffers } from '@/gateway/services/price-import/store/write-offers'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { tagsOfImport } from '@/gateway/services/purges/tags-of-import'

export type ImportPhase = 'reading' | 'products' | 'offers' | 'catalog' | 'tidying'

export type ImportOptions = ListOptions & {
  /** Shown name of the file; its path when absent. */
  fileName?: string
  supplierId?: number
  /** Leave the supplier's offers that the list does not name. */
  keepUnlisted?: boolean
  /** Count everything, change nothing. */
  isDryRun?: boolean
  signal?: AbortSignal
  onProgress?: (phase: ImportPhase, rows: number) => void
  /** Every row that was not taken, as it is met; duplicates come last. */
  onSkipped?: (row: RejectedRow) => void
}

export type ImportReport = {
  source: string
  columns: ColumnMap
  supplier: ImportSupplier
  rowsRead: number
  /** Rows that are an offer now. */
  rowsTaken: number
  rowsRejected: number
  rowsOutOfStock: number
  rowsGroups: number
  rowsDuplicate: number
  newBrands: string[]
  productsCreated: number
  offersAdded: number
  offersChanged: number
  offersRemoved: number
  /** The first rejected rows. */
  rejects: RejectedRow[]
}

const BATCH_ROWS = 2_000
const REPORTED_REJECTS = 20
// Two imports at once would wait for each other's rows in an order of chance; the number is arbitrary.
const IMPORT_LOCK = 7_150_030

class DryRunOver extends Error {}

/**
 * Makes a supplier's offers those of a price list. All in one transaction: whatever goes wrong, the shop stays as it was.
 * Throws `PriceFileError` with a Russian message when the file as a whole is of no use.
 */
export async function importPriceList(
  db: Database,
  file: string,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const source = await openPriceFile(file, options.fileName)
  let report: ImportReport | undefined
  try {
    const list = await readPriceList(source, options)
    await db.transaction(async (transaction) => {
      report = await importList(
        transaction,
        list,
        path.basename(options.fileName ?? file),
        source.description,
        options,
      )
      if (options.isDryRun) throw new DryRunOver()
    })
  } catch (error) {
    if (!(error instanceof DryRunOver)) throw error
  } finally {
    source.close()
  }
  if (!report) throw new Error('The import ended without a report')
  return report
}

async function importList(
  db: Database,
  list: PriceList,
  fileName: string,
  source: string,
  options: ImportOptions,
): Promise<ImportReport> {
  await db.execute(sql`set local statement_timeout = 0`)
  await db.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
  const supplier = await findSupplier(db, options.supplierId, supplierTitle(fileName))
  const brands = await openBrandBook(db)
  await createStaging(db)
  const read = await stageList(db, list, brands, options)
  await chooseBestLines(db)
  const duplicates = await readDuplicates(db)
  for (const duplicate of duplicates) options.onSkipped?.(toSkipped(duplicate))
  const best = await countBestLines(db)
  if (best.offers + best.outOfStock === 0) {
    const reason = read.rejects[0]
      ? `, первая причина: строка ${read.rejects[0].line}, ${read.rejects[0].reason}`
      : ''
    throw new PriceFileError(`Ни одна строка прайс-листа не принята${reason}`)
  }
  const report: ImportReport = {
    ...read,
    source,
    columns: list.columns,
    supplier,
    rowsTaken: best.offers,
    rowsOutOfStock: best.outOfStock,
    rowsDuplicate: duplicates.length,
    newBrands: brands.created(),
    productsCreated: best.newProducts,
    offersAdded: 0,
    offersChanged: 0,
    offersRemoved: 0,
  }
  return options.isDryRun ? report : writeList(db, report, fileName, options)
}

async function writeList(db: Database, report: ImportReport, fileName: string, options: ImportOptions) {
  options.onProgress?.('products', 0)
  const productsCreated = await createProducts(db, report.supplier.id, (created) => {
    options.onProgress?.('products', created)
    return stopIfAsked(options.signal)
  })
  options.onProgress?.('offers', report.rowsTaken)
  const offers = await writeOffers(db, report.supplier.id, options.keepUnlisted ?? false)
  options.onProgress?.('catalog', offers.productIds.length)
  await refreshShop(db, offers.productIds, {
    hasNewTitles: productsCreated > 0,
    betweenSteps: () => stopIfAsked(options.signal),
  })
  const changes = { productIds: offers.productIds, productsCreated, newBrands: report.newBrands }
  await announcePurge(db, await tagsOfImport(db, changes))
  await db.insert(importRuns).values({
    supplierId: report.supplier.id,
    fileName,
    status: 'done',
    rowsRead: report.rowsRead,
    rowsTaken: report.rowsTaken,
    rowsRejected: report.rowsRejected,
    productsCreated,
    rejects: report.rejects.map(({ line, reason }) => ({ row: line, reason })),
    finishedAt: sql`clock_timestamp()`,
  })
  await stopIfAsked(options.signal)
  return {
    ...report,
    productsCreated,
    offersAdded: offers.added,
    offersChanged: offers.changed,
    offersRemoved: offers.removed,
  }
}

async function stageList(db: Database, list: PriceList, brands: BrandBook, options: ImportOptions) {
  const read = { rowsRead: 0, rowsRejected: 0, rowsGroups: 0, rejects: [] as RejectedRow[] }
  let batch: PriceLine[] = []
  const flush = async () => {
    await stopIfAsked(options.signal)
    const ids = await brands.resolve(batch.map(({ brand }) => brand))
    await stageLines(
      db,
      batch.flatMap((line) => {
        const brandId = ids.get(line.brand)
        return brandId === undefined ? [] : [{ ...line, brandId }]
      }),
    )
    batch = []
    options.onProgress?.('reading', read.rowsRead)
  }
  for await (const verdict of list.verdicts) {
    read.rowsRead += 1
    if (verdict.kind === 'goods') batch.push(verdict.row)
    else if (verdict.kind === 'group') read.rowsGroups += 1
    else {
      read.rowsRejected += 1
      const { line, reason, cells } = verdict
      if (read.rejects.length < REPORTED_REJECTS) read.rejects.push({ line, reason, cells })
      options.onSkipped?.({ line, reason, cells })
    }
    if (batch.length >= BATCH_ROWS) await flush()
  }
  await flush()
  return read
}

/** The embedded database runs in this thread and leaves no gap for a signal to arrive in, so one is made here. */
async function stopIfAsked(signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return
  await setImmediate()
  signal.throwIfAborted()
}

function toSkipped({ line, keptLine, article }: DuplicateLine): RejectedRow {
  return { line, reason: `повтор: взята строка ${keptLine}, она выгоднее`, cells: [article] }
}

function supplierTitle(fileName: string): string {
  const title = cleanText(fileName.replace(/(?:\.(?:csv|txt|tsv|xlsx|xlsm|xls|xml|zip))+$/i, ''))
  return title === '' ? 'Поставщик' : title
}
