import { OwnOrder } from '../../_components/own-order'
import { orderMetadata, OrderPage, type OrderParams } from '../../_components/order-page'

export const generateMetadata = orderMetadata

export default function ArchivedOrderPage({ params }: OrderParams) {
  return (
    <OrderPage params={params} kind="archive">
      {(orderNumber) => <OwnOrder orderNumber={orderNumber} kind="archive" />}
    </OrderPage>
  )
}
