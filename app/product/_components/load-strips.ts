import 'server-only'
import type { Product } from '@/features/product/model/product'
import { loadSimilar, NO_CARDS, type ReadCards } from '@/features/product/server/load-similar'
import { loadTogether } from '@/features/product/server/load-together'
import { codesOfParts, type PartWithAnalogs } from '@/features/search/model/part'
import { loadPartOffers } from '@/features/search/server/load-part-offers'
import { orEmpty } from '@/lib/gateway/load'

export type Strips = {
  /** With the part's analogs; undefined when there are none to show. */
  parts: PartWithAnalogs | undefined
  similar: ReadCards
  /** What others bought with it. */
  together: ReadCards
}

/** Other parts that a product's page shows. It does without those that cannot be had. */
export async function loadStrips(product: Product): Promise<Strips> {
  const { article, internalCode, isShowAnalogs, isShowSimilar } = product
  const brand = product.brandExternalId ?? product.brand
  const [parts, similar, together] = await Promise.all([
    isShowAnalogs ? orEmpty(() => loadPartOffers({ article, brand, isOem: false }), undefined) : undefined,
    isShowSimilar ? orEmpty(() => loadSimilar(article, brand), NO_CARDS) : NO_CARDS,
    internalCode ? orEmpty(() => loadTogether(internalCode), NO_CARDS) : NO_CARDS,
  ])
  return { parts, similar, together }
}

/** Internal codes of the parts shown: the page is old when one of them changes. */
export function codesOfStrips({ parts, similar, together }: Strips): string[] {
  return [...codesOfParts(parts), ...similar.codes, ...together.codes]
}
