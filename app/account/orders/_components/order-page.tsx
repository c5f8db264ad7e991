import type { ReactNode } from 'react'
import { OrderSkeleton } from '@/features/orders/components/order-skeletons'
import { decodeUriPart } from '@/lib/parts/uri'
import { hrefs } from '@/lib/routing/hrefs'
import { accountMetadata } from '../../_components/account-metadata'
import { AccountPage } from '../../_components/account-page'

export type OrderParams = { params: Promise<{ id: string }> }

const ORDERS = { title: 'Заказы', href: hrefs.orders }
const ARCHIVE = { title: 'Архив', href: hrefs.ordersArchive }

type Props = OrderParams & {
  isArchived?: boolean
  children: (orderNumber: string) => ReactNode
}

/** A page of the order that its address names. */
export async function OrderPage({ params, isArchived = false, children }: Props) {
  const orderNumber = await orderNumberOf(params)
  return (
    <AccountPage
      title={titleOf(orderNumber)}
      trail={isArchived ? [ORDERS, ARCHIVE] : [ORDERS]}
      skeleton={<OrderSkeleton />}
    >
      {children(orderNumber)}
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
