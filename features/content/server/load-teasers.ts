import 'server-only'
import { keepCached } from '@/lib/gateway/cache'
import { listNews, listPromotions } from '@/lib/gateway/contracts/content'
import { orMissing } from '@/lib/gateway/load'
import { serverGateway } from '@/lib/gateway/server-client'
import { htmlToText } from '@/lib/html/sanitize'
import { hrefs } from '@/lib/routing/hrefs'
import { type Teaser, toTeaser } from '../model/teaser'

export async function loadPromotions(limit: number): Promise<Teaser[]> {
  'use cache'
  keepCached('content')
  const answer = await orMissing(serverGateway().call(listPromotions, { body: { limit } }))
  return (answer?.entities ?? []).map((entity) =>
    toTeaser(entity, { hrefOf: hrefs.promo, toText: htmlToText }),
  )
}

export async function loadNews(limit: number): Promise<Teaser[]> {
  'use cache'
  keepCached('content')
  const answer = await orMissing(serverGateway().call(listNews, { body: { limit } }))
  return (answer?.entities ?? []).map((entity) =>
    toTeaser(entity, { hrefOf: hrefs.newsEntry, toText: htmlToText }),
  )
}
