import { type Product, toProduct } from '@/features/product/model/product'
import { getEntity } from '@/lib/gateway/contracts/catalog/catalog'
import { isGatewayError } from '@/lib/gateway/errors'
import type { GatewayCall } from '@/lib/query/reading'

export type ReadProduct = Omit<Product, 'specs'> & {
  code: string
  properties: Product['specs']
  section: { code: string; title: string } | undefined
}

/** Lists of products name key properties alone, so each product is read by the call of its page. */
export function readComparedProduct(code: string) {
  return async (call: GatewayCall): Promise<ReadProduct | null> => {
    try {
      const { specs, ...product } = toProduct(await call(getEntity, { params: { code } }), noHtml)
      return { ...product, code, properties: specs, section: product.breadcrumb.at(-1) }
    } catch (error) {
      if (isGatewayError(error) && error.kind === 'notFound') return null
      throw error
    }
  }
}

/** None of it is shown here. */
function noHtml(): null {
  return null
}
