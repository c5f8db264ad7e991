import 'server-only'
import { respondByList, respondByOwnPage, type PageRules } from '@/lib/routing/page-response'
import { loadIsGiftPurchase } from './load-is-gift-purchase'
import { loadGiftTerms } from './load-gift-terms'

export const giftCardRules: PageRules<'/gift-cards' | '/gift-cards/[reference]'> = {
  '/gift-cards': () => respondByOwnPage(loadGiftTerms),
  // The browser fills the page of a purchase, and tries again where the gateway does not answer.
  '/gift-cards/[reference]': ({ params: { reference } }) =>
    respondByList(() => loadIsGiftPurchase(reference)),
}
