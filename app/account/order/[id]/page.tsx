import { OwnOrderResult } from '../../orders/_components/own-order'
import { orderMetadata, OrderPage, type OrderParams } from '../../orders/_components/order-page'

export const generateMetadata = orderMetadata

export default function OrderResultPage({ params }: OrderParams) {
  return (
    <OrderPage params={params}>{(orderNumber) => <OwnOrderResult orderNumber={orderNumber} />}</OrderPage>
  )
}
