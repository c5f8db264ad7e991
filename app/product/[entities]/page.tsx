import type { Metadata } from 'next'
import { FailedPage } from '@/components/layout/failed-page'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { loadPricedProduct } from '@/features/product/server/load-product'
import { toLoaded } from '@/lib/gateway/load'
import { loadProductHead, toProductMetadata } from '../_components/product-head'
import { ProductScreen } from '../_components/product-screen'

export const ensureStatic = 'navigation'

type Params = { params: Promise<{ entities: string }> }

export function generateStaticParams() {
  return [{ entities: '__build__' }]
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { entities } = await params
  const loaded = await toLoaded(() => loadPricedProduct(entities))
  return loaded.kind === 'found' ? toProductMetadata(loaded.value) : {}
}

export default async function ProductPage({ params }: Params) {
  const { entities } = await params
  const loaded = await toLoaded(() => loadPricedProduct(entities))
  if (loaded.kind === 'missing') return <NotFoundPage />
  if (loaded.kind === 'failed') return <FailedPage status={loaded.status} message={loaded.message} />
  const { heading } = await loadProductHead(loaded.value)
  return <ProductScreen value={loaded.value} heading={heading} />
}
