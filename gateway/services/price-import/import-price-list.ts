import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { importRuns } from '@/gateway/db/schema/offers'
import { inLatin } from '@/gateway/services/brand-dictionary/look-alikes'
import type { ColumnMap } from '@/gateway/services/price-import/columns/price-column'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import type { PriceLine, RejectedRow } from '@/gateway/services/price-import/rows/price-line'
import {
  readPriceList,
  type ListOptions,
  type ListSheet,
  type PriceList,
} from '@/gateway/services/price-import/rows/read-price-list'
import { markWords } from '@/gateway/db/stale-indexes'
import { placeProducts } from '@/gateway/services/section-rules/place-products'
import { openPriceFile } from '@/gateway/services/price-import/source/open-price-file'
import { openBrandRegistry, type BrandRegistry } from '@/gateway/services/price-import/store/brand-registry'
import { markUpList } from '@/gateway/services/markup/mark-up-list'
import { createProducts } from '@/gateway/services/price-import/store/create-products'
import { findSupplier, type ImportSupplier } from '@/gateway/services/price-import/store/find-supplier'
import { importTransaction } from '@/gateway/services/price-import/store/import-transaction'
import { IMPORT_LOCK } from '@/gateway/db/import-lock'
import { refreshShop } from '@/gateway/db/refresh-shop'
import {
  chooseBestLines,
  countBestLines,
  createStaging,
  readDuplicates,
  stageLines,
  type DuplicateLine,
} from '@/gateway/services/price-import/store/staging'
import { countVanishing, writeOffers } from '@/gateway/services/price-import/store/write-offers'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { tagsOfImport } from '@/gateway/services/purges/tags-of-import'

export type ImportPhase = 'reading' | 'pictures' | 'products' | 'offers' | 'catalog' | 'tidying'

export type ImportOptions = ListOptions & {
  /** Shown name of the file; its path when absent. */
  fileName?: string
  /** Number of a supplier, or the name of one, which is made when there is none yet. */
  supplier: number | string
  /** Leave the supplier's offers that the list does not name. */
  keepUnlisted?: boolean
  /** Do so even when a large part of the supplier's offers would vanish. */
  isForced?: boolean
  /** Count everything, change nothing. */
  isDryRun?: boolean
  signal?: AbortSignal
  onProgress?: (phase: ImportPhase, rows: number) => void
  /** Every row that was not taken, as it is met; duplicates come last. */
  onSkipped?: (row: RejectedRow) => void
}

export type ImportReport = {
  source: string
  /** Of the first sheet. */
  columns: ColumnMap
  sheets: ReadSheet[]
  skippedSheets: string[]
  /** The list has no column of stock, so each of its lines counts as the same number of pieces. */
  isStockUnknown: boolean
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
  /** New products that the owner's rules put into a section, and those that no rule names. */
  productsPlaced: number
  productsHomeless: number
  offersAdded: number
  offersChanged: number
  /** In a dry run: how many would be. */
  offersRemoved: number
  /** The import would be refused without `isForced`. */
  isForceNeeded: boolean
  /** The first rejected rows. */
  rejects: RejectedRow[]
}

export type ReadSheet = Pick<ListSheet, 'name' | 'columns' | 'currency' | 'rate'>

const BATCH_ROWS = 2_000
/** A list that takes more than this share of a supplier's offers off sale is likely cut short. */
const MAX_VANISHING_SHARE = 1 / 3
/** Suppliers with fewer offers change more than that from day to day. */
const GUARDED_OFFERS = 10
const REPORTED_REJECTS = 20

/**
 * Makes a supplier's offers those of a price list. All in one transaction: whatever goes wrong, the shop stays as it was.
 * Throws `PriceFileError` with a Russian message when the file as a whole is of no use.
 */
export async function importPriceList(
  db: Database,
  file: string,
  options: ImportOptions,
): Promise<ImportReport> {
  const source = await openPriceFile(file, { name: options.fileName, encoding: options.encoding })
  try {
    const list = await readPriceList(source, options)
    const fileName = path.basename(options.fileName ?? file)
    return await importTransaction(db, options.isDryRun, (transaction) =>
      importList(transaction, list, fileName, source.description, options),
    )
  } finally {
    source.close()
  }
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
  const supplier = await findSupplier(db, options.supplier)
  const brands = await openBrandRegistry(db)
  await createStaging(db)
  const read = await stageList(db, list, brands, options)
  await chooseBestLines(db)
  const duplicates = await readDuplicates(db)
  for (const duplicate of duplicates) options.onSkipped?.(toSkipped(duplicate))
  const best = await countBestLines(db)
  if (best.offers + best.outOfStock === 0) {
    const reason = read.rejects[0]
      ? `, первая причина: ${placeOf(read.rejects[0])}, ${read.rejects[0].reason}`
      : ''
    throw new PriceFileError(`Ни одна строка прайс-листа не принята${reason}`)
  }
  const keepUnlisted = options.keepUnlisted ?? false
  const offers = await countVanishing(db, supplier.id, keepUnlisted)
  const report: ImportReport = {
    ...read,
    source,
    columns: list.sheets[0]?.columns ?? {},
    sheets: list.sheets.map(({ name, columns, currency, rate }) => ({ name, columns, currency, rate })),
    skippedSheets: list.skippedSheets,
    isStockUnknown: list.sheets.some(({ columns }) => columns.quantity === undefined),
    supplier,
    rowsTaken: best.offers,
    rowsOutOfStock: best.outOfStock,
    rowsDuplicate: duplicates.length,
    newBrands: brands.created(),
    productsCreated: best.newProducts,
    productsPlaced: 0,
    productsHomeless: 0,
    offersAdded: 0,
    offersChanged: 0,
    offersRemoved: offers.vanishing,
    isForceNeeded: offers.all >= GUARDED_OFFERS && offers.vanishing > offers.all * MAX_VANISHING_SHARE,
  }
  if (options.isDryRun) return report
  if (report.isForceNeeded && !options.isForced) throw vanishing(supplier.title, offers)
  return writeList(db, report, fileName, options)
}

function vanishing(supplier: string, { all, vanishing: gone }: { all: number; vanishing: number }) {
  return new PriceFileError(
    `Прайс-лист снял бы с продажи ${gone} из ${all} предложений поставщика «${supplier}»: похоже, он неполон. ` +
      'Если так и надо, повторите с ключом --force; чтобы оставить то, чего в нём нет, — с ключом --keep',
  )
}

async function writeList(db: Database, report: ImportReport, fileName: string, options: ImportOptions) {
  options.onProgress?.('products', 0)
  const productsCreated = await createProducts(db, report.supplier.id, (created) => {
    options.onProgress?.('products', created)
    return stopIfAborted(options.signal)
  })
  // Before the offers: a rule may be about a section.
  const placement = await placeProducts(db, 'new')
  await markUpList(db, report.supplier.id)
  options.onProgress?.('offers', report.rowsTaken)
  const offers = await writeOffers(db, report.supplier.id, options.keepUnlisted ?? false)
  options.onProgress?.('catalog', offers.productIds.length)
  await refreshShop(db, offers.productIds, {
    hasNewTitles: productsCreated > 0,
    betweenSteps: () => stopIfAborted(options.signal),
  })
  // Goods of earlier lists may have found their section now: they are in any of the search's chunks.
  if (placement.moved > productsCreated) await markWords(db)
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
  await stopIfAborted(options.signal)
  return {
    ...report,
    productsCreated,
    productsPlaced: placement.moved,
    productsHomeless: placement.homeless,
    offersAdded: offers.added,
    offersChanged: offers.changed,
    offersRemoved: offers.removed,
  }
}

async function stageList(db: Database, list: PriceList, brands: BrandRegistry, options: ImportOptions) {
  const read = { rowsRead: 0, rowsRejected: 0, rowsGroups: 0, rejects: [] as RejectedRow[] }
  let batch: { line: PriceLine; sheet: string | undefined; place: number }[] = []
  const flush = async () => {
    await stopIfAborted(options.signal)
    const known = await brands.resolve(batch.map(({ line }) => line.brand))
    await stageLines(
      db,
      batch.flatMap(({ line, ...place }) => {
        const brand = known.get(line.brand)
        if (!brand) return []
        const article = brand.isLatin ? (inLatin(line.article) ?? line.article) : line.article
        return [{ ...line, ...place, article, brandId: brand.id }]
      }),
    )
    batch = []
    options.onProgress?.('reading', read.rowsRead)
  }
  for (const { name: sheet, verdicts } of list.sheets) {
    for await (const verdict of verdicts) {
      read.rowsRead += 1
      if (verdict.kind === 'goods') batch.push({ line: verdict.row, sheet, place: read.rowsRead })
      else if (verdict.kind === 'group') read.rowsGroups += 1
      else {
        read.rowsRejected += 1
        const { line, reason, cells } = verdict
        const rejected = { ...(sheet !== undefined && { sheet }), line, reason, cells }
        if (read.rejects.length < REPORTED_REJECTS) read.rejects.push(rejected)
        options.onSkipped?.(rejected)
      }
      if (batch.length >= BATCH_ROWS) await flush()
    }
  }
  await flush()
  return read
}

/** The embedded database runs in this thread and leaves no gap for a signal to arrive in, so one is made here. */
async function stopIfAborted(signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return
  await setImmediate()
  signal.throwIfAborted()
}

function toSkipped({ sheet, line, storedSheet, storedLine, article }: DuplicateLine): RejectedRow {
  const stored = storedSheet === sheet ? '' : ` листа «${storedSheet ?? ''}»`
  return {
    ...(sheet !== null && { sheet }),
    line,
    reason: `повтор: взята строка ${storedLine}${stored}, она выгоднее`,
    cells: [article],
  }
}

/** «строка 5», or «лист «Шины», строка 5». */
export function placeOf({ sheet, line }: Pick<RejectedRow, 'sheet' | 'line'>): string {
  return sheet === undefined ? `строка ${line}` : `лист «${sheet}», строка ${line}`
}
