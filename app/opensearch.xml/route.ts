import { env } from '@/lib/env'
import { xmlResponse } from '@/lib/seo/xml-response'
import { buildOpenSearch } from '@/lib/seo/open-search'
import { loadSiteName } from '@/lib/site/load-site-name'

/** The shop's address is known when it runs, not when it is built. */
export const dynamic = 'force-dynamic'

export function GET() {
  const type = 'application/opensearchdescription+xml; charset=utf-8'
  return xmlResponse(async () => buildOpenSearch(env().SITE_URL, await loadSiteName()), {
    type,
    tags: ['bootstrap'],
  })
}
