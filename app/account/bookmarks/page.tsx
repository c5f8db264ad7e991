import { AccountPage } from '@/app/account/_components/account-page'
import { accountMetadata } from '@/app/account/_components/account-metadata'
import { readVisitor } from '@/app/account/_components/read-visitor'
import { toSiteFacts } from '@/app/_components/boot/to-site-facts'
import { alertListOptions } from '@/features/alerts/api/alert-list-options'
import { bookmarkFactsOptions } from '@/features/bookmarks/api/bookmark-facts-options'
import { BOOKMARKS_SHOWN } from '@/features/bookmarks/model/filter-bookmarks'
import { BookmarksSkeleton } from '@/features/bookmarks/components/bookmarks-skeleton'
import { toLoaded } from '@/lib/data-cache/load'
import { ReadAhead } from '@/lib/query/read-ahead'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import { KnownBookmarks } from '@/stores/bookmarks/known-bookmarks'
import { BuyableBookmarks } from './_components/buyable-bookmarks'
import { JudgedAlerts } from './_components/judged-alerts'
import { readKnownBookmarks } from './_components/read-known-bookmarks'

const TITLE = 'Закладки'

export const metadata = accountMetadata(TITLE)

export default async function BookmarksPage() {
  const [visitor, site] = await Promise.all([readVisitor(), toLoaded(loadBootstrap)])
  const known = visitor && readKnownBookmarks(visitor)
  const first = known?.products.slice(0, BOOKMARKS_SHOWN) ?? []
  const hasAlerts = site.kind === 'found' && site.value.hasAlerts
  const { shopIds } = toSiteFacts(site.kind === 'found' ? site.value : undefined)
  return (
    <AccountPage title={TITLE} skeleton={<BookmarksSkeleton />} isOfStores={!known}>
      <KnownBookmarks bookmarks={known} owner={visitor?.externalId}>
        <ReadAhead
          queries={[
            ...(first.length > 0 ? [bookmarkFactsOptions(first, shopIds)] : []),
            ...(hasAlerts ? [alertListOptions] : []),
          ]}
        >
          <BuyableBookmarks />
          {hasAlerts && <JudgedAlerts />}
        </ReadAhead>
      </KnownBookmarks>
    </AccountPage>
  )
}
