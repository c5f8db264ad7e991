import { expect, it } from 'vitest'
import { EMPTY_CHOICES, type ReceiptStep } from '@/stores/checkout/checkout-state'
import { isPaymentComplete, receiptLacks, type ReceiptContext } from './completeness'

const RETAIL: ReceiptContext = { isCorporate: false, clientId: null, hasIntervals: true }
const place = { isPickup: false, deliveryCoords: [55.7, 37.6], deliveryTransportCode: 'courier' } as const
const interval = { deliveryIntervalDate: '21.11.2026', deliveryIntervalTime: '10:00-14:00' }

it.each<[string, Partial<ReceiptStep>, Partial<ReceiptContext>, string[]]>([
  ['pickup without a shop', {}, {}, ['shop']],
  ['pickup with a shop', { supplierId: 29 }, {}, []],
  ['delivery without anything', { isPickup: false }, {}, ['place', 'transport', 'date', 'time']],
  ['delivery with all of it', { ...place, ...interval }, {}, []],
  ['delivery without a place', { ...place, ...interval, deliveryCoords: null }, {}, ['place']],
  ['delivery without a transport', { ...place, ...interval, deliveryTransportCode: null }, {}, ['transport']],
  ['delivery without a date', { ...place, ...interval, deliveryIntervalDate: null }, {}, ['date']],
  ['delivery without a time', { ...place, ...interval, deliveryIntervalTime: null }, {}, ['time']],
  ['delivery where no intervals are loaded', place, { hasIntervals: false }, []],
  ['no intervals and no place', { ...place, deliveryCoords: null }, { hasIntervals: false }, ['place']],
  [
    'no intervals and no transport',
    { ...place, deliveryTransportCode: null },
    { hasIntervals: false },
    ['transport'],
  ],
  [
    'a company with a client instead of a place',
    { ...place, ...interval, deliveryCoords: null },
    { isCorporate: true, clientId: 'c1' },
    [],
  ],
  ['a company with a place and no client', { ...place, ...interval }, { isCorporate: true }, ['client']],
  [
    'a company with a client and no intervals',
    { ...place, deliveryCoords: null },
    { isCorporate: true, clientId: 'c1', hasIntervals: false },
    [],
  ],
  [
    'a shop chosen for pickup does not help delivery',
    { isPickup: false, supplierId: 29 },
    {},
    ['place', 'transport', 'date', 'time'],
  ],
])('%s', (_, step, context, lacks) => {
  expect(receiptLacks({ ...EMPTY_CHOICES.receiptStep, ...step }, { ...RETAIL, ...context })).toEqual(lacks)
})

it.each([
  [null, false],
  ['', false],
  ['payment_cash', true],
])('payment %j is complete: %j', (paymentCode, isComplete) => {
  expect(isPaymentComplete({ paymentCode })).toBe(isComplete)
})
