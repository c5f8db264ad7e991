import { hrefs } from '@/lib/routing/hrefs'
import { withQuery } from '@/lib/routing/query'
import { CHECKOUT_STEPS, type CheckoutStep } from '@/stores/checkout/checkout-state'

const STEP_PARAMETER = 'step'

/** Address of a step; the first one is the checkout's own. */
export function stepHref(step: CheckoutStep): string {
  return withQuery(hrefs.checkout, { [STEP_PARAMETER]: step === 'receipt' ? undefined : step })
}

/** The step that an address names; null when it names none. */
export function stepOfSearch(search: string): CheckoutStep | null {
  const given = new URLSearchParams(search).get(STEP_PARAMETER)
  return CHECKOUT_STEPS.find((step) => step === given) ?? null
}
