import { OrderList } from '@/features/orders/components/order-list'
import { OrderListSkeleton } from '@/features/orders/components/order-skeletons'
import { hrefs } from '@/lib/routing/hrefs'
import { accountMetadata } from '../../_components/account-metadata'
import { AccountPage } from '../../_components/account-page'

const TITLE = 'Архив заказов'

export const metadata = accountMetadata(TITLE)

export default function OrdersArchivePage() {
  return (
    <AccountPage
      title={TITLE}
      trail={[{ title: 'Заказы', href: hrefs.orders }]}
      skeleton={<OrderListSkeleton />}
    >
      <OrderList kind="archive" />
    </AccountPage>
  )
}
