import 'server-only'
import { respondByRead, type PageRules, standing } from '@/lib/routing/page-response'
import { loadShop } from './load-shops'

export const shopRules: PageRules<'/shops' | '/shops/[entities]'> = {
  '/shops': standing,
  '/shops/[entities]': ({ params: { entities } }) => respondByRead(() => loadShop(entities)),
}
