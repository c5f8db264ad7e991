import type { ReactNode } from 'react'
import { orderQueryOptions } from '@/features/orders/api/order-queries'
import { OrderSkeleton } from '@/features/orders/components/order-skeletons'
import type { OrderKind } from '@/features/orders/model/order'
import { decodeUriPart } from '@/lib/parts/uri'
import { ReadAhead } from '@/lib/query/read-ahead'
import { hrefs } from '@/lib/routing/hrefs'
import { accountMetadata } from '../../_components/account-metadata'
import { AccountPage } from '../../_components/account-page'

export type OrderParams = { params: Promise<{ id: string }> }

const ORDERS = { title: 'Заказы', href: hrefs.orders }
const ARCHIVE = { title: 'Архив', href: hrefs.ordersArchive }

type Props = OrderParams & {
  kind?: OrderKind
  children: (orderNumber: string) => ReactNode
}

/** A page of the order that its address names. */
export async function OrderPage({ params, kind = 'current', children }: Props) {
  const orderNumber = await orderNumberOf(params)
  return (
    <AccountPage
      title={titleOf(orderNumber)}
      trail={kind === 'archive' ? [ORDERS, ARCHIVE] : [ORDERS]}
      skeleton={<OrderSkeleton />}
    >
      <ReadAhead queries={[orderQueryOptions(kind, orderNumber)]}>{children(orderNumber)}</ReadAhead>
    </AccountPage>
  )
}

export async function orderMetadata({ params }: OrderParams) {
  return accountMetadata(titleOf(await orderNumberOf(params)))
}

async function orderNumberOf(params: OrderParams['params']): Promise<string> {
  const { id } = await params
  return decodeUriPart(id) ?? id
}

function titleOf(orderNumber: string): string {
  return `Заказ ${orderNumber}`
}
