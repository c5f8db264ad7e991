import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { listNews, listPromotions } from '@/lib/gateway/contracts/catalog/content'
import { orMissing } from '@/lib/data-cache/load'
import { serverGateway } from '@/lib/gateway/server-client'
import { htmlToText } from '@/lib/html/sanitize'
import { hrefs } from '@/lib/routing/hrefs'
import { type Teaser, toTeaser } from '../model/teaser'

export const loadPromotions = cached({
  name: 'content',
  as: 'promotions',
  read: async (limit: number): Promise<Teaser[]> => {
    const response = await orMissing(serverGateway().call(listPromotions, { body: { limit } }))
    return (response?.entities ?? []).map((entity) =>
      toTeaser(entity, { hrefOf: hrefs.promo, toText: htmlToText }),
    )
  },
})

export const loadNews = cached({
  name: 'content',
  as: 'news',
  read: async (limit: number): Promise<Teaser[]> => {
    const response = await orMissing(serverGateway().call(listNews, { body: { limit } }))
    return (response?.entities ?? []).map((entity) =>
      toTeaser(entity, { hrefOf: hrefs.newsEntry, toText: htmlToText }),
    )
  },
})
