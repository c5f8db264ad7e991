import 'server-only'
import { answerRead, type PageRules, standing } from '@/lib/routing/page-answer'
import { loadShop } from './load-shops'

export const shopRules: PageRules<'/shops' | '/shops/[entities]'> = {
  '/shops': standing,
  '/shops/[entities]': ({ params: { entities } }) => answerRead(() => loadShop(entities)),
}
