import 'server-only'
import { respondByList, respondByRead, type PageRules } from '@/lib/routing/page-response'
import { loadBrand } from './load-brand'
import { loadBrands } from './load-brands'

export const brandRules: PageRules<'/about/brands' | '/about/brands/[entities]'> = {
  '/about/brands': () => respondByList(loadBrands, 'brand'),
  '/about/brands/[entities]': ({ params: { entities } }) =>
    respondByRead(() => loadBrand(entities), `brand:${entities}`, 'search', 'content'),
}
