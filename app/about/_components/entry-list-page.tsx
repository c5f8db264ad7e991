import type { Metadata } from 'next'
import { COMPANY, loadCompanyMenu } from '@/app/about/_components/company-menu'
import { listMetadata, type ListQuery, readListQuery } from '@/app/about/_components/list-query'
import { ContentScreen } from '@/features/content/components/content-screen'
import { EntryList } from '@/features/content/components/entry-list'
import { ListSearch } from '@/features/content/components/list-search'
import { NothingYet } from '@/features/content/components/content-text'
import type { EntryList as List } from '@/features/content/model/entry-lists'
import { type EntryPage, NO_ENTRIES } from '@/features/content/model/entry-page'
import { FEED_LISTS, feedPath } from '@/features/content/model/news-feed'
import { isNarrowed, type ListAddress, listHref } from '@/features/content/model/list-address'
import { loadEntries } from '@/features/content/server/load-entries'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { FilterLinks } from '@/components/ui/navigation/filter-links'
import { Pagination } from '@/components/ui/navigation/pagination'
import { orEmpty } from '@/lib/data-cache/load'
import { encodeUriPart } from '@/lib/parts/uri'
import { isPastEnd } from '@/lib/routing/paging'
import { loadMeta } from '@/lib/seo/load-meta'

type Props = { list: List; query: ListQuery }

export async function entryListMetadata({ list, query }: Props): Promise<Metadata> {
  const { title, description, href } = list
  const feeds = FEED_LISTS.some(({ code }) => code === list.code)
    ? [{ url: feedPath(list), title }]
    : undefined
  return listMetadata({ title, description, path: href, ...(feeds && { feeds }) }, await readListQuery(query))
}

/** News and the like: by years, by words and page after page. */
export async function EntryListPage({ list, query }: Props) {
  const address = await readListQuery(query)
  const [found, meta, menu] = await Promise.all([
    orEmpty(() => loadEntries(list.code, address), NO_ENTRIES),
    loadMeta(list.href),
    loadCompanyMenu(list.href),
  ])
  if (isPastEnd(found)) return <NotFoundPage />
  const title = meta.heading ?? list.title
  return (
    <ContentScreen
      heading={title}
      trail={[COMPANY, { title: list.title }]}
      menu={menu}
      menuLabel={COMPANY.title}
      meta={meta}
    >
      <Narrowing list={list} address={address} found={found} />
      {found.entries.length > 0 ? (
        <EntryList entries={found.entries} hrefOf={(code) => `${list.href}/${encodeUriPart(code)}`} />
      ) : (
        <Nothing list={list} address={address} />
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefOf={(page) => listHref(list.href, { ...address, page })}
      />
    </ContentScreen>
  )
}

function Narrowing({ list, address, found }: { list: List; address: ListAddress; found: EntryPage }) {
  const { search } = address
  if (found.years.length === 0 && !isNarrowed(address)) return null
  const years = found.years.map(({ year, count }) => ({
    href: listHref(list.href, { year, search }),
    title: String(year),
    count,
    isCurrent: year === address.year,
  }))
  const any = { href: listHref(list.href, { search }), title: 'Все годы', isCurrent: address.year === null }
  return (
    <>
      <ListSearch action={list.href} label="Поиск по заголовкам и текстам" value={search} />
      {years.length > 1 && <FilterLinks label="Годы" links={[any, ...years]} />}
    </>
  )
}

function Nothing({ list, address }: { list: List; address: ListAddress }) {
  if (!isNarrowed(address)) return <NothingYet />
  return (
    <EmptyState
      title="Ничего не нашлось"
      text="Попробуйте другие слова или посмотрите всё, что есть."
      actions={
        <a className={buttonClass({ look: 'secondary' })} href={list.href}>
          Показать всё
        </a>
      }
    />
  )
}
