import 'server-only'
import { buyStateOf } from '@/features/product/model/product-price'
import { toLoaded } from '@/lib/data-cache/load'
import {
  respondFound,
  answerOf,
  NOT_FOUND,
  type PageResponse,
  type PageRules,
  statusOf,
} from '@/lib/routing/page-response'
import { codesBeside, loadWholeProduct } from './load-whole-product'

export const productRules: PageRules<'/product' | '/product/[entities]'> = {
  '/product': () => respondFound('listing'),
  '/product/[entities]': ({ params: { entities } }) => respondToProduct(entities),
}

/** A part without offers keeps its page and leaves search engines until it has one. */
export async function respondToProduct(segment: string): Promise<PageResponse> {
  const loaded = await toLoaded(() => loadWholeProduct(segment))
  if (loaded.kind !== 'found') return answerOf(statusOf(loaded), `product:${segment}`)
  const { product, price } = loaded.value
  const code = product.internalCode ?? segment
  const others = codesBeside(loaded.value).map((other) => `product:${other}`)
  const tags = [`product:${code}`, `review:${code}`, ...others]
  const state = buyStateOf(price)
  const answer = state === 'soldOut' ? answerOf(NOT_FOUND, ...tags) : respondFound(...tags)
  return { ...answer, isPartial: state === 'unknown' }
}
