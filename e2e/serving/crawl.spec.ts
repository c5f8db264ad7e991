import type { APIRequestContext, Page } from '@playwright/test'
import { hrefs } from '@/lib/routing/hrefs'
import { crawlPages } from '@/tools/crawl/crawl-pages'
import { findListing, findSoldOut } from '../fixtures/demo-goods'
import { type CrawledPage, readPage } from '../fixtures/read-page'
import { expect, test } from '../fixtures/test'

const MAX_PAGES = 60
const MAX_TITLE = 70
/** Of one kind of address: a crawl of products only would say nothing of the others. */
const MAX_OF_KIND = 6

type Visited = CrawledPage & { path: string; status: number; from: string }

/** The way of a search engine: links that may be followed, from the home page on, some of each kind. */
async function crawl(page: Page, request: APIRequestContext): Promise<Visited[]> {
  const isClosed = await readClosedPaths(request)
  const known = new Set<string>()
  const kinds = new Map<string, number>()
  const queue: { path: string; from: string }[] = []
  const visited: Visited[] = []
  const meet = (href: string, from: string) => {
    const path = href.split('#')[0] ?? ''
    if (!path.startsWith('/') || known.has(path) || isClosed(path)) return
    known.add(path)
    queue.push({ path, from })
  }
  meet(hrefs.home, '')
  for (let next = queue.shift(); next && visited.length < MAX_PAGES; next = queue.shift()) {
    const kind = kindOf(next.path)
    const count = kinds.get(kind) ?? 0
    if (count >= MAX_OF_KIND) continue
    kinds.set(kind, count + 1)
    const answer = await request.get(next.path, { maxRedirects: 0 })
    const read = await readPage(page, await answer.text())
    visited.push({ ...read, ...next, status: answer.status() })
    for (const { href, isFollowed } of read.links) if (isFollowed) meet(href, next.path)
  }
  return visited
}

function kindOf(path: string): string {
  const { pathname, search } = new URL(path, 'http://shop')
  const [first = '', ...more] = pathname.split('/').filter(Boolean)
  return `${first}/${more.length}${search === '' ? '' : '?'}`
}

async function readClosedPaths(request: APIRequestContext): Promise<(path: string) => boolean> {
  const text = await (await request.get('/robots.txt')).text()
  const closed = [...text.matchAll(/^Disallow: ([^*\s]+)$/gm)].map((match) => match[1] ?? '')
  return (path) => closed.some((start) => path.startsWith(start))
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://shop')
  return pathname + search
}

/** Of campaigns, which robots.txt tells Yandex to drop. */
function withoutMarks(path: string): string {
  const url = new URL(path, 'http://shop')
  const marks = [...url.searchParams.keys()].filter((name) => name === 'erid' || name.startsWith('utm_'))
  for (const name of marks) url.searchParams.delete(name)
  return url.pathname + url.search
}

test.describe('a crawl of what may be followed', () => {
  let visited: Visited[] = []

  test.beforeAll(async ({ browser, request }) => {
    const page = await browser.newPage()
    visited = await crawl(page, request)
    await page.close()
  })

  test('meets pages of every kind, all of which exist', () => {
    expect(visited.length).toBeGreaterThan(30)
    expect(
      visited.filter(({ status }) => status !== 200).map(({ path, from }) => `${from} → ${path}`),
    ).toEqual([])
  })

  test('meets nothing that search engines are to leave', () => {
    const isNarrow = (path: string) => /[?&](?:filters|selections|assistants|sort|search|limit|q)=/.test(path)
    const wrong = visited.filter(({ path, isIndexed }) => !isIndexed || isNarrow(path))
    expect(wrong.map(({ path, from }) => `${from} → ${path}`)).toEqual([])
  })

  test('meets pages that name themselves as the address to keep', () => {
    const wrong = visited.filter(({ path, canonical }) => pathOf(canonical ?? '') !== withoutMarks(path))
    expect(wrong.map(({ path, canonical }) => `${path} → ${canonical}`)).toEqual([])
  })

  test('meets titles and descriptions of their own, within the length that is shown', () => {
    expect(
      visited.filter(({ title }) => title === '' || title.length > MAX_TITLE).map(({ title }) => title),
    ).toEqual([])
    expect(visited.filter(({ description }) => description === '').map(({ path }) => path)).toEqual([])
    expect(repeated(visited.map(({ title }) => title))).toEqual([])
  })

  test('meets whole documents: an icon for phones, fields of valid roles, nothing after the end', () => {
    for (const { path, hasTouchIcon, badFields, rest } of visited) {
      expect({ path, hasTouchIcon, badFields, rest }).toEqual({
        path,
        hasTouchIcon: true,
        badFields: 0,
        rest: '',
      })
    }
  })

  test('meets buttons that say of what they are', () => {
    for (const { path, buttons } of visited) {
      const bare = buttons.filter((name) => name.trim() === 'В корзину')
      expect(bare, path).toEqual([])
    }
  })
})

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))]
}

test('a search engine that goes over the shop finds nothing wrong', async ({ baseURL }) => {
  const { pages, findings } = await crawlPages({ origin: baseURL ?? '', pages: 120 })
  expect(findings).toEqual([])
  expect(pages).toBe(120)
})

test('a page after the last one is missing, and leads people to the first', async ({
  page,
  request,
  gateway,
}) => {
  const { code } = await findListing(gateway)
  const answer = await request.get(`${hrefs.section(code)}?page=999`)
  expect(answer.status()).toBe(404)
  const read = await readPage(page, await answer.text())
  expect(read.isIndexed).toBe(false)
  expect(read.title).toMatch(/страница 999$/)
  expect(read.links.map(({ href }) => href)).toContain(hrefs.section(code))
})

test('the second page of a list says which it is', async ({ page, request, gateway }) => {
  const { code } = await findListing(gateway)
  const read = await readPage(page, await (await request.get(`${hrefs.section(code)}?page=2`)).text())
  expect(read.isIndexed).toBe(true)
  expect(pathOf(read.canonical ?? '')).toBe(`${hrefs.section(code)}?page=2`)
  expect(read.title).toMatch(/страница 2$/)
  expect(read.title.length).toBeLessThanOrEqual(MAX_TITLE)
  expect(read.description).toContain('Страница 2')
})

test('an address that ends with a slash leads to the one without', async ({ request, gateway }) => {
  const { code } = await findListing(gateway)
  const answer = await request.get(`${hrefs.section(code)}/`, { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(pathOf(answer.headers()['location'] ?? '')).toBe(hrefs.section(code))
})

test('a part that nobody offers is linked for people alone, and stands in no sitemap', async ({
  page,
  request,
  gateway,
}) => {
  const soldOut = await findSoldOut(gateway)
  const path = `${hrefs.products}/${soldOut.id}`
  const search = await request.get(hrefs.search({ brand: soldOut.brandString, article: soldOut.partNumber }))
  const links = (await readPage(page, await search.text())).links.filter(({ href }) => href === path)
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter(({ isFollowed }) => isFollowed)).toEqual([])
  const index = await (await request.get('/sitemap.xml')).text()
  for (const part of locationsIn(index)) {
    expect(locationsIn(await (await request.get(part)).text())).not.toContain(path)
  }
})

test('the sitemap lists pages to keep, listings under one filter among them, with their days', async ({
  page,
  request,
}) => {
  const parts = locationsIn(await (await request.get('/sitemap.xml')).text())
  expect(parts).toContain('/sitemap/filters-1.xml')
  const services = new Set<string>()
  for (const part of parts) {
    const xml = await (await request.get(part)).text()
    const paths = locationsIn(xml)
    for (const path of paths) if (path.startsWith(hrefs.maintenance)) services.add(path.split('=')[0] ?? '')
    // Nothing tells when a listing under a filter or the planned service of a car has changed.
    const dated = paths.filter((path) => /^\/(?:product\/|about\/(?:brands|news|promo)\/.)/.test(path))
    const dates = xml.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g) ?? []
    expect(dates.length, part).toBeGreaterThanOrEqual(dated.length)
    if (part.includes('products')) expect(new Set(dates).size, part).toBeGreaterThan(1)
    const every = Math.ceil(paths.length / 8)
    for (const path of paths.filter((_, at) => at % every === 0)) {
      const answer = await request.get(path, { maxRedirects: 0 })
      const read = await readPage(page, await answer.text())
      expect({ path, status: answer.status(), isIndexed: read.isIndexed }).toEqual({
        path,
        status: 200,
        isIndexed: true,
      })
      expect(pathOf(read.canonical ?? '')).toBe(path)
    }
  }
  const steps = ['', '?brand', '?model', '?modification'].map((step) => `${hrefs.maintenance}${step}`)
  expect([...services].toSorted()).toEqual(steps)
})

test('the feed keeps to the rules of Yandex and names the prices of the pages', async ({ page, request }) => {
  const feed = await (await request.get('/feed/yandex.yml')).text()
  const offers = feed.match(/<offer .*/g) ?? []
  expect(offers.length).toBeGreaterThan(0)
  for (const offer of offers) {
    expect(offer).toMatch(/^<offer id="[a-zA-Z0-9]{1,20}" /)
    expect(offer).toMatch(/<categoryId>\d+<\/categoryId>/)
    expect(offer).toMatch(/<description>[^<]{1,3000}<\/description>/)
  }
  expect(offers.filter((offer) => offer.includes('<param name="')).length).toBeGreaterThan(offers.length / 2)
  const every = Math.ceil(offers.length / 8)
  for (const offer of offers.filter((_, at) => at % every === 0)) {
    const path = pathOf(/<url>([^<]+)</.exec(offer)?.[1] ?? '')
    const read = await readPage(page, await (await request.get(path)).text())
    expect(read.lowPrice, path).toBe(Number(/<price>([^<]+)</.exec(offer)?.[1]))
  }
})

/** Paths of a sitemap's entries; the shop may call itself by another host than the one under test. */
function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => pathOf(match[1] ?? ''))
}
