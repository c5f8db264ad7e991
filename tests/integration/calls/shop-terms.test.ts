import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchShopTerms } from '@/features/product/api/fetch-shop-terms'
import { getPartPrices } from '@/lib/gateway/contracts/catalog/prices'
import { refusing } from '@/tests/msw/faults'
import { createGatewayServer, GATEWAY_ORIGIN } from '@/tests/msw/gateway-server'

type Item = { id: number; brand: string; article: string; supplierId: number }

const server = createGatewayServer(() => ({ fetch: () => new Response(null, { status: 404 }) }))
const requested: Item[][] = []
const SHOPS = new Set([29, 12])

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: GATEWAY_ORIGIN } })
  requested.length = 0
  server.use(
    http.post('*/gw/prices/v3/parts/prices', async ({ request }) => {
      const { items } = (await request.json()) as { items: Record<string, Item> }
      requested.push(Object.values(items))
      const answer = Object.values(items)
        .filter(({ article }) => article !== 'unknown')
        .map((item) => [
          item.id,
          { ...item, price: item.supplierId * 10, quantity: 5, deliveryTime: 24, source: 'vendor' },
        ])
      return HttpResponse.json({ items: Object.fromEntries(answer), pricedAt: '2026-03-01T09:00:00Z' })
    }),
  )
})

const part = (article: string) => ({ brand: 'Knecht', article })

test('every part is asked for with the chosen shop, numbered from 1', async () => {
  const terms = await fetchShopTerms(12, [part('OC 90'), part('unknown')], SHOPS)
  expect(requested).toEqual([
    [
      { id: 1, ...part('OC 90'), supplierId: 12 },
      { id: 2, ...part('unknown'), supplierId: 12 },
    ],
  ])
  expect([...terms]).toEqual([
    ['knecht/oc90', { price: 120, pastPrice: null, quantity: 5, deliveryTime: 24 }],
  ])
})

test('no call carries more than 250 parts', async () => {
  const parts = Array.from({ length: 501 }, (_, index) => part(`A${index}`))
  const terms = await fetchShopTerms(12, parts, SHOPS)
  expect(requested.map((items) => items.length).toSorted((a, b) => b - a)).toEqual([250, 250, 1])
  expect(terms.size).toBe(501)
})

test('a refusal is told to who asked', async () => {
  server.use(refusing(getPartPrices, { status: 400, body: { message: 'Нет' } }))
  await expect(fetchShopTerms(12, [part('OC 90')], SHOPS)).rejects.toThrow('Нет')
})
