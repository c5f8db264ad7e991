import { OrderSkeleton } from '@/features/orders/components/order-skeletons'
import { decodeUriPart } from '@/lib/parts/uri'
import { hrefs } from '@/lib/routing/hrefs'
import { accountMetadata } from '../../_components/account-metadata'
import { AccountPage } from '../../_components/account-page'
import { OwnOrder } from '../_components/own-order'

export const ensureStatic = 'navigation'

type Params = { params: Promise<{ id: string }> }

export function generateStaticParams() {
  return [{ id: '__build__' }]
}

export async function generateMetadata({ params }: Params) {
  return accountMetadata(titleOf(orderNumberOf((await params).id)))
}

export default async function OrderPage({ params }: Params) {
  const id = orderNumberOf((await params).id)
  return (
    <AccountPage
      title={titleOf(id)}
      trail={[{ title: 'Заказы', href: hrefs.orders }]}
      skeleton={<OrderSkeleton />}
    >
      <OwnOrder orderNumber={id} kind="current" />
    </AccountPage>
  )
}

function orderNumberOf(segment: string): string {
  return decodeUriPart(segment) ?? segment
}

function titleOf(orderNumber: string): string {
  return `Заказ ${orderNumber}`
}
