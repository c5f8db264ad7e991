import type { calculateWriteoff } from '@/lib/gateway/contracts/orders/checkout'
import type { RequestOf } from '@/lib/gateway/operation'
import { pieceCost } from '@/lib/parts/terms/cart-rules'
import type { CartLine } from './cart-line'

type WriteoffItem = RequestOf<typeof calculateWriteoff>['body']['items'][number]

/** A line in the form of the club card's calls. */
export function toWriteoffItem(line: CartLine): WriteoffItem {
  return {
    productExternalId: line.productId,
    brand: line.brand,
    article: line.article,
    price: pieceCost(line),
    quantity: line.quantity,
  }
}
