import { hrefs } from '@/lib/routing/hrefs'
import { measureLighthouse } from './lighthouse-run.ts'
import type { Table } from '../table.ts'

/** Public pages besides those of the catalogue. */
const PAGES: readonly string[] = [
  hrefs.about,
  hrefs.news,
  hrefs.brands,
  hrefs.certificates,
  hrefs.vacancies,
  hrefs.shops,
  hrefs.help,
  hrefs.helpFaq,
  hrefs.helpFeedback,
  hrefs.orderLookUp,
  hrefs.club,
  hrefs.clubAbout,
  hrefs.clubApp,
  hrefs.clubFaq,
  hrefs.giftCards,
  hrefs.giftPromocode,
  hrefs.cashback,
  hrefs.cooperation,
  hrefs.cooperationSuppliers,
  hrefs.cooperationAutoservices,
  hrefs.autoservice,
  hrefs.autoserviceCorp,
  hrefs.autoserviceStorage,
  hrefs.unsubscribe,
  hrefs.catalog,
  hrefs.analogs,
  hrefs.originalCatalogs,
]

/** The same figures as those of the goods' pages, see {@link measureLighthouse}. SEO is left to the crawl: some of them keep out of search engines. */
export async function measureCompanyLighthouses(table: Table, shop: string): Promise<void> {
  for (const path of PAGES) {
    const figures = await measureLighthouse(shop + path)
    table.add(`Lighthouse ${path}: performance`, figures.performance, '', { min: 97 })
    table.add(`Lighthouse ${path}: largest element`, figures.largestPaintS, 's')
    table.add(`Lighthouse ${path}: blocking time`, figures.blockingMs, 'ms')
    table.add(`Lighthouse ${path}: layout shift`, figures.layoutShift, '', { max: 0.01 })
    table.add(`Lighthouse ${path}: accessibility`, figures.accessibility, '', { min: 100 })
  }
}
