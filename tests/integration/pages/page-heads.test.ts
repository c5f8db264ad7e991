import path from 'node:path'
import type { Metadata } from 'next'
import { NextRequest } from 'next/server'
import { createElement, type ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { carServices } from '@/gateway/db/schema/autoservice'
import { giftPurchases } from '@/gateway/db/schema/gift-purchases'
import { matchPage } from '@/lib/routing/match-page'
import { isGuarded } from '@/lib/routing/guards'
import { isWithin, pageEntries, type PagePath } from '@/lib/routing/pages'
import { MAX_TITLE_LENGTH } from '@/lib/parts/vehicle/fit-title'
import { DEFAULT_META } from '@/lib/seo/defaults'
import { loadSitemapEntries, loadSitemapParts } from '@/lib/seo/load-sitemap'
import { middleware } from '@/middleware'
import { renderPage } from './render-page'
import { withTestShop } from './with-test-shop'

// Links of client components reach for the router, which a page on its own has not got.
vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }))
// What the bundler puts in place of `require` on the server.
vi.mock('@/features/reviews/components/lazy-review-list', async () => {
  const { ReviewList } = await import('@/features/reviews/components/review-list')
  return { LazyReviewList: ReviewList }
})
vi.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => undefined }),
}))

type Props = { params: Promise<Record<string, unknown>>; searchParams: Promise<Record<string, string>> }
type PageModule = {
  default: (props: Props) => ReactNode | Promise<ReactNode>
  metadata?: Metadata
  generateMetadata?: (props: Props) => Promise<Metadata>
}

const ORIGIN = 'https://shop.test'
const OK = 200
const NOT_FOUND = 404
const TITLE = /<title>([^<]+)<\/title>/g

/** Addresses of each page that is open to everyone: what is there, and what is not. */
const ADDRESSES: Partial<Record<PagePath, { found: string[]; missing?: string[] }>> = {
  '/': { found: ['/'] },
  '/about': { found: ['/about'] },
  '/about/[section]': { found: [], missing: ['/about/nosuch'] },
  '/about/brands': { found: ['/about/brands', '/about/brands?page=50'] },
  '/about/brands/[entities]': { found: ['/about/brands/knecht'], missing: ['/about/brands/nosuch'] },
  '/about/certificates': {
    found: ['/about/certificates', '/about/certificates?page=1', '/about/certificates?brand=knecht'],
    missing: ['/about/certificates?page=2', '/about/certificates?brand=knecht&page=2'],
  },
  '/about/news': {
    found: ['/about/news', '/about/news?page=0', '/about/news?page=abc', '/about/news?q=новость'],
    missing: ['/about/news?page=2', '/about/news?page=50', '/about/news?year=2026&page=50'],
  },
  '/about/news/[entities]': { found: ['/about/news/first'], missing: ['/about/news/nosuch'] },
  '/about/press': { found: ['/about/press'], missing: ['/about/press?page=50'] },
  '/about/press/[entities]': { found: [], missing: ['/about/press/nosuch'] },
  '/about/promo': { found: ['/about/promo'], missing: ['/about/promo?page=50'] },
  '/about/promo/[entities]': { found: [], missing: ['/about/promo/nosuch'] },
  '/about/publications': { found: ['/about/publications'], missing: ['/about/publications?page=50'] },
  '/about/publications/[entities]': { found: [], missing: ['/about/publications/nosuch'] },
  '/about/vacancies': { found: ['/about/vacancies', '/about/vacancies?city=Москва'] },
  '/about/vacancies/[entities]': { found: ['/about/vacancies/driver'], missing: ['/about/vacancies/closed'] },
  '/analogs': { found: ['/analogs'] },
  '/analogs/[article]': { found: ['/analogs/oc90'], missing: ['/analogs/NOSUCH9'] },
  '/analogs/[article]/[brand]': { found: ['/analogs/oc-90/knecht'], missing: ['/analogs/oc90/nosuch'] },
  '/autoservice': { found: ['/autoservice'] },
  '/autoservice/corp': { found: ['/autoservice/corp'] },
  '/autoservice/storage': { found: ['/autoservice/storage'] },
  '/blank': { found: ['/blank'] },
  '/cashback-23-feb': { found: ['/cashback-23-feb'] },
  '/catalog': { found: ['/catalog'] },
  '/catalog/[section]/[[...rest]]': {
    found: [
      '/catalog/oil-filters',
      '/catalog/oil-filters?sort=price',
      '/catalog/oil-filters?limit=1&page=2',
      '/catalog/oil-filters/brand-knecht',
    ],
    missing: [
      '/catalog/nosuch',
      '/catalog/oil-filters?page=2',
      '/catalog/oil-filters/brand-knecht?page=50',
      '/catalog/oil-filters?sort=price&page=50',
      '/catalog/oil-filters/brand-nosuch',
    ],
  },
  '/catalog_to': { found: ['/catalog_to'], missing: ['/catalog_to?model=nosuch'] },
  '/club': { found: ['/club', '/club?sum=1000&times=2'] },
  '/club/about': { found: ['/club/about'] },
  '/club/app': { found: ['/club/app'] },
  '/club/faq': { found: ['/club/faq'] },
  '/compare': { found: ['/compare', '/compare?ids=00-10000003'] },
  '/cooperation': { found: ['/cooperation'] },
  '/cooperation/autoservices': { found: ['/cooperation/autoservices'] },
  '/cooperation/suppliers': { found: ['/cooperation/suppliers'] },
  '/gift-cards': { found: ['/gift-cards'] },
  '/gift-cards/[reference]': { found: ['/gift-cards/bought'], missing: ['/gift-cards/nosuch'] },
  '/gift-promocode': { found: ['/gift-promocode'] },
  '/help': { found: ['/help'] },
  '/help/[section]': { found: ['/help/delivery'], missing: ['/help/nosuch'] },
  '/help/contact-back': { found: ['/help/contact-back'] },
  '/help/faq': { found: ['/help/faq'] },
  '/help/feedback': { found: ['/help/feedback', '/help/feedback?theme=part&query=oc90'] },
  '/help/inquiry': { found: ['/help/inquiry'] },
  '/help/order': { found: ['/help/order'] },
  '/help/order/found': { found: ['/help/order/found'] },
  '/list': { found: ['/list', '/list?item=2..00-10000003'] },
  '/original_catalogs': { found: ['/original_catalogs'] },
  '/original_catalogs/[code]': { found: [], missing: ['/original_catalogs/nosuch'] },
  '/original_catalogs/group': { found: ['/original_catalogs/group'] },
  '/original_catalogs/unit': { found: ['/original_catalogs/unit'] },
  '/product': { found: ['/product'] },
  '/product/[entities]': {
    found: ['/product/knecht_oc-90', '/product/00-10000003'],
    missing: ['/product/00-99999999', '/product/nosuch'],
  },
  '/redirect': { found: ['/redirect', '/redirect?url=https://elsewhere.example/'] },
  '/search': {
    found: ['/search', '/search?q=фильтр', '/search?q=OC90', '/search?brand=Knecht&article=OC90'],
    missing: ['/search?q=фильтр&page=50', '/search?q=nosuch&page=2', '/search?q=фильтр&mode=name&page=50'],
  },
  '/shops': { found: ['/shops'] },
  '/shops/[entities]': { found: ['/shops/tverskaya'], missing: ['/shops/nosuch'] },
  '/sign-in': { found: ['/sign-in'] },
  '/unsubscribe': { found: ['/unsubscribe'] },
}

withTestShop(async (db) => {
  await db.insert(carServices).values([
    { code: 'oil', group: 'Масла', title: 'Замена масла', isForCompanies: true, sequence: 1 },
    { code: 'keep', group: 'Хранение', title: 'Приём шин', desk: 'storage', sequence: 2 },
  ])
  await db.insert(giftPurchases).values({
    number: '100001',
    reference: 'bought',
    amount: 300_000,
    design: 'road',
    buyerName: 'Анна',
    buyerEmail: 'anna@example.com',
    recipientName: 'Пётр',
    recipientEmail: 'petr@example.com',
  })
})

/** The folder of `app` that draws a page. */
function folderOf(page: string): string {
  return page.replace(/^\/about\/(?:news|press|promo|publications)(?=\/|$)/, '/about/[section]')
}

async function moduleOf(page: string): Promise<PageModule> {
  return (await import(path.resolve(`app${folderOf(page)}/page.tsx`))) as PageModule
}

/** Next hands on the free parts of a path as they stand in the address. */
function paramsOf(page: string, pathname: string): Record<string, unknown> {
  const parts = pathname.split('/')
  return Object.fromEntries(
    folderOf(page)
      .split('/')
      .flatMap((part, at): [string, unknown][] => {
        const rest = /^\[\[\.\.\.(\w+)\]\]$/.exec(part)?.[1]
        if (rest !== undefined) return [[rest, parts.length > at ? parts.slice(at) : undefined]]
        const name = /^\[(\w+)\]$/.exec(part)?.[1]
        return name === undefined ? [] : [[name, parts[at]]]
      }),
  )
}

type Head = {
  status: number
  titles: string[]
  robots: string
  canonical: string | undefined
  description: string
}

const heads = new Map<string, Promise<Head>>()

/** The head of a page, which is drawn once for all tests. */
function headOf(address: string): Promise<Head> {
  const head = heads.get(address) ?? drawHead(address)
  heads.set(address, head)
  return head
}

/** The head of a page as Next makes it: of one with status 404 it leaves out the metadata and says «noindex». */
async function drawHead(address: string): Promise<Head> {
  const url = new URL(address, ORIGIN)
  const page = matchPage(url.pathname)?.path
  if (page === undefined) throw new Error(`no page answers at ${address}`)
  const response = await middleware(new NextRequest(url.href))
  const { default: Page, generateMetadata, metadata } = await moduleOf(page)
  const props = (): Props => ({
    params: Promise.resolve(paramsOf(page, url.pathname)),
    searchParams: Promise.resolve(Object.fromEntries(url.searchParams)),
  })
  const isMissing = response.status === NOT_FOUND
  const own: Metadata = isMissing ? {} : ((await generateMetadata?.(props())) ?? metadata ?? {})
  const html = await renderPage(createElement(Page as (props: Props) => ReactNode, props()))
  const drawn = [...html.matchAll(TITLE)].map(([, title = '']) => title)
  return {
    status: response.status,
    titles: [...(typeof own.title === 'string' ? [own.title] : []), ...drawn],
    robots: isMissing ? 'noindex' : typeof own.robots === 'string' ? own.robots : '',
    canonical: typeof own.alternates?.canonical === 'string' ? own.alternates.canonical : undefined,
    description: own.description ?? '',
  }
}

const open = pageEntries.map(([page]) => page).filter((page) => !isInside(page))

/** Pages of people who are signed in: the table names their own, which are closed to search engines. */
function isInside(page: PagePath): boolean {
  return page !== '/sign-in' && isGuarded(page) && ADDRESSES[page] === undefined
}

const rowsOf = (kind: 'found' | 'missing') =>
  Object.values(ADDRESSES).flatMap((addresses) => addresses[kind] ?? [])

describe('the head of a page', () => {
  test('is tried of every page', () => {
    expect(Object.keys(ADDRESSES).toSorted()).toEqual(open.toSorted())
    expect(
      pageEntries
        .map(([page]) => page)
        .filter(isInside)
        .every(isClosedToAll),
    ).toBe(true)
  })

  test.each(rowsOf('found'))('%s has one title, and one address when it is to be kept', async (address) => {
    const { status, titles, robots, canonical, description } = await headOf(address)
    expect(status).toBe(OK)
    expect(titles).toEqual([expect.stringMatching(/\S/)])
    const { pathname, search } = new URL(address, ORIGIN)
    if (robots.includes('noindex')) {
      expect([undefined, pathname + search]).toContain(canonical)
    } else {
      expect(canonical?.startsWith(pathname) ?? false).toBe(pathname !== '/product/knecht_oc-90')
      expect(canonical).not.toMatch(/page=(?:0|1|abc)/)
      expect(description).toMatch(/^.{1,159}[.!?]$/s)
      expect(titles[0]?.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH)
      expect(pathname === '/' || description !== DEFAULT_META.description).toBe(true)
    }
  })

  test.each(rowsOf('missing'))('%s is missing, and says so in one title', async (address) => {
    const { status, titles } = await headOf(address)
    expect(status).toBe(NOT_FOUND)
    expect(titles).toEqual([expect.stringMatching(/\S/)])
  })

  test.each(pageEntries.map(([page]) => page).filter(isInside))(
    '%s has a title for who is signed in',
    async (page) => {
      const { default: Page, generateMetadata, metadata } = await moduleOf(page)
      const props = (): Props => ({
        params: Promise.resolve({ id: '1', vin: 'XTATEST00AA000001' }),
        searchParams: Promise.resolve({}),
      })
      const own = (await generateMetadata?.(props())) ?? metadata
      const html = own?.title
        ? ''
        : await renderPage(createElement(Page as (props: Props) => ReactNode, props()))
      expect(own?.title ?? [...html.matchAll(TITLE)][0]?.[1]).toMatch(/\S/)
    },
  )
})

function isClosedToAll(page: PagePath): boolean {
  return pageEntries.some(([base, { isClosed }]) => isClosed && isWithin(base, page))
}

test('the sitemap names every page of one address that is to be kept, and none else', async () => {
  const listed = (await loadSitemapEntries('pages'))?.map((entry) => entry.path) ?? []
  const fixed = open.filter((page) => !page.includes('[') && !isClosedToAll(page))
  for (const page of fixed) {
    const { status, robots } = await headOf(page)
    expect({ page, isListed: listed.includes(page) }).toEqual({
      page,
      isListed: status === OK && !robots.includes('noindex'),
    })
  }
  expect(listed.filter((one) => one.startsWith('/analogs/'))).toEqual([])
  expect(await loadSitemapParts()).toContain('pages')
})

test('a part of the sitemap is read once for all who ask at the same time', async () => {
  const [one, other] = await Promise.all([loadSitemapEntries('products-1'), loadSitemapEntries('products-1')])
  expect(one?.length).toBeGreaterThan(0)
  expect(other).toBe(one)
  expect(await loadSitemapEntries('pages')).toBe(await loadSitemapEntries('pages'))
})
