import { buildFeed, FEED_LISTS, feedPath } from '@/features/content/model/news-feed'
import { loadEntries } from '@/features/content/server/load-entries'
import { env } from '@/lib/env'
import { xmlResponse } from '@/lib/seo/xml-response'
import { loadSiteName } from '@/lib/site/load-site-name'

const RSS = 'application/rss+xml; charset=utf-8'
const WHOLE = { page: 1, year: null, search: '', brand: '' }

export async function GET(_request: Request, { params }: { params: Promise<{ list: string }> }) {
  const { list: name } = await params
  const list = FEED_LISTS.find((one) => feedPath(one) === `/feed/${name}`)
  return xmlResponse(
    async () => {
      if (list === undefined) return undefined
      const { entries } = await loadEntries(list.code, WHOLE)
      return buildFeed(list, entries, { origin: env().SITE_URL, siteName: await loadSiteName() })
    },
    { type: RSS, tags: ['bootstrap', 'content'] },
  )
}
