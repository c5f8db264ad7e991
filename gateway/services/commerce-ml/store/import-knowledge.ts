import type { Database } from '@/gateway/core/database'
import type { ExchangeFile } from '@/gateway/services/commerce-ml/exchange-file'
import { readPieces } from '@/gateway/services/commerce-ml/read/read-package-apart'
import { importGoodsRows, knowledgeOf } from '@/gateway/services/product-import/import-goods-rows'
import type { GoodsRow } from '@/gateway/services/product-import/read-goods'
import { loadCatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { judgeProduct, toGoodsRow } from './judge-product'
import type { Terms } from './terms'

/** What the file says about its products: texts, properties, barcodes, pictures, as if it came in the owner's table. */
export async function importKnowledge(
  db: Database,
  { pieces, pictures: taken }: Pick<ExchangeFile, 'pieces' | 'pictures'>,
  terms: Terms,
): Promise<void> {
  const reference = await loadCatalogReference(db)
  await importGoodsRows(db, rowsOf(pieces, terms), {
    reference,
    known: knowledgeOf(reference),
    taken,
    options: {},
  })
}

async function* rowsOf(pieces: string, terms: Terms): AsyncIterable<GoodsRow> {
  let place = 0
  for await (const piece of readPieces(pieces)) {
    if (!('goods' in piece)) continue
    for (const record of piece.goods) {
      place += 1
      const judged = record.isDeleted ? '' : judgeProduct(record, terms)
      if (typeof judged !== 'string') yield toGoodsRow(record, judged, place, terms)
    }
  }
}
