import { issuesOptions, storageOptions } from '@/features/tyre-storage/api/storage-queries'
import { StorageScreen } from '@/features/tyre-storage/components/storage-screen'
import { StorageSkeleton } from '@/features/tyre-storage/components/storage-skeletons'
import { ReadAhead } from '@/lib/query/read-ahead'
import { decodeUriPart } from '@/lib/parts/uri'
import { hrefs } from '@/lib/routing/hrefs'
import { accountMetadata } from '../../_components/account-metadata'
import { AccountPage } from '../../_components/account-page'

type Params = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Params) {
  return accountMetadata(titleOf(await numberOf(params)))
}

export default async function StorageOrderPage({ params }: Params) {
  const number = await numberOf(params)
  return (
    <AccountPage
      title={titleOf(number)}
      trail={[{ title: 'Хранение и сервис', href: hrefs.tyreStorage }]}
      skeleton={<StorageSkeleton />}
    >
      <ReadAhead queries={[storageOptions(number), issuesOptions(number)]}>
        <StorageScreen number={number} />
      </ReadAhead>
    </AccountPage>
  )
}

async function numberOf(params: Params['params']): Promise<string> {
  const { id } = await params
  return decodeUriPart(id) ?? id
}

function titleOf(number: string): string {
  return `Хранение ${number}`
}
