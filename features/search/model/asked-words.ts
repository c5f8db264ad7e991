import type { SearchPlan } from './search-plan'

/** What was looked for, as it would be told to somebody. */
export function askedWords(plan: Exclude<SearchPlan, { kind: 'empty' }>): string {
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
