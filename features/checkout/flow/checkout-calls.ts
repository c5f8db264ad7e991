import type { createOrder } from '@/lib/gateway/contracts/orders/orders'
import type { ResponseOf } from '@/lib/gateway/operation'
import type { ShopIds } from '@/lib/parts/terms/offers'
import type { CartLine } from '@/stores/cart/cart-line'
import type {
  CheckoutState,
  Coordinates,
  CorporateClient,
  DeliverySector,
  DiscountItem,
  OrderOptions,
  OrderPattern,
  OrderTotal,
  PersonCode,
} from '@/stores/checkout/checkout-state'
import type { OrderBody } from '../model/lines/build-order'
import type { LinePrice } from '../model/lines/line-prices'
import type { SavedOrder } from '../model/lines/saved-orders'

export type CreatedOrder = ResponseOf<typeof createOrder>
/** Rubles that may be spent now: none of a card that is over. */
export type FoundGiftCard = { lastFour: string; balance: number }
export type OptionsChoice = { storeId: number } | { transportId: string }
export type WriteoffQuestion = {
  delivery: 'pickup' | 'delivery'
  payment: string | null
  person: PersonCode
}

type Lines = readonly CartLine[]
type ById<Value> = ReadonlyMap<string, Value>

/** All calls of the checkout to the gateway; each failure is thrown. */
export type CheckoutCalls = {
  checkLines(): Promise<Lines>
  linePrices(lines: Lines, shopIds: ShopIds): Promise<ById<LinePrice>>
  lineBonuses(lines: Lines): Promise<ById<number>>
  linePictures(lines: Lines): Promise<ById<string[]>>
  pattern(): Promise<OrderPattern>
  options(choice: OptionsChoice): Promise<OrderOptions>
  giftCard(code: string): Promise<FoundGiftCard>
  bonusCard(): Promise<CheckoutState['bonusCard']>
  clients(): Promise<readonly CorporateClient[]>
  intervals(lines: Lines, place: Coordinates, clientExternalId: string | null): Promise<DeliverySector>
  isWriteoffEnable(question: WriteoffQuestion): Promise<boolean>
  writeoff(
    lines: Lines,
    total: OrderTotal,
  ): Promise<{ total: OrderTotal; balance: number; discountItems: readonly DiscountItem[] }>
  savedOrders(): Promise<SavedOrder[]>
  /** The mail of the last order; empty where there is none. */
  orderedEmail(): Promise<string>
  saveOrders(orders: readonly SavedOrder[]): Promise<void>
  createOrder(body: OrderBody): Promise<CreatedOrder>
}
