import { beforeEach, expect, test, vi } from 'vitest'
import { shop as shopShape } from '@/lib/gateway/contracts/bootstrap-shapes'
import { GatewayError } from '@/lib/gateway/errors'
import { GET } from './route'

const loadShops = vi.hoisted(() => vi.fn())
vi.mock('next/server', () => ({ connection: async () => {} }))
vi.mock('@/features/shops/server/load-shops', () => ({ loadShops }))

const shop = shopShape.parse({
  code: 'a',
  supplierId: 12,
  title: 'В Медведкове',
  city: 'Москва',
  address: 'улица Грекова, 8',
  coordinates: [55.8, 37.6],
  metro: [{ name: 'Медведково', color: 'F07E24' }],
  work: { open: '09:00', close: '21:00' },
})

beforeEach(() => void loadShops.mockReset())

test('lists the shops to choose from, for shared caches too', async () => {
  loadShops.mockResolvedValue([shop, { ...shop, metro: [{ name: 'Южная', color: 'red;}' }] }])
  const answer = await GET()
  expect(answer.headers.get('cache-control')).toContain('public')
  expect(await answer.json()).toEqual([
    {
      supplierId: 12,
      title: 'В Медведкове',
      metro: 'Медведково',
      color: '#F07E24',
      address: 'Москва, улица Грекова, 8',
      hours: '09:00–21:00',
    },
    expect.objectContaining({ metro: 'Южная', color: null }),
  ])
})

test.each([
  [new GatewayError({ kind: 'timeout', message: 'x' }), 504],
  [new Error('x'), 503],
])('a failure is told and kept nowhere', async (failure, status) => {
  loadShops.mockRejectedValue(failure)
  const answer = await GET()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
})
