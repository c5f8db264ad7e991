import { AccountPage } from '@/app/account/_components/account-page'
import { accountMetadata } from '@/app/account/_components/account-metadata'
import { BookmarksSkeleton } from '@/features/bookmarks/components/bookmarks-skeleton'
import { BuyableBookmarks } from './_components/buyable-bookmarks'

const TITLE = 'Закладки'

export const metadata = accountMetadata(TITLE)

export default function BookmarksPage() {
  return (
    <AccountPage title={TITLE} skeleton={<BookmarksSkeleton />} isOfStores>
      <BuyableBookmarks />
    </AccountPage>
  )
}
