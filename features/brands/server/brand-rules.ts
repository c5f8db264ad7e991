import 'server-only'
import { answerList, answerRead, type PageRules } from '@/lib/routing/page-answer'
import { loadBrand } from './load-brand'
import { loadBrands } from './load-brands'

export const brandRules: PageRules<'/about/brands' | '/about/brands/[entities]'> = {
  '/about/brands': () => answerList(loadBrands, 'brand'),
  '/about/brands/[entities]': ({ params: { entities } }) =>
    answerRead(() => loadBrand(entities), `brand:${entities}`, 'search', 'content'),
}
