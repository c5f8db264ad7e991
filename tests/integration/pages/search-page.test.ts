import { beforeEach, expect, test } from 'vitest'
import { loadSearch } from '@/features/search/server/load-search'
import { planSearch } from '@/features/search/model/search-plan'
import { dataCache } from '@/lib/data-cache/cached'
import { getBootstrap } from '@/lib/gateway/contracts/catalog/catalog'
import { readSearchPage } from '@/lib/gateway/contracts/catalog/pages'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { parseSearchQuery } from '@/lib/routing/search-address'
import { refusing } from '@/tests/msw/faults'
import { withTestShop } from './with-test-shop'

const { server, withoutPageCalls } = withTestShop()
let requested: string[] = []
server.events.on('request:start', ({ request }) => requested.push(new URL(request.url).pathname))

beforeEach(() => {
  requested = []
})

function search(query: string) {
  return loadSearch(planSearch(parseSearchQuery(new URLSearchParams(query))))
}

function requestedBesideBootstrap(): string[] {
  return requested.filter((path) => !path.endsWith(getBootstrap.path))
}

/** Both moments are those of the answer. */
function withoutMoments(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, one: unknown) => (key === 'pricedAt' ? undefined : one)))
}

const QUERIES = [
  'q=W 712/75',
  'q=w71275&oem=1',
  'q=OC 90',
  'q=фильтр',
  'q=mann',
  'q=ц712/75',
  'q=90915-yzze1',
]

test.each(QUERIES)(
  '%s comes in one answer, and is the same of a gateway without such a call',
  async (query) => {
    const whole = await search(query)
    expect(requestedBesideBootstrap()).toEqual([GATEWAY_BASE_PATH + readSearchPage.path])
    expect(whole.kind).toBe('words')
    dataCache().purge(undefined)
    requested = []
    server.use(withoutPageCalls)
    expect(withoutMoments(await search(query))).toEqual(withoutMoments(whole))
    expect(requestedBesideBootstrap()).not.toContain(GATEWAY_BASE_PATH + readSearchPage.path)
  },
)

test('a number is answered with its part, and one that is misspelt with the spelling that is known', async () => {
  for (const query of ['q=W 712/75', 'q=ц712/75']) {
    expect(await search(query)).toMatchObject({
      byNumber: { kind: 'part', result: { part: { article: 'W 712/75' } } },
    })
  }
})

test('what is nothing is looked for among lists of numbers by its own call alone', async () => {
  expect(await search('q=zz99999zz')).toEqual({ kind: 'nothing' })
  expect(requestedBesideBootstrap()).toHaveLength(2)
})

test('a gateway that fails at this call is asked for each part', async () => {
  server.use(refusing(readSearchPage, { status: 500, body: {} }))
  expect(await search('q=W 712/75')).toMatchObject({ kind: 'words', byNumber: { kind: 'part' } })
})

test('a part that is purged is requested anew by its own call', async () => {
  const whole = await search('q=W 712/75')
  const code =
    whole.kind === 'words' && whole.byNumber.kind === 'part' && whole.byNumber.result.part?.internalCode
  requested = []
  dataCache().purge([`search:${code}`])
  expect(await search('q=W 712/75')).toMatchObject({ byNumber: { kind: 'part' } })
  expect(requestedBesideBootstrap().length).toBeGreaterThan(0)
})
