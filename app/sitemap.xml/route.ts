import { env } from '@/lib/env'
import { loadSitemapParts } from '@/lib/seo/load-sitemap'
import { buildSitemapIndex } from '@/lib/seo/sitemap'
import { answerXml } from '@/lib/seo/answer-xml'

export async function GET() {
  return answerXml(async () => buildSitemapIndex(env().SITE_URL, await loadSitemapParts()))
}
