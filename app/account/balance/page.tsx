import { OwedOrders } from '@/features/orders/components/owed-orders'
import { Balance } from '@/features/profile/components/balance'
import { accountMetadata } from '../_components/account-metadata'
import { AccountPage } from '../_components/account-page'

const TITLE = 'Баланс'

export const metadata = accountMetadata(TITLE)

export default function Page() {
  return (
    <AccountPage title={TITLE}>
      <Balance owed={<OwedOrders />} />
    </AccountPage>
  )
}
