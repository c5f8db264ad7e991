import { bind } from '@/gateway/http/bind'
import { listEntries } from '@/gateway/services/content/list-entries'
import { readEntry } from '@/gateway/services/content/read-entry'
import type { ServiceDeps } from '@/gateway/services/deps'
import * as content from '@/lib/gateway/contracts/catalog/content'

export function contentBindings(deps: ServiceDeps) {
  return [
    bind(content.listPromotions, ({ body }) => listEntries(deps, 'promo', body)),
    bind(content.readPromotion, ({ body }) => readEntry(deps, { ...body, kind: 'promo' })),
    bind(content.listNews, ({ body }) => listEntries(deps, 'news', body)),
    bind(content.readNews, ({ body }) => readEntry(deps, { ...body, kind: 'news' })),
    bind(content.listPress, ({ body }) => listEntries(deps, 'press', body)),
    bind(content.readPress, ({ body }) => readEntry(deps, { ...body, kind: 'press' })),
  ]
}
