import { expect, test, vi } from 'vitest'
import { GatewayError } from '@/lib/gateway/errors'
import { widgetOf } from '../testing'
import { loadReviews } from './load-reviews'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/gateway/server-client', () => ({ serverGateway: () => ({ call }) }))
vi.mock('@/lib/data-cache/cached', () => ({ cached: <T>({ read }: { read: T }) => read }))

test('the first five reviews of a product are asked for', async () => {
  call.mockResolvedValueOnce(widgetOf(5))
  expect(await loadReviews('00-00012345')).toMatchObject({ rating: 4.5, total: 12 })
  expect(call.mock.calls[0]?.[1]).toEqual({
    query: { context: 'product', product_id: '00-00012345', page: 1, per_page: 5 },
  })
})

test('a product that the reviews do not know has none', async () => {
  call.mockRejectedValueOnce(new GatewayError({ kind: 'notFound', message: 'нет' }))
  expect(await loadReviews('00-00012345')).toBeUndefined()
})
