import { fitTitle } from '@/lib/parts/vehicle/fit-title'
import { eq } from 'drizzle-orm'
import { seoMeta } from '@/gateway/db/schema/site'
import { resolveBrand } from '@/gateway/services/reference/resolve-brand'
import { findProduct } from '@/gateway/services/cards/find-product'
import type { OriginalCatalogSource } from '@/gateway/core/ports/original-catalog-source'
import type { ServiceDeps } from '@/gateway/services/deps'
import { vacancyMeta } from '@/gateway/services/seo/vacancy-meta'
import { brandMeta } from '@/gateway/services/meta/brand-meta'
import { catalogPageMeta } from '@/gateway/services/seo/catalog-page-meta'
import { contentPageMeta, entryMeta } from '@/gateway/services/seo/content-meta'
import { INDEX, NO_INDEX, NO_META, type PageMeta, withWritten } from '@/gateway/services/meta/page-meta'
import { parsePageUri, type PageUri } from '@/gateway/services/seo/parse-page-uri'
import { originalCatalogMeta } from '@/gateway/services/seo/original-catalog-meta'
import { namedColumns, productMeta, type NamedProduct } from '@/gateway/services/meta/product-meta'
import { shopPageMeta } from '@/gateway/services/seo/shop-page-meta'
import { staticPageMeta } from '@/gateway/services/seo/static-page-meta'

const CATALOG_PRODUCT = /^00-\d{7,9}$/

function searchMeta(uri: PageUri, siteName: string): PageMeta {
  const requested = ['brand', 'article'].flatMap((name) => uri.query.get(name) ?? []).join(' ')
  const query = uri.query.get('q') || requested
  const heading = query ? `Поиск: ${query}` : 'Поиск запчастей'
  return {
    ...NO_META,
    title: fitTitle(heading, [` — «${siteName}»`]),
    heading,
    canonical: '/search',
    robots: NO_INDEX,
  }
}

function analogsMeta(uri: PageUri, siteName: string): PageMeta {
  const [, article = '', brand] = uri.segments
  const name = [brand, article].filter(Boolean).join(' ').toUpperCase()
  return {
    ...NO_META,
    title: fitTitle(`Аналоги ${name}`, [` — цены и сроки в «${siteName}»`, ` — «${siteName}»`]),
    description: `Чем заменить ${name}: аналоги других производителей с ценами, сроками поставки и наличием.`,
    canonical: uri.path,
    heading: `Аналоги ${name}`,
    robots: NO_INDEX,
  }
}

/** Planned service of a mark, a model or a car: the page itself knows their names. */
function isChosenCar({ path, query }: PageUri): boolean {
  return path === '/catalog_to' && ['brand', 'model', 'modification'].some((step) => query.has(step))
}

type MetaDeps = ServiceDeps & { originals: OriginalCatalogSource }

async function generatedMeta(deps: MetaDeps, uri: PageUri): Promise<PageMeta | undefined> {
  const { db, siteName, originals } = deps
  const [first, second, third] = uri.segments
  if (first === 'search' && second === undefined) return searchMeta(uri, siteName)
  if (isChosenCar(uri)) return { ...NO_META, robots: INDEX }
  const fixed = staticPageMeta(uri.path, siteName)
  if (fixed) return fixed
  const reference = await deps.reference()
  const productSegment =
    first === 'product'
      ? second
      : first === 'catalog' && CATALOG_PRODUCT.test(third ?? '')
        ? third
        : undefined
  if (productSegment !== undefined) {
    const product = await findProduct<NamedProduct>(db, reference, productSegment, namedColumns)
    return product && productMeta(reference, siteName, product)
  }
  if (first === 'catalog') return catalogPageMeta(deps, uri)
  if (first === 'analogs' && second !== undefined) return analogsMeta(uri, siteName)
  if (first === 'about' && second === 'brands' && third !== undefined) {
    const brand = resolveBrand(reference, third)
    return brand && brandMeta(brand, siteName)
  }
  return (
    (await originalCatalogMeta(originals, uri, siteName)) ??
    (await shopPageMeta(db, uri, siteName)) ??
    (await entryMeta(db, uri, siteName)) ??
    (await vacancyMeta(deps, uri)) ??
    (await contentPageMeta(db, uri, siteName))
  )
}

/** Head of any page: the owner's text for the path wins over the one made from the catalogue. */
export async function readMetaData(deps: MetaDeps, uriText: string): Promise<PageMeta> {
  const uri = parsePageUri(uriText)
  if (!uri) return { ...NO_META, robots: NO_INDEX }
  const generated = (await generatedMeta(deps, uri)) ?? { ...NO_META, robots: NO_INDEX }
  const [stored] = await deps.db.select().from(seoMeta).where(eq(seoMeta.uri, uri.path)).limit(1)
  return stored ? withWritten(generated, stored) : generated
}
