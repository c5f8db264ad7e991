import { loadFeed } from '@/lib/seo/feed/load-feed'
import { xmlResponse } from '@/lib/seo/xml-response'

export async function GET() {
  return xmlResponse(loadFeed, { tags: ['bootstrap'] })
}
