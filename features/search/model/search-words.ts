import { isBrandExternalId } from '@/lib/parts/brand-query'
import type { SearchPlan } from './search-plan'

/** Heading of the search page for what was asked. */
export function searchHeading(plan: SearchPlan): string {
  switch (plan.kind) {
    case 'empty':
      return 'Поиск запчастей'
    case 'part':
      return isBrandExternalId(plan.brand)
        ? `Поиск по номеру ${plan.article}`
        : `${plan.brand} ${plan.article}`
    case 'article':
      return `Поиск по номеру ${plan.article}`
    case 'code':
      return `Поиск по коду ${plan.text}`
    case 'words':
      return `Поиск по запросу «${plan.query}»`
  }
}
