import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { listBrands } from '@/lib/gateway/contracts/catalog/brands'
import { getInfoSection, listSitemapProducts, searchListing } from '@/lib/gateway/contracts/catalog/catalog'
import { MAX_LIMIT } from '@/lib/gateway/contracts/limits'
import {
  listCarBrands,
  listCarModels,
  listCarModifications,
} from '@/lib/gateway/contracts/catalog/maintenance'
import { listVacancies } from '@/lib/gateway/contracts/site/hr'
import { listOriginalCatalogs } from '@/lib/gateway/contracts/catalog/original-catalogs'
import { readAutoservice } from '@/lib/gateway/contracts/site/autoservice'
import { orEmpty, orMissing } from '@/lib/data-cache/load'
import { serverGateway } from '@/lib/gateway/server-client'
import { hrefs } from '@/lib/routing/hrefs'
import { type Page, pageEntries } from '@/lib/routing/pages'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import { ROOT_SECTION_CODE } from '@/lib/site/section-store'
import { shownServicePaths } from '@/lib/routing/shown-services'
import { contentPaths } from './content-paths'
import { filterPaths } from './filter-paths'
import { loadNewest } from './load-newest'
import { SITEMAP_MAX_URLS, type SitemapEntry } from './sitemap'

const PAGES_PART = 'pages'
const PART = /^(products|filters)-([1-9]\d{0,4})$/
const pathsIn = (group: Page['sitemap']) =>
  pageEntries.flatMap(([path, { sitemap }]) => (sitemap === group ? [path] : []))

/** Names of the sitemap's parts: the pages, then listings under one filter and products by the file. */
export const loadSitemapParts = cached({ name: 'meta', as: 'sitemap-parts', read: readSitemapParts })

async function readSitemapParts(): Promise<string[]> {
  const [first, listings] = await Promise.all([
    serverGateway().call(listSitemapProducts, { query: { page: 1, limit: 1 } }),
    loadFilterEntries(),
  ])
  return [PAGES_PART, ...parts('filters', listings.length), ...parts('products', first.pagination.total)]
}

function parts(name: string, total: number): string[] {
  const files = Math.ceil(total / SITEMAP_MAX_URLS)
  return Array.from({ length: files }, (_, index) => `${name}-${index + 1}`)
}

/** Addresses of one part; undefined when there is no such part. */
export async function loadSitemapEntries(part: string): Promise<SitemapEntry[] | undefined> {
  if (part === PAGES_PART) return loadPages()
  const [, kind, number] = PART.exec(part) ?? []
  if (kind === undefined) return undefined
  const page = Number(number)
  const entries = kind === 'filters' ? await loadFilterPage(page) : await loadProductPage(page)
  return entries.length > 0 ? entries : undefined
}

async function loadFilterPage(page: number): Promise<SitemapEntry[]> {
  const entries = await loadFilterEntries()
  return entries.slice((page - 1) * SITEMAP_MAX_URLS, page * SITEMAP_MAX_URLS)
}

/** Reads in flight, by page: parallel requests share one read of tens of thousands of products. */
const productReadings = new Map<number, Promise<SitemapEntry[]>>()

function loadProductPage(page: number): Promise<SitemapEntry[]> {
  const known = productReadings.get(page)
  if (known) return known
  const reading = readProductPage(page).finally(() => productReadings.delete(page))
  productReadings.set(page, reading)
  return reading
}

async function readProductPage(page: number): Promise<SitemapEntry[]> {
  const { items } = await serverGateway().call(listSitemapProducts, {
    query: { page, limit: SITEMAP_MAX_URLS },
  })
  return items.map(({ code, updatedAt }) => ({
    path: hrefs.product({ internalCode: code, brand: '', article: '' }),
    updatedAt: updatedAt.slice(0, 10),
  }))
}

/** Listings under one filter, section after section: all at once would be hundreds of calls. There is no date of their last change. */
const loadFilterEntries = cached({
  name: 'meta',
  as: 'sitemap-filters',
  read: async (): Promise<SitemapEntry[]> => {
    const entries: SitemapEntry[] = []
    for (const { code } of await loadListedSections()) {
      const listing = await orMissing(
        serverGateway().call(searchListing, { body: { section: code, limit: 1 } }),
      )
      const paths = listing ? filterPaths(code, listing.filters) : []
      for (const path of paths) entries.push({ path })
    }
    return entries
  },
})

/** Sections with products: an empty one stays out of search engines. */
async function loadListedSections() {
  const { sections } = await loadBootstrap()
  return sections.filter(({ code, count }) => code !== ROOT_SECTION_CODE && count > 0)
}

/** Cached, because it takes hundreds of calls and any visitor can request it. */
const loadPages = cached({ name: 'meta', as: 'sitemap-pages', read: readPages })

async function readPages(): Promise<SitemapEntry[]> {
  const [
    { shops, hasOriginalCatalogs },
    sections,
    brandCodes,
    services,
    upkeep,
    originals,
    vacancies,
    content,
    newest,
  ] = await Promise.all([
    loadBootstrap(),
    loadListedSections(),
    loadBrandCodes(),
    orEmpty(loadServicePaths, []),
    orEmpty(loadMaintenancePaths, []),
    orEmpty(loadOriginalPaths, []),
    orEmpty(loadVacancyEntries, []),
    Promise.all(pathsIn('texts').map(loadContentPaths)),
    loadNewest(),
  ])
  const entries: SitemapEntry[] = [
    ...pathsIn('undated')
      .filter((path) => hasOriginalCatalogs || path !== hrefs.originalCatalogs)
      .map((path) => ({ path })),
    ...shops.filter(({ showUser }) => showUser).map(({ code }) => ({ path: hrefs.shop(code) })),
    ...content.flat(),
    ...vacancies,
    ...sections.map(({ code }) => ({ path: hrefs.section(code), updatedAt: newest.section[code] })),
    ...brandCodes.map((code) => ({ path: hrefs.brand(code), updatedAt: newest.brand[code] })),
    ...[...services, ...upkeep, ...originals].map((path) => ({ path })),
  ]
  return [...new Map(entries.map((entry) => [entry.path, entry])).values()]
}

/** Pages of the car service that have something to show. */
async function loadServicePaths(): Promise<string[]> {
  return shownServicePaths(await serverGateway().call(readAutoservice, {}))
}

/** Planned service of popular cars: their brands, models and modifications. */
async function loadMaintenancePaths(): Promise<string[]> {
  const gateway = serverGateway()
  const { brands } = await gateway.call(listCarBrands, { body: {} })
  const popular = brands.filter(({ isPopular }) => isPopular)
  const models: string[] = []
  for (const { uuid } of popular) {
    const response = await gateway.call(listCarModels, { body: { uuid } })
    models.push(...response.models.filter(({ isPopular }) => isPopular).map((model) => model.uuid))
  }
  const modifications: string[] = []
  for (const uuid of models) {
    const response = await gateway.call(listCarModifications, { body: { uuid } })
    modifications.push(...response.modifications.map((modification) => modification.uuid))
  }
  return [
    ...popular.map(({ uuid: brand }) => hrefs.maintenanceOf({ brand })),
    ...models.map((model) => hrefs.maintenanceOf({ model })),
    ...modifications.map((modification) => hrefs.maintenanceOf({ modification })),
  ]
}

async function loadVacancyEntries(): Promise<SitemapEntry[]> {
  const { vacancies } = await serverGateway().call(listVacancies, {})
  return vacancies.map(({ id, createdAt }) => ({
    path: hrefs.vacancy(id),
    updatedAt: createdAt.slice(0, 10),
  }))
}

async function loadOriginalPaths(): Promise<string[]> {
  const { catalogs } = await serverGateway().call(listOriginalCatalogs, {})
  return catalogs.map(({ code }) => hrefs.originalCatalog(code))
}

async function loadBrandCodes(): Promise<string[]> {
  const codes: string[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const response = await serverGateway().call(listBrands, { body: { page } })
    codes.push(...response.items.map(({ code }) => code))
    pages = response.pagination.pages
  }
  return codes
}

async function loadContentPaths(path: string): Promise<SitemapEntry[]> {
  const code = path.slice(path.lastIndexOf('/') + 1)
  const response = await orMissing(
    serverGateway().call(getInfoSection, { params: { code }, query: { limit: MAX_LIMIT } }),
  )
  return response ? contentPaths(path, response) : [{ path }]
}
