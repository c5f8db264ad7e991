import { env } from '@/lib/env'
import { loadSitemapEntries } from '@/lib/seo/load-sitemap'
import { buildSitemap } from '@/lib/seo/sitemap'
import { xmlResponse } from '@/lib/seo/xml-response'

export async function GET(_request: Request, { params }: { params: Promise<{ part: string }> }) {
  const { part } = await params
  return xmlResponse(async () => {
    const entries = part.endsWith('.xml')
      ? await loadSitemapEntries(part.slice(0, -'.xml'.length))
      : undefined
    return entries && buildSitemap(env().SITE_URL, entries)
  })
}
