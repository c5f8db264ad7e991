import { env } from '@/lib/env'
import { answerXml } from '@/lib/seo/answer-xml'
import { buildOpenSearch } from '@/lib/seo/open-search'

/** The shop's address is known when it runs, not when it is built. */
export const dynamic = 'force-dynamic'

export function GET() {
  const { SITE_URL, SITE_NAME } = env()
  const type = 'application/opensearchdescription+xml; charset=utf-8'
  return answerXml(async () => buildOpenSearch(SITE_URL, SITE_NAME), type)
}
