import { ownRequestsOptions } from '@/features/autoservice/api/own-requests-options'
import { OwnRequests } from '@/features/autoservice/components/own-requests'
import { storageListOptions } from '@/features/tyre-storage/api/storage-queries'
import { StorageList } from '@/features/tyre-storage/components/storage-list'
import { StorageListSkeleton } from '@/features/tyre-storage/components/storage-skeletons'
import { hrefs } from '@/lib/routing/hrefs'
import { ReadAhead } from '@/lib/query/read-ahead'
import { parsePage } from '@/lib/routing/paging'
import { toSearchParams } from '@/lib/routing/query'
import { accountMetadata } from '../_components/account-metadata'
import { AccountPage } from '../_components/account-page'
import { loadShownServices } from '../_components/load-shown-services'

const TITLE = 'Хранение и сервис'

export const metadata = accountMetadata(TITLE)

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function StoragePage({ searchParams }: Props) {
  const [query, shown] = await Promise.all([searchParams, loadShownServices()])
  const page = parsePage(toSearchParams(query).get('page'))
  return (
    <AccountPage title={TITLE} skeleton={<StorageListSkeleton />}>
      <ReadAhead queries={[storageListOptions(page), ownRequestsOptions(1)]}>
        <StorageList isOffered={shown.includes(hrefs.autoserviceStorage)} />
        <OwnRequests isOffered={shown.includes(hrefs.autoservice)} />
      </ReadAhead>
    </AccountPage>
  )
}
