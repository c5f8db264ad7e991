import { env } from '@/lib/env'
import { loadSitemapParts } from '@/lib/seo/load-sitemap'
import { buildSitemapIndex } from '@/lib/seo/sitemap'
import { xmlResponse } from '@/lib/seo/xml-response'

export async function GET() {
  return xmlResponse(async () => buildSitemapIndex(env().SITE_URL, await loadSitemapParts()))
}
