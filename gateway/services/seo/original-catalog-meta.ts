import type { OriginalCatalogSource } from '@/gateway/core/ports/original-catalog-source'
import { INDEX, NO_INDEX, NO_META, sharedPicture, type PageMeta } from '@/gateway/services/meta/page-meta'
import type { PageUri } from '@/gateway/services/seo/parse-page-uri'
import { fitTitle } from '@/lib/parts/vehicle/fit-title'

/** Pages of a car, which belong to the visitor who chose it. */
const CAR_PAGES = new Set(['group', 'unit'])

/**
 * Head of a maker's catalogue, also while the source of catalogues is away; undefined when the address names none. What is
 * chosen in it is not a separate page.
 */
export async function originalCatalogMeta(
  source: Pick<OriginalCatalogSource, 'listOriginalCatalogs'>,
  { segments, query }: PageUri,
  siteName: string,
): Promise<PageMeta | undefined> {
  const [folder, code, ...rest] = segments
  if (folder !== 'original_catalogs' || code === undefined || rest.length > 0) return undefined
  if (CAR_PAGES.has(code.toLowerCase())) return { ...NO_META, robots: NO_INDEX }
  const { catalogs } = await source.listOriginalCatalogs({}).catch(() => ({ catalogs: [] }))
  const catalog = catalogs.find((known) => known.code.toLowerCase() === code.toLowerCase())
  if (!catalog) return undefined
  const { brand, pictureUrl } = catalog
  return {
    ...NO_META,
    title: fitTitle(`Оригинальный каталог запчастей ${brand}`, [
      `: схемы и номера деталей — «${siteName}»`,
      ` — «${siteName}»`,
    ]),
    description: `Каталог ${brand}: подбор по VIN и по модели, схемы узлов, оригинальные номера деталей, их замены, цены и аналоги в наличии.`,
    canonical: `/original_catalogs/${encodeURIComponent(catalog.code)}`,
    heading: `Оригинальный каталог ${brand}`,
    robots: query.size > 0 ? NO_INDEX : INDEX,
    image: sharedPicture(pictureUrl),
    alt: brand,
  }
}
