import { expect, test, vi } from 'vitest'
import { shop } from '@/lib/gateway/contracts/catalog/bootstrap-shapes'
import { fetchShops } from './fetch-shops'

const fetchBootstrap = vi.hoisted(() => vi.fn())
vi.mock('@/lib/site/fetch-bootstrap', () => ({ fetchBootstrap }))

const one = shop.parse({
  code: 'yuzhnaya',
  supplierId: 29,
  title: 'На Южной',
  city: 'Москва',
  address: 'Сумская, 1',
  coordinates: [55.6, 37.6],
  work: { open: '08:00', close: '21:00' },
})

test('only shops that are open to people can be chosen', async () => {
  fetchBootstrap.mockResolvedValue({ shops: [one, { ...one, supplierId: 8, showUser: false }] })
  expect((await fetchShops()).map(({ supplierId, hours }) => [supplierId, hours])).toEqual([
    [29, '08:00–21:00'],
  ])
})
