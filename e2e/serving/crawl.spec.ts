import { hrefs } from '@/lib/routing/hrefs'
import { crawlPages } from '@/tools/crawl/crawl-pages'
import { findListing, findSoldOut } from '../fixtures/demo-products'
import { readPage } from '../fixtures/read-page'
import { expect, test } from '../fixtures/test'

const MAX_TITLE = 70
/** The crawl takes from each kind of address in turn, and pages of one kind have one template. */
const PAGES = 60

function pathOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://shop')
  return pathname + search
}

test('a search engine that goes over the shop finds nothing wrong', async ({ baseURL }) => {
  const { pages, findings } = await crawlPages({ origin: baseURL ?? '', pages: PAGES })
  expect(findings).toEqual([])
  expect(pages).toBe(PAGES)
})

test('the second page of a list says which it is, one after the last is missing, and a slash at the end goes', async ({
  page,
  request,
  gateway,
}) => {
  const { code } = await findListing(gateway)
  const response = await request.get(`${hrefs.section(code)}?page=999`)
  expect(response.status()).toBe(404)
  const read = await readPage(page, await response.text())
  expect(read.isIndexed).toBe(false)
  expect(read.title).toMatch(/страница 999$/)
  expect(read.links.map(({ href }) => href)).toContain(hrefs.section(code))

  const second = await readPage(page, await (await request.get(`${hrefs.section(code)}?page=2`)).text())
  expect(second.isIndexed).toBe(true)
  expect(pathOf(second.canonical ?? '')).toBe(`${hrefs.section(code)}?page=2`)
  expect(second.title).toMatch(/страница 2$/)
  expect(second.title.length).toBeLessThanOrEqual(MAX_TITLE)
  expect(second.description).toContain('Страница 2')

  const slashed = await request.get(`${hrefs.section(code)}/`, { maxRedirects: 0 })
  expect(slashed.status()).toBe(308)
  expect(pathOf(slashed.headers()['location'] ?? '')).toBe(hrefs.section(code))
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
      const response = await request.get(path, { maxRedirects: 0 })
      const read = await readPage(page, await response.text())
      expect({ path, status: response.status(), isIndexed: read.isIndexed }).toEqual({
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
