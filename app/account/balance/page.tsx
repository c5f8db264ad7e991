import { owedOptions } from '@/features/orders/api/owed-orders'
import { OwedOrders } from '@/features/orders/components/list/owed-orders'
import { clientsOptions } from '@/features/profile/api/company'
import { Balance } from '@/features/profile/components/balance'
import { ReadAhead } from '@/lib/query/read-ahead'
import { accountMetadata } from '../_components/account-metadata'
import { AccountPage } from '../_components/account-page'
import { readVisitor } from '../_components/read-visitor'

const TITLE = 'Баланс'

export const metadata = accountMetadata(TITLE)

export default async function Page() {
  const isCompany = (await readVisitor())?.group === 'corporate'
  return (
    <AccountPage title={TITLE}>
      <ReadAhead queries={isCompany ? [owedOptions, clientsOptions] : [owedOptions]}>
        <Balance owed={<OwedOrders />} />
      </ReadAhead>
    </AccountPage>
  )
}
