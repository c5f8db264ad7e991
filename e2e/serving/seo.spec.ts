import type { Page } from '@playwright/test'
import { formatPrice } from '@/lib/format/price'
import { searchParts } from '@/lib/gateway/contracts/catalog/search'
import { hrefs } from '@/lib/routing/hrefs'
import { findListing, findPathFilter, findProduct } from '../fixtures/demo-products'
import { sectionProductPath } from '../fixtures/section-product-path'
import { expect, test } from '../fixtures/test'

test.use({ javaScriptEnabled: false })

type Json = Record<string, unknown>

async function jsonLdOf(page: Page, type: string): Promise<Json> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const objects: Json[] = texts.flatMap((text) => {
    const parsed = JSON.parse(text) as Json | Json[]
    return Array.isArray(parsed) ? parsed : [parsed]
  })
  const found = objects.find((one) => one['@type'] === type)
  if (!found) throw new Error(`No JSON-LD of type ${type} on ${page.url()}`)
  return found
}

async function contentOf(page: Page, name: string): Promise<string | null> {
  const tag = page.locator(`meta[name="${name}"]`)
  return (await tag.count()) === 0 ? null : tag.first().getAttribute('content')
}

test('every page has its language, title, description, icon and manifest', async ({
  page,
  request,
  gateway,
}) => {
  const { code } = await findListing(gateway)
  const product = await findProduct(gateway)
  const titles = new Set<string>()
  const paths = [
    hrefs.home,
    hrefs.catalog,
    hrefs.section(code),
    `${hrefs.products}/${product.id}`,
    hrefs.brands,
  ]
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await expect(page.locator('link[rel="icon"]').first()).toBeAttached()
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(1)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await contentOf(page, 'description'), path).toBeTruthy()
    titles.add(await page.title())
  }
  expect(titles.size).toBe(paths.length)

  // The shop says so by default.
  expect(await contentOf(page, 'viewport')).toMatch(/maximum-scale=1.*user-scalable=no/)
  const hrefOf = (rel: string) => page.locator(`link[rel="${rel}"]`).first().getAttribute('href')
  const icon = await request.get((await hrefOf('icon')) ?? '')
  expect(icon.status()).toBe(200)
  expect(icon.headers()['content-type']).toMatch(/^image\//)
  const manifest = await request.get((await hrefOf('manifest')) ?? '')
  expect(await manifest.json()).toMatchObject({ lang: 'ru', name: expect.stringMatching(/\S/) })
})

test('canonical links are absolute, drop what marks a visit, and name one address for one product', async ({
  page,
  gateway,
}) => {
  const listing = await findListing(gateway)
  const product = await findProduct(gateway)
  const productPath = `${hrefs.products}/${product.id}`
  for (const [path, canonical] of [
    [`${hrefs.home}?utm_source=mail`, hrefs.home],
    [
      `${hrefs.section(listing.code)}?utm_source=mail&erid=1&RetailRocketDisabled=1`,
      hrefs.section(listing.code),
    ],
    [productPath, productPath],
    [sectionProductPath(listing.code, product.id), productPath],
    [hrefs.product({ brand: product.brandString, article: product.partNumber }), productPath],
  ] as const) {
    await page.goto(path)
    const link = page.locator('link[rel="canonical"]')
    await expect(link, path).toHaveCount(1)
    const href = (await link.getAttribute('href')) ?? ''
    expect(href, path).toMatch(/^https?:\/\//)
    expect(new URL(href).pathname + new URL(href).search, path).toBe(canonical)
  }
})

test('search engines keep sections and one filter, and leave sorts, several filters, searches and missing pages', async ({
  page,
  gateway,
  strayErrors,
}) => {
  strayErrors.expectError(/404/)
  const listing = await findListing(gateway)
  const { id, code, first, second } = findPathFilter(listing)
  const section = hrefs.section(listing.code)
  for (const [path, isStored] of [
    [section, true],
    [`${section}/${code}-${first.rewriteCode}`, true],
    [`${section}?sort=price`, false],
    [`${section}?filters=${id}.${first.id},${second.id}`, false],
    [hrefs.search({ q: 'фильтр' }), false],
  ] as const) {
    await page.goto(path)
    const robots = (await contentOf(page, 'robots')) ?? ''
    if (isStored) expect(robots, path).not.toContain('noindex')
    else expect(robots.replaceAll(' ', ''), path).toContain('noindex,follow')
  }
  await page.goto('/no-such-page')
  expect(await contentOf(page, 'robots')).toContain('noindex')
})

test('a product says the same in JSON-LD, in microdata, to people and where its link is shared', async ({
  page,
  shop,
  gateway,
}) => {
  const product = await findProduct(
    gateway,
    async ({ brandString: brand, partNumber: article, applicability, pictureUrl }) => {
      if (applicability.length === 0 || pictureUrl.length === 0) return false
      const { part } = await gateway.call(searchParts, { body: { brand, article, isAnalogs: false } })
      return part !== null && part.offers.length > 1
    },
  )
  await page.goto(`${hrefs.products}/${product.id}`)
  const facts = await jsonLdOf(page, 'Product')
  const offers = facts['offers'] as Json
  expect(facts['mpn']).toBe(product.partNumber)
  expect(offers['@type']).toBe('AggregateOffer')
  expect(offers['priceCurrency']).toBe('RUB')

  const microdata = page.locator('[itemtype="https://schema.org/Product"]')
  await expect(microdata).toHaveCount(1)
  for (const name of ['lowPrice', 'highPrice', 'offerCount', 'priceCurrency']) {
    await expect(microdata.locator(`[itemprop="${name}"]`)).toHaveAttribute('content', String(offers[name]))
  }
  await expect(microdata.locator('[itemprop="mpn"]')).toHaveAttribute('content', product.partNumber)
  const cars = (facts['isAccessoryOrSparePartFor'] ?? []) as Json[]
  const named = microdata.locator('[itemprop="isAccessoryOrSparePartFor"] > [itemprop="name"]')
  expect(await named.allTextContents()).toEqual(cars.map(({ name }) => name))
  await expect(page.getByText(formatPrice(Number(offers['lowPrice']))).first()).toBeVisible()

  const items = (await jsonLdOf(page, 'BreadcrumbList'))['itemListElement'] as Json[]
  const shown = await shop.breadcrumbs.getByRole('listitem').allTextContents()
  expect(items.map((item) => item['name'])).toEqual(shown)

  const property = (name: string) => page.locator(`meta[property="${name}"]`).first()
  await expect(property('og:title')).toHaveAttribute('content', /.+/)
  await expect(property('og:description')).toHaveAttribute('content', /.+/)
  await expect(property('og:locale')).toHaveAttribute('content', 'ru_RU')
  await expect(property('og:image')).toHaveAttribute('content', /^https?:\/\//)
})

test('robots.txt names the sitemap and what never changes a page', async ({ request }) => {
  const response = await request.get('/robots.txt')
  expect(response.status()).toBe(200)
  const text = await response.text()
  expect(text).toMatch(/^Clean-param: .*utm_source/m)
  expect(text).toMatch(/^Clean-param: .*erid/m)
  expect(text).toMatch(/^Disallow: \/account$/m)
  expect(text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m)
})

test('the sitemap is an index whose parts list pages that exist', async ({ request, gateway }) => {
  const product = await findProduct(gateway)
  const index = await request.get('/sitemap.xml')
  expect(index.headers()['content-type']).toContain('xml')
  const parts = locationsIn(await index.text())
  expect(parts.length).toBeGreaterThan(0)
  const pages: string[] = []
  for (const part of parts) pages.push(...locationsIn(await (await request.get(part)).text()))
  expect(pages).toContain(`${hrefs.products}/${product.id}`)
  expect(new Set(pages).size).toBe(pages.length)
  const every = Math.ceil(pages.length / 10)
  for (const [at, path] of pages.entries()) {
    if (at % every === 0) expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200)
  }
})

/** Paths and queries of a sitemap's entries; the shop may call itself by another host than the one under test. */
function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => {
    const { pathname, search } = new URL((match[1] ?? '').replaceAll('&amp;', '&'))
    return pathname + search
  })
}

test('a page says what the owner wrote of its address, under the heading and below', async ({ page }) => {
  const pages = [
    ['/analogs', 'Чем заменить деталь', 'Как мы подбираем аналоги'],
    ['/original_catalogs', 'Чертежи и номера производителя', 'самый надёжный способ'],
    ['/shops/yuzhnaya', 'Магазин, автосервис и хранение шин', 'Въезд со двора'],
    ['/about/brands/bosch', 'Электрика, тормоза и фильтры', 'от официального поставщика'],
  ] as const
  for (const [path, subheading, content] of pages) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByText(subheading)).toBeVisible()
    await expect(main.getByText(content)).toBeVisible()
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
})

test('browsers, readers of news and finders of holes are told where to turn', async ({ page, request }) => {
  await page.goto(hrefs.home)
  const feeds = page.locator('link[rel="alternate"][type="application/rss+xml"]')
  await expect(feeds).toHaveCount(2)
  const search = page.locator('link[rel="search"]')
  const paths = [search, feeds.first(), feeds.last()].map(
    async (link) => (await link.getAttribute('href')) ?? '',
  )
  const [opensearch = '', ...rss] = await Promise.all(paths)
  expect((await request.get(opensearch)).headers()['content-type']).toContain('opensearchdescription')
  for (const feed of rss) {
    const answer = await request.get(new URL(feed, 'http://shop').pathname)
    expect(answer.headers()['content-type']).toContain('application/rss+xml')
    expect(await answer.text()).toMatch(/<item><title>[^<]+<\/title><link>https?:/)
  }
  const contact = await (await request.get('/.well-known/security.txt')).text()
  expect(contact).toMatch(/^Contact: (?:mailto|https?):/m)
  expect(Date.parse(/^Expires: (.+)$/m.exec(contact)?.[1] ?? '')).toBeGreaterThan(Date.now())
  expect((await request.get('/indexnow.txt')).status()).toBe(404)
})

test('what is sent to a page is refused, and its head alone says what the page says', async ({ request }) => {
  const refused = await request.post(hrefs.shops, { form: { a: 'b' } })
  expect([refused.status(), refused.headers()['allow']]).toEqual([405, 'GET, HEAD, OPTIONS'])
  expect((await request.fetch(hrefs.shops, { method: 'OPTIONS' })).status()).toBe(204)
  const [whole, head] = [await request.get(hrefs.shops), await request.head(hrefs.shops)]
  for (const name of ['content-type', 'content-length', 'cache-control', 'etag'])
    expect(head.headers()[name], name).toBe(whole.headers()[name])
  expect(whole.headers()['cache-tag']).toBeUndefined()
})
