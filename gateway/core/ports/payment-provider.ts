import type { Receipt } from '@/gateway/core/ports/receipt'

export type PaymentStart = {
  reference: string
  /** Of the order or of the gift card that is paid. */
  orderNumber: string
  /** What the shopper sees at the bank: «Заказ № 1000001». */
  description: string
  /** Path in the shop where the shopper comes back to. */
  returnPath: string
  amountKopecks: number
  receipt: Receipt | undefined
}

/** A begun payment, as the shop knows it. */
export type KnownPayment = {
  reference: string
  /** The provider's own number; absent while its answer has not come. */
  providerId: string | undefined
  startedAt: Date
}

/** `created` is still open; the others are final, though money may yet come for one that `failed` or was `cancelled`. */
export type PaymentState = 'created' | 'succeeded' | 'failed' | 'cancelled'

export type RefundOrder = {
  reference: string
  providerId: string | undefined
  payment: KnownPayment
  amountKopecks: number
  receipt: Receipt | undefined
}

export type RefundState = 'pending' | 'done' | 'failed'

export type HandoverReceipt = {
  reference: string
  providerId: string | undefined
  /** The prepayment that it settles. */
  payment: KnownPayment
  receipt: Receipt
}

/** `unneeded`: the receipts of this provider's payments go another way. */
export type ReceiptState = 'pending' | 'done' | 'failed' | 'unneeded'

/** An event that a provider reports. */
export type PaymentNotice =
  | { kind: 'payment'; reference: string; state: PaymentState }
  | { kind: 'refund'; reference: string; state: RefundState }

/**
 * Takes payments. Card data go from the shopper to the provider and never come here. References are ours; each call
 * may be repeated and says the same about the same reference. A call that cannot be made rejects.
 */
export type PaymentProvider = {
  /** Stored with each payment, so that no other provider is queried about it. */
  name: string
  /** What its page takes, as shoppers call it; without it the shop's own words stay. */
  title?: string
  /** Registers the payment and returns the address at which the shopper pays. */
  start: (payment: PaymentStart) => Promise<{ page: string; providerId?: string }>
  readState: (payment: KnownPayment) => Promise<PaymentState>
  /** Closes an abandoned payment; returns `succeeded` when the money came first. */
  cancel: (payment: KnownPayment) => Promise<PaymentState>
  /** Requests a refund; for one already requested, returns its state. */
  refund: (refund: RefundOrder) => Promise<{ state: RefundState; providerId?: string }>
  /** Registers the receipt of a hand-over; for one already registered, returns its state. */
  settle: (handover: HandoverReceipt) => Promise<{ state: ReceiptState; providerId?: string }>
  /** Content of a notice; undefined for one that is not the provider's. */
  readNotice?: (signature: string | undefined, body: string) => Promise<PaymentNotice | undefined>
}
