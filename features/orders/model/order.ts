import type { listOrders, readOrder } from '@/lib/gateway/contracts/orders/orders'
import type { ResponseOf } from '@/lib/gateway/operation'
import { toInternalCode } from '@/lib/parts/number/internal-code'

type WireOrder = ResponseOf<typeof readOrder>
type WireLine = WireOrder['products'][number]
type WireReturn = WireOrder['returns'][number]
type WireReturnLine = WireReturn['products'][number]

export type OrderPage = ResponseOf<typeof listOrders>
export type OrderSummary = OrderPage['orders'][number]

export type OrderLine = Omit<WireLine, 'productExternalId' | 'arusCode' | 'goods'> & {
  productId: string
  /** `00-########`. */
  internalCode: string | null
  ownWarehouse: boolean
}

type ReturnLine = Omit<WireReturnLine, 'productExternalId'> & { productId: string }

export type OrderReturn = Omit<WireReturn, 'products'> & { products: ReturnLine[] }

export type Order = Omit<WireOrder, 'products' | 'returns'> & {
  products: OrderLine[]
  returns: OrderReturn[]
}

export type OrderStatus = Order['status']

/** The only place that reads the gateway's names of an order; the files of `api/` write them. */
export function toOrder({ products, returns, ...order }: WireOrder): Order {
  return {
    ...order,
    products: products.map(({ productExternalId, arusCode, goods, ...line }) => ({
      ...line,
      productId: productExternalId,
      internalCode: arusCode === null ? null : toInternalCode(arusCode),
      ownWarehouse: goods.product,
    })),
    returns: returns.map(({ products: lines, ...one }) => ({
      ...one,
      products: lines.map(({ productExternalId, ...line }) => ({ ...line, productId: productExternalId })),
    })),
  }
}

export type OrderKind = 'current' | 'archive'

/** An order with an open sum. */
export type OwedOrder = { order: OrderSummary; kind: OrderKind }
export type Owed = { orders: OwedOrder[]; isArchiveLonger: boolean }
