import 'server-only'
import { kept } from '@/lib/gateway/cache'
import { listBrands } from '@/lib/gateway/contracts/brands'
import { getInfoSection, listSitemapProducts } from '@/lib/gateway/contracts/catalog'
import { MAX_LIMIT } from '@/lib/gateway/contracts/limits'
import { orMissing } from '@/lib/gateway/load'
import { serverGateway } from '@/lib/gateway/server-client'
import { hrefs } from '@/lib/routing/hrefs'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import { ROOT_SECTION_CODE } from '@/lib/site/section-store'
import { contentPaths } from './content-paths'
import { SITEMAP_MAX_URLS, type SitemapEntry } from './sitemap'

export const PAGES_PART = 'pages'
const PRODUCTS_PART = /^products-([1-9]\d{0,4})$/
const STATIC_PATHS = [hrefs.home, hrefs.catalog, hrefs.brands, hrefs.analogs, hrefs.shops]
const CONTENT_PATHS = [hrefs.about, hrefs.help, hrefs.news, hrefs.promos, hrefs.press, hrefs.publications]

/** Names of the sitemap's parts: the pages, then products by the file. */
export const loadSitemapParts = kept({ name: 'meta', as: 'sitemap-parts', read: readSitemapParts })

async function readSitemapParts(): Promise<string[]> {
  const first = await serverGateway().call(listSitemapProducts, { query: { page: 1, limit: 1 } })
  const files = Math.ceil(first.pagination.total / SITEMAP_MAX_URLS)
  return [PAGES_PART, ...Array.from({ length: files }, (_, index) => `products-${index + 1}`)]
}

/** Addresses of one part; undefined when there is no such part. */
export async function loadSitemapEntries(part: string): Promise<SitemapEntry[] | undefined> {
  if (part === PAGES_PART) return loadPages()
  const page = Number(PRODUCTS_PART.exec(part)?.[1])
  if (!page) return undefined
  const { items } = await serverGateway().call(listSitemapProducts, {
    query: { page, limit: SITEMAP_MAX_URLS },
  })
  if (items.length === 0) return undefined
  return items.map(({ code, updatedAt }) => ({
    path: hrefs.product({ internalCode: code, brand: '', article: '' }),
    updatedAt: updatedAt.slice(0, 10),
  }))
}

async function loadPages(): Promise<SitemapEntry[]> {
  const [{ sections, shops }, brandCodes, content] = await Promise.all([
    loadBootstrap(),
    loadBrandCodes(),
    Promise.all(CONTENT_PATHS.map(loadContentPaths)),
  ])
  return [
    ...STATIC_PATHS,
    ...shops.filter(({ showUser }) => showUser).map(({ code }) => hrefs.shop(code)),
    ...new Set(content.flat()),
    ...sections.filter(({ code }) => code !== ROOT_SECTION_CODE).map(({ code }) => hrefs.section(code)),
    ...brandCodes.map((code) => hrefs.brand(code)),
  ].map((path) => ({ path }))
}

async function loadBrandCodes(): Promise<string[]> {
  const codes: string[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await serverGateway().call(listBrands, { body: { page } })
    codes.push(...answer.items.map(({ code }) => code))
    pages = answer.pagination.pages
  }
  return codes
}

async function loadContentPaths(path: string): Promise<string[]> {
  const code = path.slice(path.lastIndexOf('/') + 1)
  const answer = await orMissing(
    serverGateway().call(getInfoSection, { params: { code }, query: { limit: MAX_LIMIT } }),
  )
  return answer ? contentPaths(path, answer) : []
}
