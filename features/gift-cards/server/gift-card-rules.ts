import 'server-only'
import { answerOwnPage, type PageRules, standing } from '@/lib/routing/page-answer'
import { loadGiftTerms } from './load-gift-terms'

export const giftCardRules: PageRules<'/gift-cards' | '/gift-cards/[reference]'> = {
  '/gift-cards': () => answerOwnPage(loadGiftTerms),
  // The browser fills the page of a purchase.
  '/gift-cards/[reference]': standing,
}
