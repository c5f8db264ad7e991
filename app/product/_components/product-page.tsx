import type { Metadata } from 'next'
import { FailedPage } from '@/components/layout/failed-page'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { prepareDocument } from '@/framework/next/prepare-document'
import { buyStateOf } from '@/features/product/model/product-price'
import { loadPricedProduct } from '@/features/product/server/load-priced-product'
import { toLoaded } from '@/lib/data-cache/load'
import { loadWholeProduct } from './load-whole-product'
import { loadProductHead, toProductMetadata } from './product-head'
import { ProductScreen } from './product-screen'

/** Head of the page of the product that a segment of the address names. */
export async function productMetadata(segment: string): Promise<Metadata> {
  const loaded = await toLoaded(() => loadPricedProduct(segment))
  if (loaded.kind !== 'found') return {}
  return toProductMetadata(loaded.value)
}

/**
 * The product that a segment names, under /product/ or under a section of the catalogue. Where it has no offer, the page
 * leads to what can be bought instead, and its status takes it out of search engines until it has one.
 */
export async function ProductPage({ segment }: { segment: string }) {
  const [loaded] = await Promise.all([toLoaded(() => loadWholeProduct(segment)), prepareDocument()])
  if (loaded.kind === 'missing') return <NotFoundPage />
  if (loaded.kind === 'failed') return <FailedPage status={loaded.status} message={loaded.message} />
  const { heading, subheading } = await loadProductHead(loaded.value)
  const isSoldOut = buyStateOf(loaded.value.price) === 'soldOut'
  return (
    <>
      {isSoldOut && <title>{(await toProductMetadata(loaded.value)).title}</title>}
      <ProductScreen whole={loaded.value} heading={heading} subheading={subheading} />
    </>
  )
}
