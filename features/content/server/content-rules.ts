import 'server-only'
import type { EntryList, EntryListCode } from '@/features/content/model/entry-lists'
import { readListAddress } from '@/features/content/model/list-address'
import { hrefs } from '@/lib/routing/hrefs'
import {
  respondByList,
  respondByOwnPage,
  respondByRead,
  type PageResponse,
  type PageRequest,
  type PageRules,
  standing,
} from '@/lib/routing/page-response'
import { isPastEnd } from '@/lib/routing/paging'
import { loadPageAt } from './load-content-page'
import { loadEntries, loadEntry } from './load-entries'
import { loadHelp } from './load-help'

const respondByEntries =
  (list: EntryListCode) =>
  ({ query }: { query: URLSearchParams }): Promise<PageResponse> =>
    respondByList(async () => {
      const found = await loadEntries(list, readListAddress(query))
      return isPastEnd(found) ? undefined : found
    }, 'content')

const respondByEntry =
  (list: EntryList['code']) =>
  ({ params: { entities } }: PageRequest<`/about/${string}/[entities]`>): Promise<PageResponse> =>
    respondByRead(() => loadEntry(list, entities), 'content')

const respondByText = (path: string) => respondByRead(() => loadPageAt(path), 'content')

type ListPath = `/about/${EntryList['code']}`

export const contentRules: PageRules<
  | '/about'
  | '/about/[section]'
  | '/about/certificates'
  | ListPath
  | `${ListPath}/[entities]`
  | '/help'
  | '/help/[section]'
  | '/help/faq'
  | '/help/feedback'
  | '/help/order'
> = {
  '/about': () => respondByOwnPage(() => loadPageAt(hrefs.about)),
  '/about/[section]': ({ params: { section } }) => respondByText(`${hrefs.about}/${section}`),
  '/about/certificates': respondByEntries('certificates'),
  '/about/news': respondByEntries('news'),
  '/about/news/[entities]': respondByEntry('news'),
  '/about/press': respondByEntries('press'),
  '/about/press/[entities]': respondByEntry('press'),
  '/about/promo': respondByEntries('promo'),
  '/about/promo/[entities]': respondByEntry('promo'),
  '/about/publications': respondByEntries('publications'),
  '/about/publications/[entities]': respondByEntry('publications'),
  '/help': () => respondByOwnPage(loadHelp),
  '/help/[section]': ({ params: { section } }) => respondByText(`${hrefs.help}/${section}`),
  '/help/faq': () => respondByOwnPage(() => loadPageAt(hrefs.helpFaq)),
  '/help/feedback': standing,
  '/help/order': standing,
}
