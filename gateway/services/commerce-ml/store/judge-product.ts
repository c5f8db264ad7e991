import { parseArticle } from '@/gateway/services/price-import/cells/parse-article'
import { parseBrand } from '@/gateway/services/price-import/cells/parse-brand'
import { toTitle } from '@/gateway/services/price-import/cells/to-title'
import { ARTICLE_TITLE, BRAND_TITLE } from '@/gateway/services/price-import/source/xml/commerce-ml-product'
import { GOODS_COLUMNS, type GoodsColumn } from '@/gateway/services/product-import/columns'
import type { GoodsRow } from '@/gateway/services/product-import/read-goods'
import type { ProductRecord } from '@/gateway/services/commerce-ml/read/commerce-records'
import type { Terms } from './terms'

export type JudgedProduct = {
  id: string
  brand: string
  article: string
  title: string
  unit: string
  groups: string[]
}

type Named = Pick<Terms, 'titleOf'>

/** Properties by their titles, values as 1C shows them. */
function propertiesOf({ properties }: ProductRecord, terms: Named): [title: string, value: string][] {
  const byTitle = new Map<string, string[]>()
  for (const [property, value] of properties) {
    const title = terms.titleOf('property', property) ?? property
    byTitle.set(title, [...(byTitle.get(title) ?? []), terms.titleOf('value', value) ?? value])
  }
  return [...byTitle].map(([title, values]) => [title, values.join(', ')])
}

/** Brand, number and title of a product, or why it is left out. */
export function judgeProduct(record: ProductRecord, terms: Named): JudgedProduct | string {
  const named = (pattern: RegExp) =>
    propertiesOf(record, terms).find(([title]) => pattern.test(title))?.[1] ?? ''
  if (record.id === '') return 'у товара нет Ид'
  const article = parseArticle(record.article || named(ARTICLE_TITLE))
  if (!article.ok) return article.reason
  const brand = parseBrand(record.brand || named(BRAND_TITLE))
  if (!brand.ok) return brand.reason
  return {
    id: record.id,
    brand: brand.value,
    article: article.value,
    title: toTitle(record.title, brand.value, article.value),
    unit: record.unit,
    groups: record.groups,
  }
}

/** The product as a row of a file of what is known about products, which has a column for each property. */
export function toGoodsRow(
  record: ProductRecord,
  { brand, article }: Pick<JudgedProduct, 'brand' | 'article'>,
  place: number,
  terms: Named,
): GoodsRow {
  const properties = propertiesOf(record, terms)
  const texts = new Map<GoodsColumn, string>()
  const others: [string, string][] = []
  for (const [title, value] of properties) {
    const column = GOODS_COLUMNS.columnOf(title)
    if (column === undefined) others.push([title, value])
    else if (!texts.has(column)) texts.set(column, value)
  }
  if (record.description !== '') texts.set('description', record.description)
  if (record.barcodes.length > 0) texts.set('barcodes', record.barcodes.join(','))
  if (record.weight !== '' && Number(record.weight.replace(',', '.')) !== 0)
    texts.set('weight', record.weight)
  if (record.pictures.length > 0) texts.set('pictures', record.pictures.join('\n'))
  texts.set('brand', brand)
  texts.set('article', article)
  return {
    sheet: undefined,
    line: place,
    titles: others.map(([title]) => title),
    cells: others.map(([, value]) => value),
    text: (column) => texts.get(column) ?? '',
    titleOf: () => '',
  }
}
