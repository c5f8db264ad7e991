import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { listSitemapProducts } from '@/lib/gateway/contracts/catalog/catalog'
import { serverGateway } from '@/lib/gateway/server-client'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import { SITEMAP_MAX_URLS } from './sitemap'

/** Days, as `2026-03-01`, on which the newest of the goods changed that a page lists. */
export type Newest = {
  /** By the codes of sections and of brands. */
  section: Readonly<Record<string, string>>
  brand: Readonly<Record<string, string>>
}

/** One walk over all products with an offer. */
export const loadNewest = cached({ name: 'meta', as: 'sitemap-newest', read: readNewest })

async function readNewest(): Promise<Newest> {
  const own: Record<string, string> = {}
  const brand: Record<string, string> = {}
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const response = await serverGateway().call(listSitemapProducts, {
      query: { page, limit: SITEMAP_MAX_URLS },
    })
    pages = response.pagination.pages
    for (const item of response.items) {
      const day = item.updatedAt.slice(0, 10)
      note(own, item.section, day)
      note(brand, item.brand, day)
    }
  }
  const { sections } = await loadBootstrap()
  const section: Record<string, string> = {}
  for (const { code, ancestors } of sections) {
    const day = own[code]
    if (day === undefined) continue
    note(section, code, day)
    for (const id of ancestors) note(section, sections.find((one) => one.id === id)?.code ?? null, day)
  }
  return { section, brand }
}

function note(days: Record<string, string>, code: string | null, day: string): void {
  if (code !== null && (days[code] ?? '') < day) days[code] = day
}
