import { useEffect, useRef } from 'react'
import { stepHref, stepOfSearch } from '../../model/steps/step-address'
import { useCheckout, useCheckoutScope } from '../checkout-context'

/** Keeps the step in the address: each step is an entry of the history, and Back walks them. */
export function useStepAddress(): void {
  const { flow, store } = useCheckoutScope()
  const activeStep = useCheckout((state) => state.activeStep)
  const isFirst = useRef(true)

  useEffect(() => {
    const requested = stepOfSearch(window.location.search)
    if (isFirst.current) {
      isFirst.current = false
      const opened = requested !== null && flow.open(requested)
      window.history.replaceState(null, '', stepHref(opened ? requested : activeStep))
      return
    }
    if ((requested ?? 'receipt') !== activeStep) window.history.pushState(null, '', stepHref(activeStep))
  }, [activeStep, flow])

  useEffect(() => {
    const follow = () => {
      const requested = stepOfSearch(window.location.search) ?? 'receipt'
      if (!flow.open(requested)) window.history.replaceState(null, '', stepHref(store.getState().activeStep))
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [flow, store])
}
