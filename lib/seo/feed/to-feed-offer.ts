import type * as z from 'zod'
import type { catalogEntity } from '@/lib/gateway/contracts/catalog/entity-shapes'
import { imageUrl } from '@/lib/image/image-url'
import { toInternalCode } from '@/lib/parts/number/internal-code'
import { articleKey, brandKey } from '@/lib/parts/keys'
import { hrefs } from '@/lib/routing/hrefs'
import type { FeedOffer } from './yml'

type Entity = z.output<typeof catalogEntity>

const PICTURE = { width: 1000, height: 1000, format: 'jpeg' } as const

/** A product as the feed lists it; undefined for one that cannot be bought or that stands in no category. */
export function toFeedOffer(
  entity: Entity,
  origin: string,
  categoryOf: (sectionCode: string | null) => number | undefined,
): FeedOffer | undefined {
  const { quantity, brandString: vendor, partNumber: vendorCode } = entity
  const code = toInternalCode(entity.arusCode)
  // The page names the lowest price, and Yandex holds the feed against the page.
  const price = entity.minPrice ?? entity.price
  const categoryId = categoryOf(entity.sectionCode)
  if (price === null || price <= 0 || quantity <= 0 || code === null || categoryId === undefined)
    return undefined
  const params = entity.properties.flatMap(({ title, humanized }) =>
    humanized === null ? [] : [{ name: title, value: humanized }],
  )
  const name = nameOf(entity.title, vendor, vendorCode)
  return {
    id: code.replaceAll('-', ''),
    url: origin + hrefs.product({ internalCode: code, brand: vendor, article: vendorCode }),
    name,
    description: [name, ...params.map((param) => `${param.name}: ${param.value}`)].join('. '),
    params,
    vendor,
    vendorCode,
    categoryId,
    price,
    oldPrice: entity.internetPrice,
    pictures: entity.pictureUrl.map((path) => new URL(imageUrl(path, PICTURE), origin).href),
  }
}

/** Kind of part, maker and number; words of the title are not repeated. */
function nameOf(title: string, brand: string, article: string): string {
  const hasBrand = brandKey(title).includes(brandKey(brand))
  const hasArticle = articleKey(title).includes(articleKey(article))
  return [title, !hasBrand && brand, !hasArticle && article].filter(Boolean).join(' ')
}
