import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  goodsTotalOf,
  KOPECKS_IN_BONUS,
  lineBonuses,
  maxWriteoff,
  rewardFor,
  rewardTotalOf,
} from '@/gateway/services/bonuses/order-bonuses'
import { allocate } from '@/gateway/services/bonuses/allocate'

const line = fc.record({
  price: fc.integer({ min: 1, max: 50_000_000 }),
  quantity: fc.integer({ min: 1, max: 1000 }),
})
const basket = fc.array(line, { minLength: 1, maxLength: 60 })
const balance = fc.integer({ min: 0, max: 10_000_000 })
const percent = fc.constantFrom(0, 3, 5, 10)

describe('an amount shared out', () => {
  it.each([
    [100, [1, 1, 1], 'no', []],
    [2, [1, 1, 1], 'first come', [1, 1, 0]],
    [10, [10, 0, 10], 'even', [5, 0, 5]],
    [7, [3, 3, 3], 'largest remainder', [3, 2, 2]],
    [0, [5, 5], 'nothing', [0, 0]],
    [0, [0, 0], 'nothing over nothing', [0, 0]],
  ])('of %i over %j is %s', (amount, weights, _, shares) => {
    if (shares.length === 0) expect(() => allocate(amount, weights)).toThrow(RangeError)
    else expect(allocate(amount, weights)).toEqual(shares)
  })

  it('adds up, and no share is above its weight', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 5_000_000_000 }), { minLength: 1, maxLength: 500 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (weights, part) => {
          const amount = Math.floor(weights.reduce((sum, weight) => sum + weight, 0) * part)
          const shares = allocate(amount, weights)
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
          shares.forEach((share, at) => expect(share).toBeLessThanOrEqual(weights[at] ?? 0))
          shares.forEach((share) => expect(share).toBeGreaterThanOrEqual(0))
        },
      ),
    )
  })
})

describe('bonuses of an order', () => {
  it.each([
    [33_33, 3, 0],
    [33_34, 3, 1],
    [100_000, 10, 100],
    [99_999, 5, 49],
    [0, 10, 0],
  ])('earned on %i kopecks at %i per cent are %i', (kopecks, cashback, bonuses) => {
    expect(rewardFor(kopecks, cashback)).toBe(bonuses)
  })

  it.each([
    [[{ price: 39_000, quantity: 1 }], 500, 195],
    [[{ price: 39_000, quantity: 1 }], 12, 12],
    [
      [
        { price: 99, quantity: 1 },
        { price: 99, quantity: 1 },
        { price: 99, quantity: 1 },
      ],
      500,
      0,
    ],
    [[{ price: 39_000, quantity: 1 }], -5, 0],
  ])('written off for %j with %i on the card are at most %i', (lines, held, most) => {
    expect(maxWriteoff(lines, held)).toBe(most)
  })

  it('add up over the lines to the kopeck, whatever is ordered', () => {
    fc.assert(
      fc.property(
        basket,
        balance,
        percent,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (lines, held, cashback, part) => {
          const goods = goodsTotalOf(lines)
          const writeoff = Math.floor(maxWriteoff(lines, held) * part)
          const bonuses = lineBonuses(lines, { writeoff, cashbackPercent: cashback })
          const written = bonuses.reduce((sum, one) => sum + one.writeoff, 0)
          expect(written).toBe(writeoff * KOPECKS_IN_BONUS)
          const paid = lines.map(({ price, quantity }, at) => price * quantity - (bonuses[at]?.writeoff ?? 0))
          expect(paid.reduce((sum, kopecks) => sum + kopecks, 0)).toBe(goods - written)
          paid.forEach((kopecks, at) => {
            expect(kopecks).toBeGreaterThanOrEqual(0)
            expect(bonuses[at]?.reward).toBe(rewardFor(kopecks, cashback))
            expect((bonuses[at]?.writeoff ?? 0) % KOPECKS_IN_BONUS).toBe(0)
          })
          expect(rewardTotalOf(bonuses)).toBeLessThanOrEqual(rewardFor(goods - written, cashback))
        },
      ),
    )
  })

  it('never pay more than half of the goods, nor more than there are', () => {
    fc.assert(
      fc.property(basket, balance, (lines, held) => {
        const most = maxWriteoff(lines, held)
        expect(most).toBeLessThanOrEqual(held)
        expect(most * KOPECKS_IN_BONUS * 2).toBeLessThanOrEqual(goodsTotalOf(lines))
      }),
    )
  })
})
