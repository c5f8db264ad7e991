import { OwnRequests } from '@/features/autoservice/components/own-requests'
import { StorageList } from '@/features/tyre-storage/components/storage-list'
import { StorageListSkeleton } from '@/features/tyre-storage/components/storage-skeletons'
import { accountMetadata } from '../_components/account-metadata'
import { AccountPage } from '../_components/account-page'

const TITLE = 'Хранение и сервис'

export const metadata = accountMetadata(TITLE)

export default function StoragePage() {
  return (
    <AccountPage title={TITLE} skeleton={<StorageListSkeleton />}>
      <StorageList />
      <OwnRequests />
    </AccountPage>
  )
}
