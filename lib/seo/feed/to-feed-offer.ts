import type * as z from 'zod'
import type { catalogEntity } from '@/lib/gateway/contracts/entity-shapes'
import { imageUrl } from '@/lib/image/image-url'
import { toInternalCode } from '@/lib/parts/internal-code'
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
  const { price, quantity, brandString: vendor, partNumber: vendorCode } = entity
  const id = toInternalCode(entity.arusCode)
  const categoryId = categoryOf(entity.sectionCode)
  if (price === null || price <= 0 || quantity <= 0 || id === null || categoryId === undefined)
    return undefined
  return {
    id,
    url: origin + hrefs.product({ internalCode: id, brand: vendor, article: vendorCode }),
    name: nameOf(entity.title, vendor, vendorCode),
    vendor,
    vendorCode,
    categoryId,
    price,
    oldPrice: entity.internetPrice,
    pictures: entity.pictureUrl.map((path) => new URL(imageUrl(path, PICTURE), origin).href),
  }
}

/** Kind of part, maker and number; what the title already says is not said twice. */
function nameOf(title: string, brand: string, article: string): string {
  const hasBrand = brandKey(title).includes(brandKey(brand))
  const hasArticle = articleKey(title).includes(articleKey(article))
  return [title, !hasBrand && brand, !hasArticle && article].filter(Boolean).join(' ')
}
