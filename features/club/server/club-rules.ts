import 'server-only'
import { answerOwnPage, type PageRules } from '@/lib/routing/page-answer'
import { loadCampaign, loadClubTerms } from './load-club'

const answer = () => answerOwnPage(loadClubTerms)

export const clubRules: PageRules<
  '/cashback-23-feb' | '/club' | '/club/about' | '/club/app' | '/club/faq' | '/gift-promocode'
> = {
  '/cashback-23-feb': () => answerOwnPage(() => loadCampaign('cashback-23-feb')),
  '/club': answer,
  '/club/about': answer,
  '/club/app': answer,
  '/club/faq': answer,
  '/gift-promocode': answer,
}
