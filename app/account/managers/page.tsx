import { managersOptions } from '@/features/profile/api/company'
import { CardsSkeleton } from '@/features/profile/components/cards-skeleton'
import { Managers } from '@/features/profile/components/managers'
import { ReadAhead } from '@/lib/query/read-ahead'
import { accountMetadata } from '../_components/account-metadata'
import { AccountPage } from '../_components/account-page'

const TITLE = 'Менеджеры'

export const metadata = accountMetadata(TITLE)

export default function Page() {
  return (
    <AccountPage title={TITLE} skeleton={<CardsSkeleton count={2} />}>
      <ReadAhead queries={[managersOptions]}>
        <Managers />
      </ReadAhead>
    </AccountPage>
  )
}
