import { hoursUntilTaken, takeStock, type StockShare } from '@/gateway/services/cart/line-terms'
import { deliveryDates } from '@/gateway/services/delivery/delivery-dates'
import { addDays, moscowDay, moscowMoment } from '@/gateway/services/delivery/moscow-time'
import type { OrderedLine } from '@/gateway/services/orders/compare-basket'
import type { Receipt, ReceiptChoice } from '@/gateway/services/orders/read-receipt'
import { hoursToShop, promisedDays } from '@/lib/parts/terms/promise'

const START_OF_DAY = '00:00'
const END_OF_DAY = '23:59'

export type LinePromise = {
  line: OrderedLine
  /** Where the pieces are taken from. */
  shares: StockShare[]
  deliveryHours: number
  expectedAt: Date
}

function chosenMoment({ deliveryDate, deliveryTime }: Receipt) {
  if (deliveryDate === null) return undefined
  const [from] = /^\d{2}:\d{2}/.exec(deliveryTime ?? '') ?? []
  const moment = moscowMoment(deliveryDate, from ?? START_OF_DAY)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** By the end of the day that the hours promise. */
function promisedMoment(hours: number, now: Date) {
  return moscowMoment(addDays(moscowDay(now), promisedDays(hours)), END_OF_DAY)
}

/** Where a line's pieces come from and when the buyer has them. */
export function promiseOf(
  line: OrderedLine,
  { receipt, place, transit }: Pick<ReceiptChoice, 'receipt' | 'place' | 'transit'>,
  now: Date,
): LinePromise {
  const { shopId } = receipt
  const shares = takeStock(line.terms.rows, line.quantity, shopId ?? line.supplierId)
  const deliveryHours = shopId === null ? hoursUntilTaken(shares, transit) : hoursToShop(shares, place, now)
  const expectedAt = chosenMoment(receipt) ?? promisedMoment(deliveryHours, now)
  return { line, shares, deliveryHours, expectedAt }
}

/** Whether the chosen day and hours are possible with these products; true without a calendar. */
export function isIntervalOpen(
  { receipt, schedule }: ReceiptChoice,
  promises: readonly LinePromise[],
  now: Date,
): boolean {
  if (!schedule) return true
  const goodsHours = Math.max(0, ...promises.map(({ deliveryHours }) => deliveryHours))
  const day = deliveryDates(schedule, { now, goodsHours }).find((one) => one.day === receipt.deliveryDate)
  return Boolean(
    day?.intervals.some(
      ({ timeFrom, timeTo, isClosed }) => !isClosed && `${timeFrom}-${timeTo}` === receipt.deliveryTime,
    ),
  )
}
