import { createElement, type ReactNode } from 'react'
import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { respondToPage } from '@/app/_pages/page-rules'
import { USUAL_DELIVERY } from '@/lib/parts/terms/delivery-fee'
import { dataCache } from '@/lib/data-cache/cached'
import { formatPrice } from '@/lib/format/price'
import { loadSitemapEntries } from '@/lib/seo/load-sitemap'
import { SERVICE_PATHS } from '@/lib/routing/shown-services'
import { getEntity } from '@/lib/gateway/contracts/catalog/catalog'
import { getMetaData } from '@/lib/gateway/contracts/catalog/seo'
import { serverGateway } from '@/lib/gateway/server-client'
import { answering } from '@/tests/msw/faults'
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

type Json = Record<string, unknown>
type Page = (props: {
  params: Promise<object>
  searchParams: Promise<object>
}) => ReactNode | Promise<ReactNode>

const { server, withoutPageCalls } = withTestShop()

async function draw(page: { default: unknown }, params: object): Promise<Document> {
  const props = { params: Promise.resolve(params), searchParams: Promise.resolve({}) }
  const html = await renderPage(createElement(page.default as Page, props))
  return new JSDOM(html).window.document
}

function factsOf(document: Document, type: string): Json | undefined {
  return [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent) as Json)
    .find((one) => one['@type'] === type)
}

/** What people read. */
function textOf(document: Document, selector = 'body'): string {
  const copy = document.querySelector(selector)?.cloneNode(true) as Element
  for (const script of copy.querySelectorAll('script, style')) script.remove()
  return copy.textContent.replaceAll(/\s+/g, ' ')
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

describe('the page of a product', () => {
  let page: Document
  let product: Json
  let offers: Json & { offers: Json[] }

  beforeAll(async () => {
    page = await draw(await import('@/app/product/[entities]/page'), { entities: 'knecht_oc-90' })
    product = factsOf(page, 'Product') ?? {}
    offers = product['offers'] as typeof offers
  })

  test('says the prices that it shows, as many as it shows', () => {
    expect(offers['@type']).toBe('AggregateOffer')
    const prices = offers.offers.map(({ price }) => Number(price))
    for (const price of prices) expect(textOf(page, '#offers')).toContain(plain(formatPrice(price)))
    expect(page.querySelectorAll('#offers tbody tr')).toHaveLength(prices.length)
    expect([offers['offerCount'], offers['lowPrice'], offers['highPrice']]).toEqual([
      prices.length,
      Math.min(...prices),
      Math.max(...prices),
    ])
  })

  test('says its name, number and maker as it shows them', () => {
    const heading = textOf(page, 'h1')
    expect(heading).toContain(String(product['name']))
    expect(textOf(page)).toContain(String(product['mpn']))
    expect(textOf(page)).toContain(String((product['brand'] as Json)['name']))
  })

  test('says the rating and the reviews that it shows', () => {
    const rating = product['aggregateRating'] as Json
    const shown = textOf(page, '#reviews')
    expect(shown).toContain(String(rating['ratingValue']).replace('.', ','))
    expect(shown).toContain(String(rating['reviewCount']))
    const reviews = product['review'] as Json[]
    expect(reviews.length).toBeGreaterThan(0)
    for (const review of reviews) expect(shown).toContain(String((review['author'] as Json)['name']))
    expect(shown).not.toContain('Скрытый')
  })

  test('says the terms of delivery and return that it shows', () => {
    const box = textOf(page, '[aria-label="Покупка"]')
    const [best] = offers.offers
    const policy = best?.['hasMerchantReturnPolicy'] as Json
    expect(box).toContain(plain(`Доставка ${formatPrice(USUAL_DELIVERY.price)}`))
    expect(box).toContain(
      policy['merchantReturnDays']
        ? `Возврат в течение ${Number(policy['merchantReturnDays'])} дней`
        : 'Без возврата, кроме брака',
    )
  })

  test('says the way to itself that it shows', () => {
    const crumbs = factsOf(page, 'BreadcrumbList')?.['itemListElement'] as Json[]
    const shown = [...page.querySelectorAll('nav[aria-label="Вы здесь"] li')]
    expect(crumbs.map(({ name }) => name)).toEqual(shown.map(({ textContent }) => textContent))
    expect(crumbs.map(({ item }) => (typeof item === 'string' ? new URL(item).pathname : undefined))).toEqual(
      shown.map((item) => item.querySelector('a')?.getAttribute('href') ?? undefined),
    )
  })

  test('says nothing of people but the names that they signed with', () => {
    expect(JSON.stringify(product)).not.toMatch(/@[\w-]+\.\w|\+7|phone|email/)
  })
})

test('a product of one offer is an offer, in JSON-LD as in microdata', async () => {
  const page = await draw(await import('@/app/product/[entities]/page'), { entities: '00-10000003' })
  const offer = factsOf(page, 'Product')?.['offers'] as Json
  expect(offer).toMatchObject({ '@type': 'Offer', priceCurrency: 'RUB' })
  const microdata = page.querySelector('[itemtype="https://schema.org/Offer"]')
  const said = (name: string) => microdata?.querySelector(`[itemprop="${name}"]`)?.getAttribute('content')
  expect([said('price'), said('priceValidUntil')]).toEqual([String(offer['price']), offer['priceValidUntil']])
  expect(textOf(page, '#offers')).toContain(plain(formatPrice(Number(offer['price']))))
})

test('a listing, a product, the catalogue and the club show the words that the SEO service has for them', async () => {
  const words = { heading: 'Свой заголовок', subheading: 'Подзаголовок', content: '<p>Текст</p>' }
  const entity = await serverGateway().call(getEntity, { params: { code: '00-10000002' } })
  dataCache().purge(undefined)
  server.use(
    withoutPageCalls,
    answering(getMetaData, words),
    answering(getEntity, { ...entity, meta: words }),
  )
  const listing = await draw(await import('@/app/catalog/[section]/[[...rest]]/page'), {
    section: 'oil-filters',
  })
  const product = await draw(await import('@/app/product/[entities]/page'), { entities: '00-10000002' })
  const catalog = await draw(await import('@/app/catalog/page'), {})
  const club = await draw(await import('@/app/club/page'), {})
  dataCache().purge(undefined)
  for (const page of [listing, product, catalog, club]) expect(textOf(page, 'h1')).toBe('Свой заголовок')
  for (const page of [listing, product, catalog]) expect(textOf(page)).toContain('Подзаголовок')
  for (const page of [listing, catalog]) expect(textOf(page)).toContain('Текст')
})

test('a listing names the products that it shows', async () => {
  const page = await draw(await import('@/app/catalog/[section]/[[...rest]]/page'), {
    section: 'oil-filters',
  })
  const list = page.querySelector('[itemtype="https://schema.org/ItemList"]')
  const items = [...(list?.querySelectorAll('a[itemprop="itemListElement"]') ?? [])]
  const cards = [...(list?.querySelectorAll('li h3 a') ?? [])]
  expect(items.map((item) => item.getAttribute('href'))).toEqual(
    cards.map((card) => card.getAttribute('href')),
  )
  expect(items.length).toBeGreaterThan(0)
})

test('a vacancy names its employer, its place and its end', async () => {
  const page = await draw(await import('@/app/about/vacancies/[entities]/page'), { entities: 'driver' })
  const job = factsOf(page, 'JobPosting')
  expect(job).toMatchObject({
    title: textOf(page, 'h1'),
    validThrough: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    hiringOrganization: { '@id': expect.stringMatching(/#organization$/) },
    jobLocation: { address: { addressLocality: 'Москва', streetAddress: 'Тверская улица, 1' } },
  })
  expect(textOf(page)).toContain('Москва, Тверская улица, 1')
})

test('news is an article, and the company is told of on the home page alone', async () => {
  const news = await draw(await import('@/app/about/[section]/[entities]/page'), {
    section: 'news',
    entities: 'first',
  })
  expect(factsOf(news, 'NewsArticle')).toMatchObject({ headline: textOf(news, 'h1') })
  expect(factsOf(news, 'Organization')).toBeUndefined()
  const home = await draw(await import('@/app/page'), {})
  expect(factsOf(home, 'Organization')).toMatchObject({ '@id': expect.stringMatching(/#organization$/) })
})

test('a shop without a car service has no pages of it, and the sitemap names none', async () => {
  const listed = (await loadSitemapEntries('pages'))?.map(({ path }) => path) ?? []
  for (const path of SERVICE_PATHS) {
    expect(await respondToPage(path, new URLSearchParams())).toMatchObject({ status: 404, tags: ['content'] })
    expect(listed).not.toContain(path)
  }
  const page = await draw(await import('@/app/autoservice/page'), {})
  expect(textOf(page, 'h1')).toBe('Такой страницы нет')
})
