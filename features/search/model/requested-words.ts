import type { SearchPlan } from './search-plan'

/** The query as a title for people. */
export function requestedWords(plan: Exclude<SearchPlan, { kind: 'empty' }>): string {
  switch (plan.kind) {
    case 'part':
      return `${plan.brand} ${plan.article}`
    case 'article':
      return plan.article
    case 'code':
      return plan.text
    case 'vehicle':
    case 'words':
      return plan.query
  }
}
