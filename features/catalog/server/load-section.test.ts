import { beforeEach, expect, test, vi } from 'vitest'
import { searchListing } from '@/lib/gateway/contracts/catalog/catalog'
import { GatewayError } from '@/lib/gateway/errors'
import { parseCatalogQuery } from '@/lib/routing/catalog-address/catalog-query'
import { wireFilter, wireListing, wireOption, wirePrice } from '../model/testing'
import { loadSection } from './load-section'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/gateway/server-client', () => ({ serverGateway: () => ({ call }) }))
vi.mock('@/lib/site/has-page-call', () => ({ hasPageCall: async () => false }))
vi.mock('@/lib/data-cache/cached', () => ({ cached: <T>({ read }: { read: T }) => read }))

const brand = wireFilter({
  id: '1',
  code: 'brand',
  options: [wireOption('bosch', 5), wireOption('mahle', 3, { sequent: 1 })],
})

beforeEach(() => {
  call.mockReset()
  call.mockImplementation(async () =>
    searchListing.response.parse(wireListing({ filters: [brand, wirePrice()] })),
  )
})

async function requestedBy(query: string, { set = null as string | null, segments = [] as string[] } = {}) {
  const path = { kind: 'listing' as const, section: 'oil', set, segments }
  const loaded = await loadSection(path, parseCatalogQuery(new URLSearchParams(query)))
  return { loaded, body: call.mock.calls.at(-1)?.[1].body, calls: call.mock.calls.length }
}

test('a section with nothing chosen is asked for once', async () => {
  expect(await requestedBy('')).toMatchObject({ body: { section: 'oil' }, calls: 1 })
})

test.each([
  ['a set of the path', '', { set: 'winter' }, { set: 'winter' }],
  [
    'two filters of the path',
    '',
    { segments: ['brand-bosch', 'price-200~300'] },
    {
      filters: [
        { id: '1', values: ['bosch'] },
        { id: '9', min: 200, max: 300 },
      ],
    },
  ],
  [
    'several options in one segment',
    '',
    { segments: ['brand-bosch,mahle'] },
    { filters: [{ id: '1', values: ['bosch', 'mahle'] }] },
  ],
  [
    'repeated filters of the query',
    'filters=1.bosch&filters=9.200~300',
    {},
    {
      filters: [
        { id: '1', values: ['bosch'] },
        { id: '9', min: 200, max: 300 },
      ],
    },
  ],
  [
    'repeated selections, as they stand',
    'selections=7-1.bosch_9.200~300&selections=8-1.mahle',
    {},
    {
      selections: [
        {
          id: '7',
          filters: [
            { id: '1', values: ['bosch'] },
            { id: '9', min: 200, max: 300 },
          ],
        },
        { id: '8', filters: [{ id: '1', values: ['mahle'] }] },
      ],
    },
  ],
  ['vehicles', 'assistants=1.2', {}, { assistants: ['1', '2'] }],
  ['words', 'search=масло', {}, { query: { search: 'масло' } }],
  ['criteria', 'criteria=x', {}, { criteria: 'x' }],
  ['an order', 'sort=price', {}, { sort: 'price' }],
  ['a page', 'page=2', {}, { page: 2 }],
  ['a page size', 'limit=10', {}, { limit: 10 }],
])('%s goes out to the gateway', async (_what, query, path, sent) => {
  const { body, calls } = await requestedBy(query, path)
  expect(body).toEqual({ section: 'oil', ...sent })
  expect(calls).toBe(2)
})

test('of a narrowed section as a whole its filters alone are needed, not a page of its products', async () => {
  await requestedBy('page=2')
  expect(call.mock.calls.map(([, { body }]) => body)).toEqual([
    { section: 'oil', limit: 1 },
    { section: 'oil', page: 2 },
  ])
})

test('what the address does not know stays here', async () => {
  expect(await requestedBy('utm_source=mail&foo=1')).toMatchObject({ body: { section: 'oil' }, calls: 1 })
})

test.each([['unknown-x'], ['brand-nobody']])(
  'the segment %s is no address of the section',
  async (segment) => {
    expect((await requestedBy('', { segments: [segment] })).loaded).toBeUndefined()
  },
)

test('an unknown section is none, a failing gateway is a failure', async () => {
  call.mockRejectedValueOnce(new GatewayError({ kind: 'notFound', message: 'нет' }))
  expect((await requestedBy('')).loaded).toBeUndefined()
  call.mockRejectedValueOnce(new GatewayError({ kind: 'unavailable', message: 'нет' }))
  await expect(requestedBy('')).rejects.toThrow('нет')
})
