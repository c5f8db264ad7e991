import type * as z from 'zod'
import type { product as productShape } from '@/lib/gateway/contracts/catalog/entity-shapes'
import { formatYears, toYearDate } from '@/lib/format/years'
import { toInternalCode } from '@/lib/parts/number/internal-code'
import { hrefs } from '@/lib/routing/hrefs'
import { type ProductCardData, toProductCard } from './product-card-data'
import { type SpecRow, toSpecRows } from './to-spec-rows'

export type WireProduct = z.output<typeof productShape>

/** Vehicles of one make and model that the part fits. */
export type Fitment = { make: string; model: string; modifications: FittedModification[] }
export type FittedModification = { title: string; years: string; note: string | null }

export type Product = Omit<ProductCardData, 'properties'> & {
  id: string
  sid: string
  code: string
  /** Clean HTML. */
  preview: string | null
  /** Clean HTML. */
  content: string | null
  pictures: string[]
  specs: SpecRow[]
  isShowAnalogs: boolean
  isShowSimilar: boolean
  similarOperation: string | null
  tags: { slug: string; title: string }[]
  icons: { code: string; title: string; pictureUrl: string | null }[]
  breadcrumb: { code: string; title: string }[]
  /** Of all offers, as the catalogue has it. */
  offers: WireProduct['offers']
  fitments: Fitment[]
  oemNumbers: { brand: string; article: string }[]
  certificates: { title: string; url: string }[]
  quality: 'original' | 'oe' | 'analog' | null
  returnable: boolean
  questionsCount: number
  meta: WireProduct['meta']
}

type CleanHtml = (html: string | null) => string | null

/** `cleanHtml` makes the gateway's HTML fit to be shown. */
export function toProduct(wire: WireProduct, cleanHtml: CleanHtml): Product {
  const { properties: _, ...card } = toProductCard({ ...wire, properties: [] })
  return {
    ...card,
    id: wire.id,
    sid: wire.sid,
    code: wire.code,
    preview: cleanHtml(wire.preview),
    content: cleanHtml(wire.content),
    pictures: [...new Set(wire.pictureUrl)],
    specs: toSpecRows(wire.spec),
    isShowAnalogs: wire.isShowAnalogs,
    isShowSimilar: wire.isShowSimilar,
    similarOperation: wire.similarOperation,
    tags: wire.tags,
    icons: wire.icons,
    breadcrumb: wire.breadcrumb.map(({ code, title }) => ({ code, title })),
    offers: wire.offers,
    fitments: toFitments(wire.applicability),
    oemNumbers: wire.oemNumbers,
    certificates: wire.certificates.filter(({ url }) => isSafeAddress(url)),
    quality: wire.quality,
    returnable: wire.isReturnable,
    questionsCount: wire.questionsCount,
    meta: wire.meta,
  }
}

/** Address of the product's own page, whatever address it was found under. */
export function canonicalHref({
  id,
  internalCode,
  brand,
  article,
}: Pick<Product, 'id' | 'internalCode' | 'brand' | 'article'>): string {
  return hrefs.product({ internalCode: internalCode ?? toInternalCode(id), brand, article })
}

function toFitments(applicability: WireProduct['applicability']): Fitment[] {
  const byModel = new Map<string, Fitment>()
  for (const { mark, model, modification, yearFrom, yearTo, note } of applicability) {
    const key = `${mark}\n${model}`
    const fitment = byModel.get(key) ?? { make: mark, model, modifications: [] }
    fitment.modifications.push({
      title: modification ?? '',
      years: formatYears(toYearDate(yearFrom), toYearDate(yearTo)),
      note,
    })
    byModel.set(key, fitment)
  }
  return [...byModel.values()]
}

/** The gateway's documents stand on the shop or on the web; anything else is no address. */
function isSafeAddress(url: string): boolean {
  return /^(?:https?:\/\/|\/(?![/\\]))/.test(url)
}
