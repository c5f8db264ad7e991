import { asc } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { namePayment } from '@/gateway/services/checkout/name-payment'
import { canBill } from '@/gateway/services/seller/read-seller'
import type { ServiceDeps } from '@/gateway/services/deps'
import { deliveryTransports, paymentMethods } from '@/gateway/db/schema/checkout'
import type { orders } from '@/gateway/db/schema/orders'
import { BILL_CODE } from '@/lib/parts/terms/bill-code'

export type Payment = typeof paymentMethods.$inferSelect
export type Transport = typeof deliveryTransports.$inferSelect
export type Receipt = 'pickup' | 'delivery'
/** How an order is received; of a delivery with its transport, once it is chosen. */
export type Way = { receipt: Receipt; transportCode?: string | null | undefined }

type Groups = { isForRetail: boolean; isForCorporate: boolean }

const isFor = (isCorporate: boolean) => (choice: Groups) =>
  isCorporate ? choice.isForCorporate : choice.isForRetail

/** Whether a payment goes with a way of receipt. */
export function isOfferedFor(
  { isForPickup, isForDelivery, notForTransports }: Payment,
  { receipt, transportCode }: Way,
): boolean {
  if (receipt === 'pickup') return isForPickup
  return isForDelivery && !notForTransports.some((code) => code === transportCode)
}

type PaymentDeps = Pick<ServiceDeps, 'db' | 'isPaidOnline' | 'onlineTitle'>

/** Payments that the buyer may choose, by the names that he sees; online ones need a payment provider, a bill the seller's bank. Naming the way of receipt narrows them. */
export async function loadPayments(
  { db, isPaidOnline, onlineTitle }: PaymentDeps,
  { isCorporate }: { isCorporate: boolean },
  way?: Way,
): Promise<Payment[]> {
  const rows = await db.select().from(paymentMethods).orderBy(asc(paymentMethods.sequence))
  const isBilled = await canBill(db)
  return rows
    .filter(isFor(isCorporate))
    .filter((row) => isPaidOnline || !row.isOnline)
    .filter(({ code }) => isBilled || code !== BILL_CODE)
    .filter((row) => way === undefined || isOfferedFor(row, way))
    .map((row) => namePayment(row, onlineTitle))
}

/** What an order has to be, so that another way to pay it may be chosen. */
type UnpaidOrder = Pick<typeof orders.$inferSelect, 'isPickup' | 'transportCode' | 'paymentCode'> & {
  isPayable: boolean
}

/** Other ways to pay an order that waits for its payment on the site. A bill is for companies and is chosen with the order. */
export async function loadOtherPayments(
  deps: PaymentDeps,
  buyer: { isCorporate: boolean },
  { isPickup, transportCode, paymentCode, isPayable }: UnpaidOrder,
): Promise<Payment[]> {
  if (!isPayable) return []
  const payments = await loadPayments(deps, buyer, wayOf({ isPickup, transportCode }))
  return payments.filter(({ code }) => code !== paymentCode && code !== BILL_CODE)
}

type Received = { isPickup: boolean; transportCode: string | null }

export function wayOf({ isPickup, transportCode }: Received): Way {
  return isPickup ? { receipt: 'pickup' } : { receipt: 'delivery', transportCode }
}

export async function loadTransports(
  db: Database,
  { isCorporate }: { isCorporate: boolean },
): Promise<Transport[]> {
  const rows = await db.select().from(deliveryTransports).orderBy(asc(deliveryTransports.sequence))
  return rows.filter(isFor(isCorporate))
}

/** A transport by any name that it goes by; the carrier's own outranks the delivery's. */
export function findTransport(transports: readonly Transport[], name: string): Transport | undefined {
  return (
    transports.find(({ ttkExternalId }) => ttkExternalId === name) ??
    transports.find(({ deliveryExternalId }) => deliveryExternalId === name) ??
    transports.find(({ id, externalId, code }) => [String(id), externalId, code].includes(name))
  )
}
