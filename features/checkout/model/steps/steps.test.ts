import { describe, expect, it } from 'vitest'
import type { CheckoutState } from '@/stores/checkout/checkout-state'
import { INITIAL_CHECKOUT } from '@/stores/checkout/checkout-state'
import { checkoutOf, CONTACTS } from '../../testing'
import { advance, dropStale, isReachable, withCompletion } from './steps'

const shop = { supplierId: 29 }
const paid = { paymentStep: { isComplete: false, paymentCode: 'payment_cash' } }

it('begins at the order step, until the order is set up', () => {
  expect(INITIAL_CHECKOUT.activeStep).toBe('order')
})

it.each<[string, CheckoutState, string, boolean[]]>([
  ['nothing', checkoutOf(), 'receipt', [false, false, false]],
  ['a shop', checkoutOf({ receiptStep: shop }), 'payment', [true, false, false]],
  ['a shop and a payment', checkoutOf({ receiptStep: shop, ...paid }), 'info', [true, true, false]],
  [
    'all of it',
    checkoutOf({ receiptStep: shop, ...paid, infoStep: CONTACTS }),
    'confirm',
    [true, true, true],
  ],
  ['all but the first', checkoutOf({ ...paid, infoStep: CONTACTS }), 'receipt', [false, false, false]],
])('with %s chosen the checkout opens further on', (_, state, step, complete) => {
  const advanced = advance(state, false)
  expect(advanced.activeStep).toBe(step)
  expect([
    advanced.receiptStep.isComplete,
    advanced.paymentStep.isComplete,
    advanced.infoStep.isComplete,
  ]).toEqual(complete)
})

describe('completion', () => {
  const large = checkoutOf({
    receiptStep: shop,
    paymentStep: { isComplete: true, paymentCode: 'payment_bill' },
    infoStep: { ...CONTACTS, personCode: 'person_3', company: 'ИП Петров', inn: '7700000009' },
    items: checkoutOf().items.map((line) => ({ ...line, price: 100_001 })),
  })
  const complete = withCompletion(large, { receipt: true, payment: true, info: true })

  it('stays while nothing speaks against it', () => {
    expect(dropStale(complete, false)).toBe(complete)
  })

  it('of the contacts is taken back when another payment forbids them', () => {
    const inCash = { ...complete, paymentStep: { isComplete: true, paymentCode: 'payment_cash' } }
    const dropped = dropStale(inCash, false)
    expect([dropped.paymentStep.isComplete, dropped.infoStep.isComplete]).toEqual([true, false])
  })

  it('opens the steps up to the first open one', () => {
    const state = withCompletion(checkoutOf(), { receipt: true })
    const steps = ['receipt', 'payment', 'info', 'confirm', 'order'] as const
    expect(steps.map((step) => isReachable(state, step))).toEqual([true, true, false, false, false])
  })
})
