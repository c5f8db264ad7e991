import { beforeEach, expect, test, vi } from 'vitest'
import { searchByName } from '@/lib/gateway/contracts/catalog/search'
import { GatewayError } from '@/lib/gateway/errors'
import type { Operation } from '@/lib/gateway/operation'
import { parseSearchQuery } from '@/lib/routing/search-address'
import { planSearch } from '../model/search-plan'
import { loadSearch } from './load-search'
import { planWithCar } from './plan-with-car'

type Answer = (request: { body?: Record<string, unknown>; query?: Record<string, unknown> }) => unknown

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/gateway/server-client', () => ({ serverGateway: () => ({ call }) }))
vi.mock('@/lib/site/has-page-call', () => ({ hasPageCall: async () => false }))
vi.mock('@/lib/data-cache/cached', () => ({ cached: <T>({ read }: { read: T }) => read }))

const PRICED_AT = '2025-11-20T10:00:00Z'

function group(brand: string, article = 'OC 90', brandExternalId?: string) {
  return { brand, article, title: 'Фильтр', brandExternalId, offersCount: 1, minPrice: 100 }
}

function part(brand: string, article = 'OC 90') {
  return { brand, article, title: 'Фильтр', price: 100, offers: [], isOriginal: false }
}

function entity(brandString: string, partNumber: string) {
  return { id: '00-00000001', title: 'Фильтр', brandString, partNumber }
}

function found(entities: unknown[]) {
  const pagination = { page: 1, limit: 60, total: entities.length, pages: 1 }
  return { query: 'oc90', entities, sections: [], brands: [], total: entities.length, pagination }
}

/** Answers by the name of the call; a call without one gets 404. */
function gatewayResponds(answers: Record<string, Answer>) {
  call.mockImplementation(async (operation: Operation, request: Parameters<Answer>[0]) => {
    const answer = answers[operation.name]
    if (!answer) throw new GatewayError({ kind: 'notFound', message: operation.name })
    return operation.response.parse(answer(request))
  })
}

function requestsOf(name: string): unknown[] {
  return call.mock.calls.filter(([operation]) => operation.name === name).map(([, request]) => request)
}

function search(query: string) {
  return loadSearch(planSearch(parseSearchQuery(new URLSearchParams(query))))
}

beforeEach(() => {
  call.mockReset()
})

test.each([
  ['MANN', { brand: 'MANN' }],
  ['0b1d0c9e-0000-4000-8000-000000000001', { brandExternalId: '0b1d0c9e-0000-4000-8000-000000000001' }],
  ['0b1d0c9e-0000-7000-8000-000000000001', { brand: '0b1d0c9e-0000-7000-8000-000000000001' }],
])('the brand %s is sent as %j', async (brand, sent) => {
  gatewayResponds({ searchParts: () => ({ part: part('MANN'), analogs: [], pricedAt: PRICED_AT }) })
  await search(`brand=${brand}&article=OC90`)
  expect(requestsOf('searchParts')).toEqual([{ body: { article: 'OC90', ...sent } }])
})

test('original numbers alone are asked for only when they are wanted', async () => {
  gatewayResponds({ searchParts: () => ({ part: part('MANN'), analogs: [], pricedAt: PRICED_AT }) })
  await search('brand=MANN&article=OC90&oem=1')
  expect(requestsOf('searchParts')).toEqual([{ body: { article: 'OC90', brand: 'MANN', oem: true } }])
})

test('several brands are a choice, and no prices are asked for yet', async () => {
  gatewayResponds({ groupParts: () => ({ article: 'OC90', items: [group('KNECHT'), group('MAHLE')] }) })
  expect(await search('q=OC90&mode=articul')).toMatchObject({ kind: 'number', byNumber: { kind: 'choice' } })
  expect(requestsOf('searchParts')).toEqual([])
})

test.each(['q=OC90,W914&mode=articul', 'q=OC90 W914'])(
  'several numbers lead to all their parts: %s',
  async (query) => {
    gatewayResponds({
      searchByName: () => found([]),
      findNumbers: () => ({ items: [group('MAHLE'), group('MANN', 'W 914')], near: [] }),
    })
    const result = await search(query)
    expect(result).toMatchObject({
      kind: 'number',
      byNumber: { kind: 'several', groups: [{ article: 'OC 90' }, { article: 'W 914' }] },
    })
  },
)

test.each(['q=OC91&mode=articul', 'q=OC91', 'brand=MAHLE&article=OC91'])(
  'a number with a slip names the parts that it may mean: %s',
  async (query) => {
    gatewayResponds({
      searchByName: () => found([]),
      searchParts: () => ({ part: null, analogs: [], pricedAt: PRICED_AT }),
      findNumbers: () => ({ items: [], near: [group('MAHLE')] }),
    })
    expect(await search(query)).toMatchObject({
      kind: 'nothing',
      near: [{ brand: 'MAHLE', article: 'OC 90' }],
    })
    expect(requestsOf('findNumbers')).toEqual([{ body: { text: 'OC91' } }])
  },
)

test('the only brand is the one that was meant, by its external id', async () => {
  gatewayResponds({
    groupParts: () => ({
      article: 'OC90',
      items: [group('KNECHT', 'OC 90', '00000000-0000-0000-0000-000000000000')],
    }),
    searchParts: () => ({ part: part('KNECHT'), analogs: [part('MANN')], pricedAt: PRICED_AT }),
  })
  const result = await search('q=OC90&mode=articul')
  expect(result).toMatchObject({ byNumber: { kind: 'part', result: { part: { brand: 'KNECHT' } } } })
  expect(requestsOf('searchParts')).toEqual([
    { body: { article: 'OC 90', brandExternalId: '00000000-0000-0000-0000-000000000000' } },
  ])
})

test('a number in the wrong layout is tried as the keys would give it', async () => {
  gatewayResponds({
    groupParts: ({ body }) => ({
      article: String(body?.['article']),
      items: body?.['article'] === 'oc90' ? [group('KNECHT'), group('MAHLE')] : [],
    }),
  })
  expect(await search('q=щс90&mode=articul')).toMatchObject({ byNumber: { kind: 'choice', article: 'oc90' } })
})

test('a number that nobody knows finds nothing', async () => {
  gatewayResponds({ groupParts: () => ({ article: 'ZZ1', items: [] }) })
  expect(await search('q=ZZ1&mode=articul')).toEqual({ kind: 'nothing' })
})

test('words ask for sixty goods of the page', async () => {
  gatewayResponds({ [searchByName.name]: () => found([entity('MANN', 'W 712')]) })
  expect(await search('q=фильтр&page=2&mode=name')).toMatchObject({
    kind: 'words',
    byNumber: { kind: 'nothing' },
  })
  expect(requestsOf('searchByName')).toEqual([
    { query: { query: 'фильтр', mode: 'name', page: 2, limit: 60 } },
  ])
})

test('what stands in the choice of brands is not among the goods once more', async () => {
  gatewayResponds({
    groupParts: () => ({ article: 'OC90', items: [group('KNECHT'), group('MAHLE', 'OC-90')] }),
    searchByName: () => found([entity('Knecht', 'OC90'), entity('Sakura', 'C-1'), entity('MAHLE', 'OC 90')]),
  })
  const result = await search('q=oc90')
  expect(result.kind === 'words' && result.found.entities.map(({ brandString }) => brandString)).toEqual([
    'Sakura',
  ])
})

test.each(['TRW GDB 3548', 'трв gdb3548', 'колодки GDB3548'])(
  'words that name one part by its number lead to its offers: %s',
  async (query) => {
    gatewayResponds({
      searchByName: () => found([entity('TRW', 'GDB3548')]),
      searchParts: () => ({
        part: part('TRW', 'GDB3548'),
        analogs: [part('ATE', '13.0460')],
        pricedAt: PRICED_AT,
      }),
    })
    const result = await search(`q=${query}`)
    expect(result).toMatchObject({
      kind: 'words',
      byNumber: { kind: 'part', article: 'GDB3548' },
      found: { entities: [] },
    })
    expect(requestsOf('searchParts')).toEqual([{ body: { article: 'GDB3548', brand: 'TRW' } }])
  },
)

test('words that find one part otherwise than by its number show it among the goods', async () => {
  gatewayResponds({ searchByName: () => found([entity('TRW', 'GDB3548')]) })
  expect(await search('q=колодки 2017')).toMatchObject({ byNumber: { kind: 'nothing' } })
  expect(requestsOf('searchParts')).toEqual([])
})

test('words are answered even when the look-up of numbers fails', async () => {
  gatewayResponds({
    groupParts: () => {
      throw new GatewayError({ kind: 'unavailable', message: 'нет' })
    },
    searchByName: () => found([entity('Sakura', 'C-1')]),
  })
  expect(await search('q=oc90')).toMatchObject({ kind: 'words', byNumber: { kind: 'nothing' } })
})

test('a failing search of words is a failure', async () => {
  gatewayResponds({
    searchByName: () => {
      throw new GatewayError({ kind: 'unavailable', message: 'нет' })
    },
  })
  await expect(search('q=фильтр')).rejects.toThrow('нет')
})

test('an internal code finds its product, whatever form it was typed in', async () => {
  gatewayResponds({ searchEntities: () => ({ entities: [entity('MANN', 'W 712')] }) })
  const result = await search('q=12345&mode=arusCode')
  expect(result).toMatchObject({
    kind: 'code',
    byCode: { entity: { partNumber: 'W 712' } },
    result: undefined,
  })
  expect(requestsOf('searchEntities')).toEqual([{ body: ['00-00012345'] }])
})

test('a text that can be no code asks for nothing', async () => {
  gatewayResponds({})
  expect(await search('q=масло&mode=arusCode')).toEqual({ kind: 'nothing' })
  expect(call).not.toHaveBeenCalled()
})

const VIN_ADDRESS = 'q=колодки Z94K241CBHR123456&assistants=5'
const planOf = (query: string) => planWithCar(parseSearchQuery(new URLSearchParams(query)))

test('words beside a VIN are searched for the car of it, whichever is chosen', async () => {
  const car = { manufacturer: 'Hyundai', model: 'Solaris II', title: '1.6', modelId: 3, uuid: 'u' }
  const answer = {
    vin: 'Z94K241CBHR123456',
    year: 2017,
    cars: [
      { ...car, id: 12 },
      { ...car, id: 13 },
    ],
  }
  gatewayResponds({ readVin: () => answer })
  expect(await planOf(VIN_ADDRESS)).toMatchObject({ query: 'колодки', assistants: ['12-2017', '13-2017'] })
})

test.each([
  ['is not known', { readVin: () => ({ vin: 'Z94K241CBHR123456', year: 2017, cars: [] }) }],
  ['cannot be read', {}],
])('a VIN whose car %s leaves the chosen one', async (_, answers) => {
  gatewayResponds(answers)
  expect(await planOf(VIN_ADDRESS)).toMatchObject({ query: 'колодки', assistants: ['5'] })
})
