import 'server-only'
import { answerRead, type PageRules } from '@/lib/routing/page-answer'
import { loadAutoservice } from './load-autoservice'

const answer = () => answerRead(loadAutoservice, 'content')

export const autoserviceRules: PageRules<'/autoservice' | '/autoservice/corp' | '/autoservice/storage'> = {
  '/autoservice': answer,
  '/autoservice/corp': answer,
  '/autoservice/storage': answer,
}
