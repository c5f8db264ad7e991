import { OrderList } from '@/features/orders/components/order-list'
import { OrderListSkeleton } from '@/features/orders/components/order-skeletons'
import { accountMetadata } from '../_components/account-metadata'
import { AccountPage } from '../_components/account-page'

const TITLE = 'Заказы'

export const metadata = accountMetadata(TITLE)

export default function OrdersPage() {
  return (
    <AccountPage title={TITLE} skeleton={<OrderListSkeleton />}>
      <OrderList kind="current" />
    </AccountPage>
  )
}
