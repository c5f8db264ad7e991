import { expect, it } from 'vitest'
import type { CheckoutState, FilledStep } from '@/stores/checkout/checkout-state'
import { checkoutOf } from '../../testing'
import { reactionsToChange, reactionsToCompletion } from './reactions'

const delivery = { isPickup: false, deliveryCoords: [55.7, 37.6] } as const

it.each<[string, CheckoutState, CheckoutState, string[]]>([
  ['nothing', checkoutOf(), checkoutOf(), []],
  ['another shop', checkoutOf(), checkoutOf({ receiptStep: { supplierId: 8 } }), ['options']],
  ['pickup to delivery', checkoutOf(), checkoutOf({ receiptStep: delivery }), ['options', 'intervals']],
  [
    'another place',
    checkoutOf({ receiptStep: delivery }),
    checkoutOf({ receiptStep: { ...delivery, deliveryCoords: [55.8, 37.6] } }),
    ['intervals'],
  ],
  [
    'the same place written anew',
    checkoutOf({ receiptStep: delivery }),
    checkoutOf({ receiptStep: { ...delivery, deliveryCoords: [55.7, 37.6] } }),
    [],
  ],
  [
    'a place given up',
    checkoutOf({ receiptStep: delivery }),
    checkoutOf({ receiptStep: { isPickup: false } }),
    [],
  ],
  [
    'another client',
    checkoutOf({ receiptStep: delivery }),
    checkoutOf({ receiptStep: delivery, infoStep: { clientId: 'c1' } }),
    ['intervals'],
  ],
  [
    'another transport',
    checkoutOf({ receiptStep: delivery }),
    checkoutOf({ receiptStep: { ...delivery, deliveryTransportCode: 'courier' } }),
    ['options'],
  ],
  [
    'a shop while delivery is chosen',
    checkoutOf({ receiptStep: delivery }),
    checkoutOf({ receiptStep: { ...delivery, supplierId: 8 } }),
    [],
  ],
])('%s asks for what depends on it', (_, before, after, reactions) => {
  const items = before.items
  expect(reactionsToChange(before, { ...after, items })).toEqual(reactions)
})

it('other lines ask for totals', () => {
  const before = checkoutOf()
  expect(reactionsToChange(before, { ...before, items: [] })).toEqual(['totals'])
})

it.each<[FilledStep, boolean, boolean, string[]]>([
  ['receipt', true, false, ['writeoff']],
  ['receipt', false, false, ['writeoff']],
  ['payment', true, false, ['writeoff']],
  ['payment', false, false, []],
  ['info', true, false, ['writeoff']],
  ['info', false, false, []],
  ['receipt', true, true, []],
])(
  'completing %s, write-off enabled %j, corporate %j: %j',
  (step, isWriteoffEnable, isCorporate, reactions) => {
    expect(reactionsToCompletion(step, { isWriteoffEnable }, isCorporate)).toEqual(reactions)
  },
)
