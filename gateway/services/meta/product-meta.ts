import { sql } from 'drizzle-orm'
import { columnList } from '@/gateway/db/column-list'
import { products } from '@/gateway/db/schema/catalog'
import { productLocation } from '@/gateway/services/cards/to-entity'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { fitTitle } from '@/lib/parts/vehicle/fit-title'
import { INDEX, NO_META, priceText, sharedPicture, type PageMeta } from '@/gateway/services/meta/page-meta'

const fields = {
  code: products.code,
  brandId: products.brandId,
  article: products.article,
  title: products.title,
  minPrice: products.minPrice,
  pictures: products.pictures,
}

export type NamedProduct = Pick<typeof products.$inferSelect, keyof typeof fields>

/** Columns for the head of a product's page, of a table of products called `p`. */
export const namedColumns = columnList(fields, 'p')

/** Address of the product's page, as `productLocation` writes it, of a table of products called `p`. */
export const locationColumn = sql`'/product/00-' || lpad(p.code::text, 8, '0')`

function mentions(title: string, part: string) {
  return title.toLowerCase().includes(part.toLowerCase())
}

/** «Фильтр масляный Knecht OC 90»: the title with brand and article, each once. */
export function productHeading(title: string, brand: string, article: string) {
  return [title, ...[brand, article].filter((part) => part !== '' && !mentions(title, part))].join(' ')
}

export function productMeta(reference: CatalogReference, siteName: string, product: NamedProduct): PageMeta {
  const { article } = product
  const brand = reference.brandById.get(product.brandId)?.title ?? ''
  const heading = productHeading(product.title, brand, article)
  const price = product.minPrice === null ? '' : `, цена от ${priceText(product.minPrice)}`
  return {
    ...NO_META,
    // Makers share numbers: only both distinguish one product from another.
    title: fitTitle(
      heading,
      [` — купить${price}`, price && ` —${price.slice(1)}`, ' — купить'],
      '',
      heading.endsWith(`${brand} ${article}`) ? `${brand} ${article}` : article,
    ),
    description:
      `${heading}${price}. Предложения со сроками, аналоги и применимость. ` +
      `Доставка и самовывоз в «${siteName}».`,
    keywords: [product.article, brand, product.title, 'купить', 'аналоги'].filter(Boolean).join(', '),
    canonical: productLocation(product.code),
    heading,
    robots: INDEX,
    image: sharedPicture(product.pictures[0]),
    alt: heading,
  }
}
