import 'server-only'
import type { EntryList, EntryListCode } from '@/features/content/model/entry-lists'
import { readListAddress } from '@/features/content/model/list-address'
import { hrefs } from '@/lib/routing/hrefs'
import {
  answerList,
  answerOwnPage,
  answerRead,
  type PageAnswer,
  type PageRequest,
  type PageRules,
  standing,
} from '@/lib/routing/page-answer'
import { isPastEnd } from '@/lib/routing/paging'
import { loadPageAt } from './load-content-page'
import { loadEntries, loadEntry } from './load-entries'
import { loadHelp } from './load-help'

const answerEntries =
  (list: EntryListCode) =>
  ({ query }: { query: URLSearchParams }): Promise<PageAnswer> =>
    answerList(async () => {
      const found = await loadEntries(list, readListAddress(query))
      return isPastEnd(found) ? undefined : found
    }, 'content')

const answerEntry =
  (list: EntryList['code']) =>
  ({ params: { entities } }: PageRequest<`/about/${string}/[entities]`>): Promise<PageAnswer> =>
    answerRead(() => loadEntry(list, entities), 'content')

const answerText = (path: string) => answerRead(() => loadPageAt(path), 'content')

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
  '/about': () => answerOwnPage(() => loadPageAt(hrefs.about)),
  '/about/[section]': ({ params: { section } }) => answerText(`${hrefs.about}/${section}`),
  '/about/certificates': answerEntries('certificates'),
  '/about/news': answerEntries('news'),
  '/about/news/[entities]': answerEntry('news'),
  '/about/press': answerEntries('press'),
  '/about/press/[entities]': answerEntry('press'),
  '/about/promo': answerEntries('promo'),
  '/about/promo/[entities]': answerEntry('promo'),
  '/about/publications': answerEntries('publications'),
  '/about/publications/[entities]': answerEntry('publications'),
  '/help': () => answerOwnPage(loadHelp),
  '/help/[section]': ({ params: { section } }) => answerText(`${hrefs.help}/${section}`),
  '/help/faq': () => answerOwnPage(() => loadPageAt(hrefs.helpFaq)),
  '/help/feedback': standing,
  '/help/order': standing,
}
