import { sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import type { Database } from '@/gateway/core/database'
import { IMPORT_LOCK } from '@/gateway/db/refresh-shop'
import { findKnownBrand } from '@/gateway/services/brand-dictionary/known-brands'
import { findPartsByPairs } from '@/gateway/services/catalog/find-by-pairs'
import { placeOf } from '@/gateway/services/price-import/import-price-list'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import type { RejectedRow } from '@/gateway/services/price-import/rows/price-line'
import { openPriceFile } from '@/gateway/services/price-import/source/open-price-file'
import { importTransaction } from '@/gateway/services/price-import/store/import-transaction'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { tagsOfImport } from '@/gateway/services/purges/tags-of-import'
import {
  type CatalogReference,
  loadCatalogReference,
} from '@/gateway/services/reference/load-catalog-reference'
import { resolveBrand } from '@/gateway/services/reference/resolve-brand'
import { readTable } from '@/gateway/services/table-files/read-table'
import { stopIfAsked } from '@/gateway/services/table-files/stop-if-asked'
import { articleKey, foldedArticleKey } from '@/lib/parts/keys'
import type { PurgeTag } from '@/lib/gateway/contracts/purges'
import { createAttributes } from './cells/attributes'
import { GOODS_COLUMNS, type GoodsColumns } from './columns'
import type { GoodsPictures } from './pictures/create-goods-pictures'
import { type GoodsKnowledge, type GoodsRow, type ReadGoods, readGoods } from './read-goods'
import {
  createStaging,
  stageBarcodes,
  stageGoods,
  stageLinks,
  stageSuccessors,
  type StagedLink,
} from './staging'
import { type GoodsWritten, writeGoods } from './write-goods'
import { MAX_OPTIONS, writeOptions, writeOwnProperties } from './write-properties'

export type GoodsOptions = {
  /** Shown name of the file; its path when absent. */
  fileName?: string
  /** Of a text file; detected when absent. */
  encoding?: string
  columns?: GoodsColumns
  /** Count everything, change nothing. */
  isDryRun?: boolean
  signal?: AbortSignal
  onProgress?: (phase: 'reading' | 'pictures' | 'catalog', rows: number) => void
  /** Every rejected row and every remark, in reading order. */
  onSkipped?: (row: RejectedRow) => void
}

export type GoodsReport = Omit<GoodsWritten, 'changed' | 'taken'> & {
  source: string
  columns: GoodsColumns
  /** Titles of the columns that are properties, and of those that nothing reads. */
  attributes: string[]
  unused: string[]
  rowsRead: number
  rowsTaken: number
  rowsRejected: number
  /** The first rejected rows. */
  rejects: RejectedRow[]
  /** Cells that were not understood, in rows that were taken. */
  remarksCount: number
  remarks: RejectedRow[]
  products: number
  picturesTaken: number
}

const BATCH_ROWS = 2_000
const REPORTED = 20
const PICTURES_AT_ONCE = 4
const LISTS: readonly PurgeTag[] = ['bootstrap', 'section', 'listing']

/**
 * Imports what is known about the shop's products: analogs, newer numbers, pictures, texts, properties, barcodes. Pictures are taken
 * before, the rest in one transaction: after a failure the shop is as it was. Throws `PriceFileError` with a Russian message when the file as a whole is of no use.
 */
export async function importGoods(
  db: Database,
  file: string,
  options: GoodsOptions,
  pictures: GoodsPictures,
): Promise<GoodsReport> {
  const taken = await takePictures(db, file, options, pictures)
  const source = await openPriceFile(file, { name: options.fileName, encoding: options.encoding })
  try {
    const { columns, titles, rows } = await readTable(source, GOODS_COLUMNS, options.columns, 'файла товаров')
    return await importTransaction(db, options.isDryRun, async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = 0`)
      await transaction.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
      const reference = await loadCatalogReference(transaction)
      const known = knowledgeOf(reference)
      const named = nameColumns(titles, columns, known)
      refuseIdle(columns, named)
      const done = await importRows(transaction, rows, { reference, known, taken: taken.pictures, options })
      return { source: source.description, columns, ...named, picturesTaken: taken.count, ...done }
    })
  } finally {
    source.close()
  }
}

function knowledgeOf(reference: CatalogReference): GoodsKnowledge {
  const idOf = (name: string) => resolveBrand(reference, name)?.id
  return {
    isBrand: (name) => idOf(name) !== undefined || findKnownBrand(name) !== undefined,
    isSameBrand: (one, other) => idOf(one) !== undefined && idOf(one) === idOf(other),
    attributeOf: createAttributes(reference),
  }
}

/** Which of the other columns are properties of the shop's products, and which nothing reads. */
function nameColumns(
  titles: readonly (readonly string[])[],
  columns: GoodsColumns,
  { attributeOf }: GoodsKnowledge,
) {
  const used = new Set<number>(Object.values(columns))
  const others = new Set(
    titles.flatMap((own) => own.filter((title, at) => title.trim() !== '' && !used.has(at))),
  )
  const isAttribute = (title: string) => attributeOf(title) !== undefined
  return {
    attributes: [...others].filter(isAttribute),
    unused: [...others].filter((title) => !isAttribute(title)),
  }
}

function refuseIdle(
  columns: GoodsColumns,
  { attributes, unused }: { attributes: string[]; unused: string[] },
) {
  if (Object.keys(columns).length > 2 || attributes.length > 0) return
  const others = unused.length > 0 ? `, остальные не понятны: ${unused.join(', ')}` : ''
  throw new PriceFileError(`В файле товаров только бренд и артикул${others}`)
}

type Taken = ReadonlyMap<string, { path: string } | { reason: string }>

/** Takes the pictures of known products before anything is written: other servers may be slow. */
async function takePictures(
  db: Database,
  file: string,
  options: GoodsOptions,
  pictures: GoodsPictures,
): Promise<{ pictures: Taken; count: number }> {
  const taken = new Map<string, { path: string } | { reason: string }>()
  const source = await openPriceFile(file, { name: options.fileName, encoding: options.encoding })
  let count = 0
  try {
    const { columns, rows } = await readTable(source, GOODS_COLUMNS, options.columns, 'файла товаров')
    if (columns.pictures === undefined) return { pictures: taken, count }
    const reference = await loadCatalogReference(db)
    const known = knowledgeOf(reference)
    const limit = pLimit(PICTURES_AT_ONCE)
    for await (const batch of inBatches(rows)) {
      const parts = await findPartsByPairs(db, reference, batch.map(pairOf), FOR_STAFF)
      const entries = batch.flatMap((row, at) => (parts[at] ? (readGoods(row, known).pictures ?? []) : []))
      const wanted = [...new Set(entries)].filter((entry) => !taken.has(entry))
      await Promise.all(
        wanted.map((entry) =>
          limit(async () => {
            options.signal?.throwIfAborted()
            const found = await pictures.take(entry, options.isDryRun ?? false)
            taken.set(entry, found)
            if ('isNew' in found && found.isNew) count += 1
            options.onProgress?.('pictures', taken.size)
          }),
        ),
      )
    }
    return { pictures: taken, count }
  } finally {
    source.close()
  }
}

async function* inBatches(rows: AsyncIterable<GoodsRow>): AsyncGenerator<GoodsRow[]> {
  let batch: GoodsRow[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < BATCH_ROWS) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

const FOR_STAFF = { isForStaff: true } as const

const pairOf = ({ text }: GoodsRow) => ({ brand: text('brand'), article: text('article') })

type Context = {
  reference: CatalogReference
  known: GoodsKnowledge
  taken: Taken
  options: GoodsOptions
}

async function importRows(db: Database, rows: AsyncIterable<GoodsRow>, context: Context) {
  const { reference, known, options } = context
  const read = { rowsRead: 0, rowsTaken: 0, rowsRejected: 0, rejects: [] as RejectedRow[] }
  const remarks: RejectedRow[] = []
  let remarksCount = 0
  const optionsOfFilters = new Map<number, Set<string>>()

  const tell = (list: RejectedRow[], row: Pick<GoodsRow, 'sheet' | 'line' | 'cells'>, reason: string) => {
    const { sheet, line, cells } = row
    const told = { ...(sheet !== undefined && { sheet }), line, reason, cells }
    if (list.length < REPORTED) list.push(told)
    options.onSkipped?.(told)
  }
  const remark = (row: Pick<GoodsRow, 'sheet' | 'line' | 'cells'>, reason: string) => {
    remarksCount += 1
    tell(remarks, row, reason)
  }

  await createStaging(db)
  const hasNewProperties = await writeOwnProperties(db)
  for await (const batch of inBatches(rows)) {
    await stopIfAsked(options.signal)
    read.rowsRead += batch.length
    const parts = await findPartsByPairs(db, reference, batch.map(pairOf), FOR_STAFF)
    const judged: Judged[] = []
    for (const [at, row] of batch.entries()) {
      const reason = refusalOf(row, parts[at] !== undefined)
      const part = parts[at]
      if (reason !== undefined || !part) {
        read.rowsRejected += 1
        tell(read.rejects, row, reason ?? '')
        continue
      }
      read.rowsTaken += 1
      const goods = readGoods(row, known)
      for (const words of goods.remarks) remark(row, words)
      for (const { filterId, value } of goods.options) {
        const values = optionsOfFilters.get(filterId) ?? new Set<string>()
        optionsOfFilters.set(filterId, values.add(value))
        if (values.size > MAX_OPTIONS)
          throw new PriceFileError(`У одного из свойств больше ${MAX_OPTIONS} разных значений: ${value}`)
      }
      judged.push({ row, productId: part.id, brandId: part.brandId, article: part.article, goods })
    }
    await stage(db, judged, context, remark)
    options.onProgress?.('reading', read.rowsRead)
  }
  const [first] = read.rejects
  if (read.rowsTaken === 0) {
    const reason = first ? `, первая причина: ${placeOf(first)}, ${first.reason}` : ''
    throw new PriceFileError(`Ни одна строка файла товаров не принята${reason}`)
  }
  options.onProgress?.('catalog', read.rowsTaken)
  const newOptions = await writeOptions(db, optionsOfFilters)
  const { changed, taken, ...written } = await writeGoods(db, () => stopIfAsked(options.signal))
  for (const { barcode, line, sheet } of taken)
    remark({ sheet: sheet ?? undefined, line, cells: [] }, `штрихкод ${barcode} уже у другого товара`)
  const tags = await tagsOfImport(db, { productIds: changed, productsCreated: 0, newBrands: [] })
  const isListChanged = newOptions > 0 || hasNewProperties || written.successors > 0
  await announcePurge(
    db,
    changed.length === 0 && newOptions === 0 ? [] : [...tags, ...(isListChanged ? LISTS : [])],
  )
  await stopIfAsked(options.signal)
  return { ...read, ...written, products: changed.length, remarks, remarksCount }
}

function refusalOf({ text }: GoodsRow, isKnown: boolean): string | undefined {
  const [brand, article] = [text('brand'), text('article')]
  if (brand === '') return 'нет бренда'
  if (article === '') return 'нет артикула'
  return isKnown ? undefined : `товара ${brand} ${article} в каталоге нет`
}

type Judged = { row: GoodsRow; productId: number; brandId: number; article: string; goods: ReadGoods }

async function stage(
  db: Database,
  judged: readonly Judged[],
  { reference, taken }: Context,
  remark: (row: GoodsRow, reason: string) => void,
): Promise<void> {
  await stageGoods(
    db,
    judged.map(({ row, productId, goods }) => ({
      productId,
      content: goods.content ?? null,
      pictures: picturesOf(goods.pictures, taken, (reason) => remark(row, reason)),
      properties: goods.properties,
    })),
  )
  await stageLinks(db, await linksOf(db, judged, reference))
  await stageSuccessors(
    db,
    judged.flatMap(({ productId, brandId, article, goods: { successor } }) =>
      successor === undefined
        ? []
        : {
            productId,
            brandId,
            number: article,
            numberKey: articleKey(article),
            newNumber: successor,
            newKey: successor === null ? null : articleKey(successor),
          },
    ),
  )
  await stageBarcodes(
    db,
    judged.flatMap(({ row: { line, sheet = null }, productId, goods: { barcodes } }) => {
      if (!barcodes) return []
      const given = barcodes.length > 0 ? barcodes : [null]
      return given.map((barcode) => ({ productId, barcode, line, sheet }))
    }),
  )
}

/** The pictures that were taken; null leaves those of the product, as when none could be. */
function picturesOf(
  entries: readonly string[] | undefined,
  taken: Taken,
  remark: (reason: string) => void,
): string[] | null {
  if (!entries || entries.length === 0) return entries ? [] : null
  const paths = entries.flatMap((entry) => {
    const found = taken.get(entry)
    if (found && 'path' in found) return found.path
    remark(found?.reason ?? `${entry}: картинка не взята`)
    return []
  })
  return paths.length > 0 ? [...new Set(paths)] : null
}

/** Analogs that the shop sells become crosses, others numbers that lead to the product. */
async function linksOf(
  db: Database,
  judged: readonly Judged[],
  reference: CatalogReference,
): Promise<StagedLink[]> {
  const named = judged.flatMap(({ productId, goods: { analogs } }) =>
    (analogs ?? []).map((part) => ({ productId, part })),
  )
  const sold = await findPartsByPairs(
    db,
    reference,
    named.map(({ part }) => part),
    FOR_STAFF,
  )
  const nothing = { analogId: null, make: null, number: null, numberKey: null, foldedKey: null }
  const links = named.map(({ productId, part: { brand, article } }, at): StagedLink => {
    const analog = sold[at]
    if (analog) return { ...nothing, productId, analogId: analog.id }
    const make = resolveBrand(reference, brand)?.title ?? findKnownBrand(brand)?.title ?? brand
    return {
      productId,
      analogId: null,
      make,
      number: article,
      numberKey: articleKey(article),
      foldedKey: foldedArticleKey(article),
    }
  })
  const cleared = judged.flatMap(({ productId, goods: { analogs } }): StagedLink[] =>
    analogs?.length === 0 ? [{ ...nothing, productId }] : [],
  )
  return [...links, ...cleared]
}
