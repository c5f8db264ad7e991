import type { Database } from '@/gateway/core/database'
import { findKnownBrand } from '@/gateway/services/brand-dictionary/known-brands'
import { findPartsByPairs } from '@/gateway/services/catalog/find-by-pairs'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { resolveBrand } from '@/gateway/services/reference/resolve-brand'
import { articleKey, foldedArticleKey } from '@/lib/parts/keys'
import type { GoodsRow, ReadGoods } from './read-goods'
import { stageBarcodes, stageGoods, stageLinks, stageSuccessors, type StagedLink } from './staging'

export type TakenPictures = ReadonlyMap<string, { path: string } | { reason: string }>

export type JudgedGoods = {
  row: GoodsRow
  productId: number
  brandId: number
  article: string
  goods: ReadGoods
}

export async function stageJudged(
  db: Database,
  judged: readonly JudgedGoods[],
  { reference, taken }: { reference: CatalogReference; taken: TakenPictures },
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
  taken: TakenPictures,
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
  judged: readonly JudgedGoods[],
  reference: CatalogReference,
): Promise<StagedLink[]> {
  const named = judged.flatMap(({ productId, goods: { analogs } }) =>
    (analogs ?? []).map((part) => ({ productId, part })),
  )
  const sold = await findPartsByPairs(
    db,
    reference,
    named.map(({ part }) => part),
    { isForStaff: true },
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
