import { expect, it } from 'vitest'
import { CHECKOUT_STEPS } from '@/stores/checkout/checkout-state'
import { stepHref, stepOfSearch } from './step-address'

it.each(CHECKOUT_STEPS.slice(1))('the address of %s leads back to it', (step) => {
  expect(stepOfSearch(new URL(stepHref(step), 'http://shop.test').search)).toBe(step)
})

it('the first step is the address of the checkout itself', () => {
  expect(stepHref('receipt')).toBe('/account/order')
})

it.each(['', '?step=', '?step=nowhere'])('%j names no step', (search) => {
  expect(stepOfSearch(search)).toBeNull()
})
