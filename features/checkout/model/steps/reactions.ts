import type { CheckoutState, Coordinates, FilledStep } from '@/stores/checkout/checkout-state'

/** A call that a change of the checkout requires. */
export type Reaction = 'intervals' | 'options' | 'writeoff' | 'totals'

/** What has to be read anew after the shopper changed something. */
export function reactionsToChange(before: CheckoutState, after: CheckoutState): Reaction[] {
  const reactions: Reaction[] = []
  if (isOptionsKeyChanged(before, after)) reactions.push('options')
  if (isPlaceChanged(before, after)) reactions.push('intervals')
  if (before.items !== after.items) reactions.push('totals')
  return reactions
}

/**
 * What has to be read after a step was completed. Once bonuses may not be spent, only a completed receipt step reads
 * again; a corporate buyer has none to spend.
 */
export function reactionsToCompletion(
  step: FilledStep,
  { isWriteoffEnable }: Pick<CheckoutState, 'isWriteoffEnable'>,
  isCorporate: boolean,
): Reaction[] {
  if (isCorporate) return []
  return step === 'receipt' || isWriteoffEnable ? ['writeoff'] : []
}

function isOptionsKeyChanged({ receiptStep: before }: CheckoutState, { receiptStep: after }: CheckoutState) {
  if (before.isPickup !== after.isPickup) return true
  return after.isPickup
    ? before.supplierId !== after.supplierId
    : before.deliveryTransportCode !== after.deliveryTransportCode
}

function isPlaceChanged(before: CheckoutState, after: CheckoutState): boolean {
  const { isPickup, deliveryCoords } = after.receiptStep
  if (isPickup || !deliveryCoords) return false
  return (
    before.receiptStep.isPickup ||
    !isSamePlace(before.receiptStep.deliveryCoords, deliveryCoords) ||
    before.infoStep.clientId !== after.infoStep.clientId
  )
}

function isSamePlace(a: Coordinates | null, b: Coordinates | null): boolean {
  return a === b || (a !== null && b !== null && a[0] === b[0] && a[1] === b[1])
}
