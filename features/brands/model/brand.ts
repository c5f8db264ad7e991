import type { getBrand, listBrands } from '@/lib/gateway/contracts/catalog/brands'
import type { ResponseOf } from '@/lib/gateway/operation'
import { buildFilterSegment } from '@/lib/parts/filter-segment'
import { hrefs } from '@/lib/routing/hrefs'

type WireBrand = ResponseOf<typeof listBrands>['items'][number]
type WireDetail = ResponseOf<typeof getBrand>

export type Brand = {
  code: string
  title: string
  href: string
  picture: string | null
  /** Goods in the catalogue. */
  count: number
  isPopular: boolean
}

export type BrandSection = {
  code: string
  title: string
  href: string
  count: number | undefined
  picture: string | null
}

export type BrandDetail = Brand & {
  externalId: string
  country: string | null
  preview: string | null
  /** HTML, not yet sanitised. */
  content: string | null
  site: string | null
  /** Listings that hold the brand's goods alone. */
  sections: BrandSection[]
  certificates: WireDetail['certificates']
}

/** Rewrite code of the filter by brand, the same in every section. */
const BRAND_FILTER = 'brand'

export function toBrand({ code, title, pictureUrl, count, isPopular }: WireBrand): Brand {
  return { code, title, href: hrefs.brand(code), picture: pictureUrl, count, isPopular }
}

export function toBrandDetail(detail: WireDetail): BrandDetail {
  return {
    ...toBrand(detail),
    externalId: detail.externalId,
    country: detail.country,
    preview: detail.preview,
    content: detail.content,
    site: detail.site,
    sections: detail.sections.map((section) => ({
      code: section.code,
      title: section.title,
      href: `${hrefs.section(section.code)}/${buildFilterSegment(BRAND_FILTER, [{ rewriteCode: detail.code }])}`,
      count: section.count,
      picture: section.pictureUrl,
    })),
    certificates: detail.certificates,
  }
}
