import { OwnOrder } from '../_components/own-order'
import { orderMetadata, OrderPage, type OrderParams } from '../_components/order-page'

export const generateMetadata = orderMetadata

export default function CurrentOrderPage({ params }: OrderParams) {
  return (
    <OrderPage params={params}>
      {(orderNumber) => <OwnOrder orderNumber={orderNumber} kind="current" />}
    </OrderPage>
  )
}
