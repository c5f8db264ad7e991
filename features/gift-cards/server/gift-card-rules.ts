import 'server-only'
import { answerList, answerOwnPage, type PageRules } from '@/lib/routing/page-answer'
import { loadIsGiftPurchase } from './load-is-gift-purchase'
import { loadGiftTerms } from './load-gift-terms'

export const giftCardRules: PageRules<'/gift-cards' | '/gift-cards/[reference]'> = {
  '/gift-cards': () => answerOwnPage(loadGiftTerms),
  // The browser fills the page of a purchase, and tries again where the gateway does not answer.
  '/gift-cards/[reference]': ({ params: { reference } }) => answerList(() => loadIsGiftPurchase(reference)),
}
