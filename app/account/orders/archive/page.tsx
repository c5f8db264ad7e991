import { orderListOptions } from '@/features/orders/api/order-queries'
import { OrderList } from '@/features/orders/components/list/order-list'
import { OrderListSkeleton } from '@/features/orders/components/order-skeletons'
import { readOrderListQuery } from '@/features/orders/model/order-list-address'
import { ReadAhead } from '@/lib/query/read-ahead'
import { hrefs } from '@/lib/routing/hrefs'
import { toSearchParams } from '@/lib/routing/query'
import { accountMetadata } from '../../_components/account-metadata'
import { AccountPage } from '../../_components/account-page'

const TITLE = 'Архив заказов'

export const metadata = accountMetadata(TITLE)

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function OrdersArchivePage({ searchParams }: Props) {
  const query = readOrderListQuery(toSearchParams(await searchParams))
  return (
    <AccountPage
      title={TITLE}
      trail={[{ title: 'Заказы', href: hrefs.orders }]}
      skeleton={<OrderListSkeleton />}
    >
      <ReadAhead queries={[orderListOptions('archive', query)]}>
        <OrderList kind="archive" />
      </ReadAhead>
    </AccountPage>
  )
}
