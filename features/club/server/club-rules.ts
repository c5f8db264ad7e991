import 'server-only'
import { respondByOwnPage, type PageRules } from '@/lib/routing/page-response'
import { loadCampaign, loadClubTerms } from './load-club'

const answer = () => respondByOwnPage(loadClubTerms)

export const clubRules: PageRules<
  '/cashback-23-feb' | '/club' | '/club/about' | '/club/app' | '/club/faq' | '/gift-promocode'
> = {
  '/cashback-23-feb': () => respondByOwnPage(() => loadCampaign('cashback-23-feb')),
  '/club': answer,
  '/club/about': answer,
  '/club/app': answer,
  '/club/faq': answer,
  '/gift-promocode': answer,
}
