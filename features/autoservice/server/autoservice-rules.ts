import 'server-only'
import { hrefs } from '@/lib/routing/hrefs'
import { respondByRead, type PageRules } from '@/lib/routing/page-response'
import { loadServices } from './load-autoservice'

const respondFor = (path: Parameters<typeof loadServices>[0]) => () =>
  respondByRead(() => loadServices(path), 'content')

export const autoserviceRules: PageRules<'/autoservice' | '/autoservice/corp' | '/autoservice/storage'> = {
  '/autoservice': respondFor(hrefs.autoservice),
  '/autoservice/corp': respondFor(hrefs.autoserviceCorp),
  '/autoservice/storage': respondFor(hrefs.autoserviceStorage),
}
