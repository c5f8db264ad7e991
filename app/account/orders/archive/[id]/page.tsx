import { OrderSkeleton } from '@/features/orders/components/order-skeletons'
import { decodeUriPart } from '@/lib/parts/uri'
import { hrefs } from '@/lib/routing/hrefs'
import { accountMetadata } from '../../../_components/account-metadata'
import { AccountPage } from '../../../_components/account-page'
import { OwnOrder } from '../../_components/own-order'

export const ensureStatic = 'navigation'

type Params = { params: Promise<{ id: string }> }

export function generateStaticParams() {
  return [{ id: '__build__' }]
}

export async function generateMetadata({ params }: Params) {
  return accountMetadata(titleOf(orderNumberOf((await params).id)))
}

export default async function ArchivedOrderPage({ params }: Params) {
  const id = orderNumberOf((await params).id)
  return (
    <AccountPage
      title={titleOf(id)}
      trail={[
        { title: 'Заказы', href: hrefs.orders },
        { title: 'Архив', href: hrefs.ordersArchive },
      ]}
      skeleton={<OrderSkeleton />}
    >
      <OwnOrder orderNumber={id} kind="archive" />
    </AccountPage>
  )
}

function orderNumberOf(segment: string): string {
  return decodeUriPart(segment) ?? segment
}

function titleOf(orderNumber: string): string {
  return `Заказ ${orderNumber}`
}
