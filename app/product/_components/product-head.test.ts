import { beforeEach, expect, test, vi } from 'vitest'
import { toProduct } from '@/features/product/model/product'
import { productOf } from '@/features/product/testing'
import { loadProductHead } from './product-head'

const { loadMeta } = vi.hoisted(() => ({ loadMeta: vi.fn() }))
vi.mock('@/lib/seo/load-meta', () => ({ loadMeta }))

const headOf = (fields: Record<string, unknown>) =>
  loadProductHead({ product: toProduct(productOf(fields), (html) => html), price: { kind: 'unknown' } })

beforeEach(() => {
  loadMeta.mockReset().mockResolvedValue({ heading: 'От службы' })
})

test('a head that came with the product is not asked for again', async () => {
  expect(await headOf({ meta: { heading: 'С товаром' } })).toMatchObject({
    heading: 'С товаром',
    title: null,
  })
  expect(loadMeta).not.toHaveBeenCalled()
})

test('a head that did not come is asked for under the one address of the product', async () => {
  expect(await headOf({})).toEqual({ heading: 'От службы' })
  expect(loadMeta).toHaveBeenCalledExactlyOnceWith('/product/00-00012345')
})
