import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toKopecks } from '@/lib/money'
import { cartLineOf } from '@/stores/cart/testing'
import { checkoutOf, NO_SECTOR, PATTERN } from '../../testing'
import { checkoutTotals } from './totals'

const RETAIL = { isCorporate: false, markup: 0 }
const total = {
  totalPrice: 1500,
  totalPriceDiscount: 1300,
  totalWriteoff: 200,
  totalReward: 45,
  totalRewardDiscount: 39,
}

const CENTRE = { price: 100, freeFrom: null, surcharge: 50, isAgreed: false }
const PLACED = { receiptStep: { isPickup: false, deliveryCoords: [55.7, 37.6] as [number, number] } }

it.each([
  ['nothing, where it is picked up', { receiptStep: { isPickup: true } }, false, 0],
  ['the usual where the gateway does not tell', {}, false, 299],
  ['an unknown sum before an address', { pattern: { ...PATTERN, deliveryTerms: CENTRE } }, false, null],
  ['what the gateway says', { pattern: { ...PATTERN, deliveryTerms: CENTRE }, ...PLACED }, false, 150],
  ['what the zone of the address takes', { deliverySector: { ...NO_SECTOR, terms: CENTRE } }, false, 150],
  ['nothing of a company', { deliverySector: { ...NO_SECTOR, terms: CENTRE } }, true, 0],
])('delivery takes %s', (_, parts, isCorporate, fee) => {
  const items = [cartLineOf({ productId: 'p1', price: 500 })]
  const state = checkoutOf({ items, receiptStep: { isPickup: false }, ...parts })
  expect(checkoutTotals(state, { ...RETAIL, isCorporate })).toMatchObject({ fee, toPay: 500 + (fee ?? 0) })
})

it.each([
  ['outside of the zones', { isPickup: false }, false, true],
  ['of a pickup', { isPickup: true }, false, false],
  ['of a company', { isPickup: false }, true, false],
])('the price of a carrier %s', (_, receiptStep, isCorporate, isAgreed) => {
  const terms = { ...CENTRE, isAgreed: true }
  const state = checkoutOf({ receiptStep, deliverySector: { ...NO_SECTOR, terms } })
  expect(checkoutTotals(state, { ...RETAIL, isCorporate })).toMatchObject({ isAgreed, fee: 0 })
})

describe('what an order comes to', () => {
  it.each([
    ['agreed', { isAgreeWriteoff: true }, 200, 39, 1300],
    ['not agreed', { isAgreeWriteoff: false }, 0, 45, 1500],
    ['agreed and not allowed', { isAgreeWriteoff: true, isWriteoffEnable: false }, 0, 45, 1500],
  ])('bonuses %s', (_, parts, writeOff, reward, toPay) => {
    expect(checkoutTotals(checkoutOf({ total, ...parts }), RETAIL)).toMatchObject({ writeOff, reward, toPay })
  })

  const cards = [
    { code: 'A', lastFour: 'AAAA', balance: 100.1 },
    { code: 'B', lastFour: 'BBBB', balance: 2000 },
  ]
  it.each([
    ['pay what bonuses leave', { giftCards: cards, isAgreeWriteoff: true }, 1300, 0],
    ['pay as far as they reach', { giftCards: cards.slice(0, 1) }, 100.1, 1399.9],
    [
      'pay no bill',
      { giftCards: cards, paymentStep: { isComplete: true, paymentCode: 'payment_bill' } },
      0,
      1500,
    ],
    ['pay for no company', { giftCards: cards, infoStep: { personCode: 'person_3' as const } }, 0, 1500],
  ])('gift cards %s', (_, parts, gift, toPay) => {
    expect(checkoutTotals(checkoutOf({ total, ...parts }), RETAIL)).toMatchObject({ gift, toPay })
  })

  it.each(['person_2', 'person_3'] as const)('%s earns no bonuses', (personCode) => {
    expect(checkoutTotals(checkoutOf({ total, infoStep: { personCode } }), RETAIL).reward).toBeNull()
  })

  it('a corporate buyer pays without his own markup, sees it, and has no bonuses', () => {
    const state = checkoutOf({ total, isAgreeWriteoff: true, receiptStep: { isPickup: false } })
    expect(checkoutTotals(state, { isCorporate: true, markup: 10 })).toEqual({
      goods: 1500,
      goodsWithMarkup: 1650,
      fee: 0,
      isAgreed: false,
      writeOff: 0,
      gift: 0,
      reward: null,
      toPay: 1500,
    })
  })

  it('is exact to the kopeck for any lines', () => {
    const line = fc.record({
      kopecks: fc.integer({ min: 1, max: 9_999_999 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    })
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 0, max: 500 }),
        (given, writeOff) => {
          const items = given.map(({ kopecks, quantity }, at) =>
            cartLineOf({ productId: `p${at}`, price: kopecks / 100, quantity }),
          )
          const state = checkoutOf({
            items,
            isAgreeWriteoff: true,
            receiptStep: { isPickup: false },
            total: { ...total, totalWriteoff: writeOff },
          })
          const { goods, fee, toPay } = checkoutTotals(state, RETAIL)
          const expected = given.reduce((sum, { kopecks, quantity }) => sum + kopecks * quantity, 0)
          expect(toKopecks(goods)).toBe(expected)
          expect(toKopecks(toPay)).toBe(expected + (fee ?? 0) * 100 - writeOff * 100)
        },
      ),
    )
  })
})
