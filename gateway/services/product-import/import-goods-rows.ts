import pLimit from 'p-limit'
import type { Database } from '@/gateway/core/database'
import { findKnownBrand } from '@/gateway/services/brand-dictionary/known-brands'
import { findPartsByPairs } from '@/gateway/services/catalog/find-by-pairs'
import { placeOf } from '@/gateway/services/price-import/import-price-list'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import type { RejectedRow } from '@/gateway/services/price-import/rows/price-line'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { tagsOfImport } from '@/gateway/services/purges/tags-of-import'
import {
  type CatalogReference,
  loadCatalogReference,
} from '@/gateway/services/reference/load-catalog-reference'
import { resolveBrand } from '@/gateway/services/reference/resolve-brand'
import { stopIfAborted } from '@/gateway/services/table-files/stop-if-aborted'
import type { PurgeTag } from '@/lib/gateway/contracts/purges'
import { createAttributes } from './cells/attributes'
import type { GoodsOptions } from './goods-options'
import type { GoodsPictures } from './pictures/create-goods-pictures'
import { type GoodsKnowledge, type GoodsRow, readGoods } from './read-goods'
import { type JudgedGoods, stageJudged, type TakenPictures } from './stage-judged'
import { createStaging } from './staging'
import { writeGoods } from './write-goods'
import { MAX_OPTIONS, writeOptions, writeOwnProperties } from './write-properties'

const BATCH_ROWS = 2_000
const REPORTED = 20
const PICTURES_AT_ONCE = 4
/** What shows the options of filters. */
export const LISTS: readonly PurgeTag[] = ['bootstrap', 'section', 'listing']

export function knowledgeOf(reference: CatalogReference): GoodsKnowledge {
  const idOf = (name: string) => resolveBrand(reference, name)?.id
  return {
    isBrand: (name) => idOf(name) !== undefined || findKnownBrand(name) !== undefined,
    isSameBrand: (one, other) => idOf(one) !== undefined && idOf(one) === idOf(other),
    attributeOf: createAttributes(reference),
  }
}

/** Takes the pictures of known products before anything is written: other servers may be slow. */
export async function takePictures(
  db: Database,
  rows: AsyncIterable<GoodsRow>,
  options: GoodsOptions,
  pictures: GoodsPictures,
): Promise<{ pictures: TakenPictures; count: number }> {
  const taken = new Map<string, { path: string } | { reason: string }>()
  const reference = await loadCatalogReference(db)
  const known = knowledgeOf(reference)
  const limit = pLimit(PICTURES_AT_ONCE)
  let count = 0
  for await (const batch of inBatches(rows)) {
    const parts = await findPartsByPairs(db, reference, batch.map(pairOf), FOR_STAFF)
    const entries = batch.flatMap((row, at) => (parts[at] ? (readGoods(row, known).pictures ?? []) : []))
    const requested = [...new Set(entries)].filter((entry) => !taken.has(entry))
    await Promise.all(
      requested.map((entry) =>
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

export type GoodsContext = {
  reference: CatalogReference
  known: GoodsKnowledge
  taken: TakenPictures
  options: GoodsOptions
}

/** Stages the rows and writes what they say, in the transaction of the caller. Throws `PriceFileError` when no row is of use. */
export async function importGoodsRows(db: Database, rows: AsyncIterable<GoodsRow>, context: GoodsContext) {
  const { reference, known, options } = context
  const read = { rowsRead: 0, rowsTaken: 0, rowsRejected: 0, rejects: [] as RejectedRow[] }
  const remarks: RejectedRow[] = []
  let remarksCount = 0
  const optionsOfFilters = new Map<number, Set<string>>()

  const notify = (list: RejectedRow[], row: Pick<GoodsRow, 'sheet' | 'line' | 'cells'>, reason: string) => {
    const { sheet, line, cells } = row
    const notified = { ...(sheet !== undefined && { sheet }), line, reason, cells }
    if (list.length < REPORTED) list.push(notified)
    options.onSkipped?.(notified)
  }
  const remark = (row: Pick<GoodsRow, 'sheet' | 'line' | 'cells'>, reason: string) => {
    remarksCount += 1
    notify(remarks, row, reason)
  }

  await createStaging(db)
  const hasNewProperties = await writeOwnProperties(db)
  for await (const batch of inBatches(rows)) {
    await stopIfAborted(options.signal)
    read.rowsRead += batch.length
    const parts = await findPartsByPairs(db, reference, batch.map(pairOf), FOR_STAFF)
    const judged: JudgedGoods[] = []
    for (const [at, row] of batch.entries()) {
      const reason = refusalOf(row, parts[at] !== undefined)
      const part = parts[at]
      if (reason !== undefined || !part) {
        read.rowsRejected += 1
        notify(read.rejects, row, reason ?? '')
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
    await stageJudged(db, judged, context, remark)
    options.onProgress?.('reading', read.rowsRead)
  }
  const [first] = read.rejects
  if (read.rowsTaken === 0) {
    const reason = first ? `, первая причина: ${placeOf(first)}, ${first.reason}` : ''
    throw new PriceFileError(`Ни одна строка файла товаров не принята${reason}`)
  }
  options.onProgress?.('catalog', read.rowsTaken)
  const newOptions = await writeOptions(db, optionsOfFilters)
  const { changed, taken, ...written } = await writeGoods(db, () => stopIfAborted(options.signal))
  for (const { barcode, line, sheet } of taken)
    remark({ sheet: sheet ?? undefined, line, cells: [] }, `штрихкод ${barcode} уже у другого товара`)
  const tags = await tagsOfImport(db, { productIds: changed, productsCreated: 0, newBrands: [] })
  const isListChanged = newOptions > 0 || hasNewProperties || written.successors > 0
  await announcePurge(
    db,
    changed.length === 0 && newOptions === 0 ? [] : [...tags, ...(isListChanged ? LISTS : [])],
  )
  await stopIfAborted(options.signal)
  return { ...read, ...written, products: changed.length, remarks, remarksCount }
}

function refusalOf({ text }: GoodsRow, isKnown: boolean): string | undefined {
  const [brand, article] = [text('brand'), text('article')]
  if (brand === '') return 'нет бренда'
  if (article === '') return 'нет артикула'
  return isKnown ? undefined : `товара ${brand} ${article} в каталоге нет`
}
