import 'server-only'
import { hrefs } from '@/lib/routing/hrefs'
import { answerRead, type PageRules } from '@/lib/routing/page-answer'
import { loadServices } from './load-autoservice'

const answerFor = (path: Parameters<typeof loadServices>[0]) => () =>
  answerRead(() => loadServices(path), 'content')

export const autoserviceRules: PageRules<'/autoservice' | '/autoservice/corp' | '/autoservice/storage'> = {
  '/autoservice': answerFor(hrefs.autoservice),
  '/autoservice/corp': answerFor(hrefs.autoserviceCorp),
  '/autoservice/storage': answerFor(hrefs.autoserviceStorage),
}
