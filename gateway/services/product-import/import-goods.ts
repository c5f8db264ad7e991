import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { IMPORT_LOCK } from '@/gateway/db/import-lock'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import type { RejectedRow } from '@/gateway/services/price-import/rows/price-line'
import { openPriceFile } from '@/gateway/services/price-import/source/open-price-file'
import { importTransaction } from '@/gateway/services/price-import/store/import-transaction'
import { loadCatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { readTable } from '@/gateway/services/table-files/read-table'
import { GOODS_COLUMNS, type GoodsColumns } from './columns'
import type { GoodsOptions } from './goods-options'
import { importGoodsRows, knowledgeOf, takePictures } from './import-goods-rows'
import type { GoodsPictures } from './pictures/create-goods-pictures'
import type { GoodsKnowledge } from './read-goods'
import type { GoodsWritten } from './write-goods'

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
  const taken = await takePicturesOf(db, file, options, pictures)
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
      const done = await importGoodsRows(transaction, rows, {
        reference,
        known,
        taken: taken.pictures,
        options,
      })
      return { source: source.description, columns, ...named, picturesTaken: taken.count, ...done }
    })
  } finally {
    source.close()
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

async function takePicturesOf(
  db: Database,
  file: string,
  options: GoodsOptions,
  pictures: GoodsPictures,
): ReturnType<typeof takePictures> {
  const source = await openPriceFile(file, { name: options.fileName, encoding: options.encoding })
  try {
    const { columns, rows } = await readTable(source, GOODS_COLUMNS, options.columns, 'файла товаров')
    if (columns.pictures === undefined) return { pictures: new Map(), count: 0 }
    return await takePictures(db, rows, options, pictures)
  } finally {
    source.close()
  }
}
