import { sumRubles, toKopecks, toRubles } from '@/lib/money'
import { basketTotal, pieceCost } from '@/lib/parts/terms/cart-rules'
import { deliveryFee, type DeliveryTerms, USUAL_DELIVERY } from '@/lib/parts/terms/delivery-fee'
import { withMarkup } from '@/lib/parts/terms/markup'
import type { CartLine } from '@/stores/cart/cart-line'
import type { CheckoutState } from '@/stores/checkout/checkout-state'
import { BILL_CODE } from '@/lib/parts/terms/bill-code'

/** Goods of an order in rubles, before bonuses and the fee. */
export function goodsTotal(lines: readonly CartLine[]): number {
  return basketTotal(lines)
}

function lineWithMarkup(line: CartLine, percent: number): number {
  return toRubles(withMarkup(toKopecks(pieceCost(line)), percent) * line.quantity)
}

type Place = Pick<CheckoutState, 'deliverySector' | 'pattern'>

/** What delivery to the chosen place costs; before a place is known, what it costs outside of the zones. */
function deliveryTerms({ deliverySector, pattern }: Place): DeliveryTerms {
  return deliverySector?.terms ?? pattern?.deliveryTerms ?? USUAL_DELIVERY
}

/** Rubles for bringing these products, whether or not it is chosen; null where zones have prices and no address says which one. */
export function courierFee(
  state: Place & Pick<CheckoutState, 'items' | 'receiptStep'>,
  isCorporate: boolean,
): number | null {
  const isPlaced = state.receiptStep.deliveryCoords !== null
  if (!isCorporate && !isPlaced && state.pattern?.deliveryTerms) return null
  return deliveryFee({ isPickup: false, isCorporate, goods: goodsTotal(state.items) }, deliveryTerms(state))
}

/** Whether a carrier's price comes on top, which is agreed by phone; a company pays no delivery. */
export function isPriceAgreed(state: Pick<CheckoutState, 'deliverySector'>, isCorporate: boolean): boolean {
  return !isCorporate && state.deliverySector?.terms?.isAgreed === true
}

export type CheckoutTotals = {
  goods: number
  /** The same with the buyer's own margin; never a part of what is paid. */
  goodsWithMarkup: number | null
  /** Null while the address is unknown, and the price with it. */
  fee: number | null
  /** A carrier's price comes on top. */
  isAgreed: boolean
  /** Bonuses spent; 0 without consent or right. */
  writeOff: number
  /** What gift cards pay, in rubles. */
  gift: number
  /** Bonuses earned; null where none are. */
  reward: number | null
  toPay: number
}

type Buyer = { isCorporate: boolean; markup: number }

export function checkoutTotals(state: CheckoutState, { isCorporate, markup }: Buyer): CheckoutTotals {
  const { items, receiptStep, infoStep, total } = state
  const goods = goodsTotal(items)
  const fee = receiptStep.isPickup ? 0 : courierFee(state, isCorporate)
  const writeOff = agreedWriteOff(state, isCorporate)
  const cost = toKopecks(goods) + toKopecks(fee ?? 0) - toKopecks(writeOff)
  const gift = mayUseGiftCards(state, isCorporate) ? Math.min(Math.max(0, cost), giftBalance(state)) : 0
  return {
    goods,
    goodsWithMarkup:
      isCorporate && markup > 0 ? sumRubles(items.map((line) => lineWithMarkup(line, markup))) : null,
    fee,
    isAgreed: !receiptStep.isPickup && isPriceAgreed(state, isCorporate),
    writeOff,
    reward: !isCorporate && infoStep.personCode === 'person_1' && total ? rewardOf(total, writeOff) : null,
    gift: toRubles(gift),
    toPay: toRubles(cost - gift),
  }
}

/** Gift cards pay for people; a bill is paid by the company that it names. */
export function mayUseGiftCards(
  { infoStep, paymentStep }: Pick<CheckoutState, 'infoStep' | 'paymentStep'>,
  isCorporate: boolean,
): boolean {
  return !isCorporate && infoStep.personCode === 'person_1' && paymentStep.paymentCode !== BILL_CODE
}

function giftBalance({ giftCards }: CheckoutState): number {
  return giftCards.reduce((sum, { balance }) => sum + toKopecks(balance), 0)
}

/** Bonuses that this order spends: only when they may be spent and the shopper agreed. */
export function agreedWriteOff(state: CheckoutState, isCorporate: boolean): number {
  if (isCorporate || !state.isWriteoffEnable || !state.isAgreeWriteoff) return 0
  return state.total?.totalWriteoff ?? 0
}

function rewardOf(
  { totalReward, totalRewardDiscount }: { totalReward: number; totalRewardDiscount: number },
  writeOff: number,
): number {
  return writeOff > 0 ? totalRewardDiscount : totalReward
}
