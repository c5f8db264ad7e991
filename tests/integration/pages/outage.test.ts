import { createElement, type ReactNode } from 'react'
import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { allOperations } from '@/lib/gateway/contracts/all'
import { GATEWAY_BASE_PATH, type Operation } from '@/lib/gateway/operation'
import { middleware } from '@/middleware'
import { READS_TIMEOUT_MS, REQUESTED_AT_HEADER } from '@/lib/gateway/server/page-timeout'
import { neverResponding, refusing } from '@/tests/msw/faults'
import { PAGES, type PageNeeds } from './page-needs'
import { renderPage } from './render-page'
import { withTestShop } from './with-test-shop'

// Links of client components reach for the router, which a page on its own has not got.
vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }))

// What the bundler puts in place of `require` on the server.
vi.mock('@/features/reviews/components/lazy-review-list', async () => {
  const { ReviewList } = await import('@/features/reviews/components/review-list')
  return { LazyReviewList: ReviewList }
})

vi.mock('next/headers', () => ({ headers: async () => new Headers() }))

const FAILED_TITLE = 'Страница не открылась'
/** Not tried again, as 503 is. */
const BROKEN = 500

type Props = { params: Promise<Record<string, unknown>>; searchParams: Promise<Record<string, string>> }
type PageModule = {
  default: (props: Props) => ReactNode | Promise<ReactNode>
  generateMetadata?: (props: Props) => unknown
}

const { server, withoutPageCalls } = withTestShop()
beforeEach(() => server.use(withoutPageCalls))

function operationOf(name: string): Operation {
  const operation = allOperations.find((one) => one.name === name)
  if (!operation) throw new Error(`the contract has no ${name}`)
  return operation
}

function nameOfCall({ method, url }: Request): string {
  const path = new URL(url).pathname.slice(GATEWAY_BASE_PATH.length)
  const found = allOperations.find(
    (one) => one.method === method && new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )
  return found?.name ?? path
}

/** The page as a browser without scripts gets it, its status decided before it is rendered. */
async function visit({ address, params = {}, page }: PageNeeds) {
  const response = await middleware(new NextRequest(`https://shop.test${encodeURI(address)}`))
  const { default: Page, generateMetadata } = (await page()) as PageModule
  const query = Object.fromEntries(new URL(address, 'https://shop.test').searchParams)
  const props = (): Props => ({ params: Promise.resolve(params), searchParams: Promise.resolve(query) })
  await generateMetadata?.(props())
  const html = await renderPage(createElement(Page as (props: Props) => ReactNode, props()))
  return { status: response.status, headers: response.headers, html }
}

async function visitRecording(row: PageNeeds) {
  const calls = new Set<string>()
  const record = ({ request }: { request: Request }) => void calls.add(nameOfCall(request))
  server.events.on('request:start', record)
  const visited = await visit(row)
  server.events.removeListener('request:start', record)
  return { ...visited, calls: [...calls].toSorted() }
}

describe.each(PAGES)('$address', (row) => {
  test('asks for what the table says, and is whole', async () => {
    const { status, html, calls } = await visitRecording(row)
    expect(calls).toEqual([...row.needs, ...row.doesWithout].toSorted())
    expect(status).toBe(200)
    expect(html).not.toContain(FAILED_TITLE)
  })

  test.each(row.needs)('needs %s: its status is that of the page', async (name) => {
    server.use(refusing(operationOf(name), { status: 503, body: { message: 'Служба на паузе' } }))
    const response = await middleware(new NextRequest(`https://shop.test${encodeURI(row.address)}`))
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    if (name === 'getBootstrap') return
    const { html } = await visit(row)
    expect(html).toContain(FAILED_TITLE)
    expect(html).toContain('Служба на паузе')
  })

  test.each(row.doesWithout)('does without %s', async (name) => {
    server.use(refusing(operationOf(name), { status: BROKEN, body: {} }))
    const { status, html } = await visit(row)
    expect(status).toBe(200)
    expect(html).not.toContain(FAILED_TITLE)
    expect(html).toContain('<h1')
  })

  test('does without all of them at once', async () => {
    server.use(...row.doesWithout.map((name) => refusing(operationOf(name), { status: BROKEN, body: {} })))
    const { status, html } = await visit(row)
    expect(status).toBe(200)
    expect(html).not.toContain(FAILED_TITLE)
  })
})

test.each([
  ['/catalog/oil-filters', 'searchListing'],
  ['/product/knecht_oc-90', 'getEntity'],
  ['/about/brands/knecht', 'getBrand'],
])('of %s that the gateway’s %s does not know there is no page', async (address, name) => {
  server.use(refusing(operationOf(name), { status: 404, body: {} }))
  const response = await middleware(new NextRequest(`https://shop.test${address}`))
  expect(response.status).toBe(404)
})

test.each([302, 401, 403, 408, 429, 444])(
  'a page that the gateway answers %i to is away for now, to search engines too',
  async (status) => {
    server.use(refusing(operationOf('getBrand'), { status, body: {} }))
    const response = await middleware(new NextRequest('https://shop.test/about/brands/knecht'))
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(response.headers.get('cache-control')).toBe('no-store')
  },
)

test.each([
  ['/about/brands', 'listBrands'],
  ['/about/news', 'listNews'],
  ['/about/vacancies', 'listVacancies'],
  ['/analogs/oc90', 'groupParts'],
  ['/product/knecht_oc-90', 'getPartPrices'],
])('%s is kept by nobody while %s cannot say what it is for', async (address, name) => {
  server.use(refusing(operationOf(name), { status: BROKEN, body: {} }))
  const response = await middleware(new NextRequest(`https://shop.test${address}`))
  expect(response.headers.get('cache-control')).toBe('no-store')
})

describe('a gateway that takes calls and never answers', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
  afterEach(() => void vi.useRealTimers())

  test.each(['/search?q=oc90', '/search?q=масло', '/catalog/oil-filters', '/about', '/club'])(
    '%s waits for it once, before and while it is rendered',
    async (address) => {
      server.use(...allOperations.map(neverResponding))
      const began = performance.now()
      const answered = middleware(new NextRequest(`https://shop.test${encodeURI(address)}`))
      await vi.advanceTimersByTimeAsync(READS_TIMEOUT_MS)
      const { headers } = await answered
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get(`x-middleware-request-${REQUESTED_AT_HEADER}`)).toBe(String(began))
    },
  )
})
