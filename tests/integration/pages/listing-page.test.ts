import { beforeEach, expect, test } from 'vitest'
import { readSectionAddress } from '@/features/catalog/model/read-section-address'
import { loadSection, metaPathOf } from '@/features/catalog/server/load-section'
import { dataCache } from '@/lib/data-cache/cached'
import { getBootstrap } from '@/lib/gateway/contracts/catalog/catalog'
import { readListingPage } from '@/lib/gateway/contracts/catalog/pages'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { loadMeta } from '@/lib/seo/load-meta'
import { refusing } from '@/tests/msw/faults'
import { withTestShop } from './with-test-shop'

const { server, withoutPageCalls } = withTestShop()
const PAGE_CALL = GATEWAY_BASE_PATH + readListingPage.path
let requested: string[] = []
server.events.on('request:start', ({ request }) => requested.push(new URL(request.url).pathname))

beforeEach(() => {
  requested = []
})

async function loadPage(section: string, rest: string[] = [], query: Record<string, string> = {}) {
  const address = readSectionAddress(section, rest, query)
  if (address.kind !== 'listing') throw new Error('no listing')
  const loaded = await loadSection(address.path, address.query)
  return loaded && { ...loaded, meta: await loadMeta(metaPathOf(loaded.state)) }
}

function requestedBesideBootstrap(): string[] {
  return requested.filter((path) => !path.endsWith(getBootstrap.path))
}

function withoutMoments(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, one: unknown) => (key === 'readAt' ? undefined : one)))
}

test.each([
  ['a section', [], {}, 1],
  ['a brand of it', ['brand-mann-filter'], {}, 2],
  ['another order', [], { sort: 'price' }, 2],
] as const)(
  '%s comes with the head of its page in one answer, and is the same without',
  async (_, rest, query, calls) => {
    const whole = await loadPage('oil-filters', [...rest], query)
    expect(whole?.listing.entities.length).toBeGreaterThan(0)
    expect(whole?.meta.title).toBeTruthy()
    expect(requestedBesideBootstrap()).toHaveLength(calls)
    expect(requestedBesideBootstrap()).toContain(PAGE_CALL)
    dataCache().purge(undefined)
    requested = []
    server.use(withoutPageCalls)
    expect(withoutMoments(await loadPage('oil-filters', [...rest], query))).toEqual(withoutMoments(whole))
    expect(requestedBesideBootstrap()).not.toContain(PAGE_CALL)
  },
)

test('of a section that is not there nothing more is requested', async () => {
  expect(await loadPage('nowhere')).toBeUndefined()
  expect(requestedBesideBootstrap()).toHaveLength(1)
})

test('a gateway that fails at this call is asked for each part', async () => {
  server.use(refusing(readListingPage, { status: 500, body: {} }))
  expect(await loadPage('oil-filters')).toMatchObject({ state: { section: 'oil-filters' } })
})
