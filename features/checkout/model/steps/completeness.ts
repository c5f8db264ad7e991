import type { PaymentStep, ReceiptStep } from '@/stores/checkout/checkout-state'

export type ReceiptContext = {
  isCorporate: boolean
  /** The company that a corporate user buys for. */
  clientId: string | null
  /** Whether intervals were loaded for the place and one of them is open. */
  hasIntervals: boolean
}

/** What the first step still lacks, in the order of its fields. */
export type ReceiptLack = 'shop' | 'client' | 'place' | 'transport' | 'date' | 'time'

export function receiptLacks(step: ReceiptStep, context: ReceiptContext): ReceiptLack[] {
  if (step.isPickup) return step.supplierId === null ? ['shop'] : []
  const lacks: ReceiptLack[] = []
  if (context.isCorporate) {
    // A client's own coordinates stand in for those of an address.
    if (context.clientId === null) lacks.push('client')
  } else if (step.deliveryCoords === null) lacks.push('place')
  if (!step.deliveryTransportCode) lacks.push('transport')
  if (context.hasIntervals && !step.deliveryIntervalDate) lacks.push('date')
  if (context.hasIntervals && !step.deliveryIntervalTime) lacks.push('time')
  return lacks
}

export function isReceiptComplete(step: ReceiptStep, context: ReceiptContext): boolean {
  return receiptLacks(step, context).length === 0
}

export function isPaymentComplete({ paymentCode }: Pick<PaymentStep, 'paymentCode'>): boolean {
  return paymentCode !== null && paymentCode !== ''
}
