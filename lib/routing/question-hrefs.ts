import type { PagePath } from './pages'
import { withQuery } from './query'

const own = '/account/questions' satisfies PagePath

/** Addresses of questions about products, apart from the shop's others: public pages carry those in their scripts. */
export const questionHrefs = {
  own,
  ask: (productCode: string) => withQuery(own, { product: productCode }),
  answer: (id: string) => withQuery(own, { answer: id }),
} as const
