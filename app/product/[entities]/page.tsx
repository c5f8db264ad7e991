import { ProductPage, productMetadata } from '../_components/product-page'

export const ensureStatic = 'navigation'

type Params = { params: Promise<{ entities: string }> }

export function generateStaticParams() {
  return [{ entities: '__build__' }]
}

export async function generateMetadata({ params }: Params) {
  return productMetadata((await params).entities)
}

export default async function ProductEntityPage({ params }: Params) {
  return <ProductPage segment={(await params).entities} />
}
