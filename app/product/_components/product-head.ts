import { canonicalHref } from '@/features/product/model/product'
import { toProductFacts } from '@/features/product/model/to-product-facts'
import type { PricedProduct } from '@/features/product/model/product-price'
import { formatPrice } from '@/lib/format/price'
import { loadMeta, type PageMeta } from '@/lib/seo/load-meta'
import { offerSpan } from '@/lib/seo/data/product-data'
import { type PageHead, toMetadata } from '@/lib/seo/to-metadata'

/** Head of a product's page: what came with the product, or the SEO service's head of its one address. */
export async function loadProductHead({ product }: PricedProduct): Promise<PageMeta> {
  return product.meta ?? loadMeta(canonicalHref(product))
}

export async function toProductMetadata(value: PricedProduct): Promise<PageHead> {
  const { product } = value
  const facts = toProductFacts(value)
  const meta = await loadProductHead(value)
  const count = facts.offers.length
  const price =
    count > 0 ? ` Цена от ${formatPrice(offerSpan(facts.offers).low)}, предложений: ${count}.` : ''
  return toMetadata(meta, {
    path: facts.path,
    title: `${product.title} ${product.brand} ${product.article} — купить`,
    description: `${product.title} ${product.brand} ${product.article}.${price} Аналоги, характеристики, отзывы.`,
    image: facts.pictures[0],
    type: 'product',
  })
}
