import { escapeXml } from './escape-xml'

/** A sitemap file may list this many addresses. */
export const SITEMAP_MAX_URLS = 50_000

export type SitemapEntry = { path: string; updatedAt?: string | undefined }

const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export function buildSitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, updatedAt }) => {
    const lastmod = updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : ''
    return `<url><loc>${escapeXml(origin + path)}</loc>${lastmod}</url>`
  })
  return `${XML_HEAD}\n<urlset xmlns="${NAMESPACE}">\n${urls.join('\n')}\n</urlset>\n`
}

export function buildSitemapIndex(origin: string, parts: readonly string[]): string {
  const maps = parts.map(
    (part) => `<sitemap><loc>${escapeXml(`${origin}/sitemap/${part}.xml`)}</loc></sitemap>`,
  )
  return `${XML_HEAD}\n<sitemapindex xmlns="${NAMESPACE}">\n${maps.join('\n')}\n</sitemapindex>\n`
}
