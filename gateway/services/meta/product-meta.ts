import type { ProductRow } from '@/gateway/services/cards/find-product'
import { productLocation } from '@/gateway/services/cards/to-entity'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { fitTitle } from '@/lib/parts/fit-title'
import { INDEX, NO_META, priceText, sharedPicture, type PageMeta } from '@/gateway/services/meta/page-meta'

type NamedProduct = Pick<ProductRow, 'code' | 'brandId' | 'article' | 'title' | 'minPrice' | 'pictures'>

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
    title: fitTitle(heading, [` — купить${price}`, price && ` —${price.slice(1)}`, ' — купить'], '', article),
    description:
      `${heading}${price}. Предложения поставщиков со сроками, аналоги, характеристики ` +
      `и применимость в интернет-магазине «${siteName}».`,
    keywords: [product.article, brand, product.title, 'купить', 'аналоги'].filter(Boolean).join(', '),
    canonical: productLocation(product.code),
    heading,
    robots: INDEX,
    image: sharedPicture(product.pictures[0]),
    alt: heading,
  }
}
