import { orderGoods } from '@/gateway/db/facets/build-section-index'
import { readDefinitions, type Definitions } from '@/gateway/db/facets/read-definitions'
import { readGoods, type Goods, type PageReader } from '@/gateway/db/facets/read-goods'
import type { SectionSort } from '@/gateway/db/facets/section-index'

/** All products in the orders of each section. */
export type Cut = {
  definitions: Definitions
  goods: Goods
  rowsOf: ReadonlyMap<number, ReadonlyMap<SectionSort, Int32Array>>
}

export async function readCut(readPage: PageReader): Promise<Cut> {
  const definitions = await readPage(readDefinitions)
  const goods = await readGoods(readPage, definitions.numericSlugs)
  return { definitions, goods, rowsOf: cutBySection(goods, definitions) }
}

function cutBySection(goods: Goods, { pathOf, rootId }: Definitions) {
  const orders = orderGoods(goods)
  const homeless = rootId === undefined ? [] : [rootId]
  const pathOfRow = (row: number) => pathOf.get(goods.sectionIds[row] ?? 0) ?? homeless
  const sizes = new Map<number, number>()
  for (let row = 0; row < goods.size; row += 1) {
    for (const sectionId of pathOfRow(row)) sizes.set(sectionId, (sizes.get(sectionId) ?? 0) + 1)
  }
  const cut = new Map<number, Map<SectionSort, Int32Array>>()
  for (const [sort, order] of orders) {
    const filled = new Map<number, number>()
    for (const row of order) {
      for (const sectionId of pathOfRow(row)) {
        const sorted = cut.get(sectionId) ?? new Map<SectionSort, Int32Array>()
        const rows = sorted.get(sort) ?? new Int32Array(sizes.get(sectionId) ?? 0)
        const place = filled.get(sectionId) ?? 0
        rows[place] = row
        filled.set(sectionId, place + 1)
        if (place === 0) cut.set(sectionId, sorted.set(sort, rows))
      }
    }
  }
  return cut
}
