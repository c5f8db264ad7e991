import type { SearchPlan } from './search-plan'

/** Heading of the search page for what was asked. */
export function searchHeading(plan: SearchPlan): string {
  switch (plan.kind) {
    case 'empty':
      return 'Поиск запчастей'
    case 'part':
    case 'article':
      return `Поиск по номеру ${plan.article}`
    case 'code':
      return `Поиск по коду ${plan.text}`
    case 'words':
      return `Поиск по запросу «${plan.query}»`
  }
}
