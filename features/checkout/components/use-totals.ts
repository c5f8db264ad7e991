import { useMemo } from 'react'
import { type CheckoutTotals, checkoutTotals } from '../model/lines/totals'
import { useCheckout, useCheckoutScope, useIsCorporate } from './checkout-context'

export function useTotals(): CheckoutTotals {
  const { customer, isMarkup } = useCheckoutScope()
  const isCorporate = useIsCorporate()
  const state = useCheckout((checkout) => checkout)
  const markup = isMarkup ? customer.markup : 0
  return useMemo(() => checkoutTotals(state, { isCorporate, markup }), [state, isCorporate, markup])
}
