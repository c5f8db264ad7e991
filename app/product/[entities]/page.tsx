import { ProductPage, productMetadata } from '../_components/product-page'

type Params = { params: Promise<{ entities: string }> }

export async function generateMetadata({ params }: Params) {
  return productMetadata((await params).entities)
}

export default async function ProductEntityPage({ params }: Params) {
  return <ProductPage segment={(await params).entities} />
}
