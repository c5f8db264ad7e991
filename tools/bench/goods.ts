import { createGatewayClient } from '@/lib/gateway/client'
import { getBootstrap, getSection } from '@/lib/gateway/contracts/catalog/catalog'
import { MAX_LIMIT } from '@/lib/gateway/contracts/limits'
import type { ResponseOf } from '@/lib/gateway/operation'

export type Good = ResponseOf<typeof getSection>['entities'][number]
export type Goods = { section: string; all: Good[] }

const PAGES = 3

/** What a shop sells now, and its fullest section. */
export async function findGoods(origin: string): Promise<Goods> {
  const client = createGatewayClient({ origin })
  const { sections } = await client.call(getBootstrap, {})
  const leaves = sections
    .filter(({ children, count }) => children.length === 0 && count > 0)
    .toSorted((a, b) => b.count - a.count)
  const all = new Map<string, Good>()
  for (const { code, count } of leaves) {
    const pages = Math.min(PAGES, Math.ceil(count / MAX_LIMIT))
    for (let page = 1; page <= pages; page += 1) {
      const { entities } = await client.call(getSection, {
        params: { code },
        query: { page, limit: MAX_LIMIT },
      })
      for (const entity of entities) if (isSold(entity)) all.set(entity.id, entity)
    }
  }
  return { section: leaves[0]?.code ?? '', all: [...all.values()] }
}

function isSold({ price, supplierId, quantity }: Good): boolean {
  return price !== null && supplierId !== null && quantity > 0
}
