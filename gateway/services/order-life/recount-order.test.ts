import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lineBonuses, maxWriteoff } from '@/gateway/services/bonuses/order-bonuses'
import { recountOrder } from './recount-order'

const boughtLine = fc.record({
  price: fc.integer({ min: 1, max: 9_000_000 }),
  quantity: fc.integer({ min: 1, max: 500 }),
  stored: fc.nat({ max: 500 }),
})

const order = fc.record({
  lines: fc.array(boughtLine, { minLength: 1, maxLength: 12 }),
  balance: fc.nat({ max: 100_000 }),
  cashbackPercent: fc.constantFrom(0, 3, 5, 10),
  deliveryPrice: fc.constantFrom(0, 29_900),
})

it('adds up to the kopeck and returns whole bonuses, whatever is called off', () => {
  fc.assert(
    fc.property(order, ({ lines, balance, cashbackPercent, deliveryPrice }) => {
      const goodsTotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
      const writeoff = maxWriteoff(lines, balance)
      const bonuses = lineBonuses(lines, { writeoff, cashbackPercent })
      const count = recountOrder(
        { goodsTotal, writeoffTotal: writeoff * 100, deliveryPrice },
        lines.map(({ price, quantity, stored }, at) => ({
          price,
          pieces: Math.min(stored, quantity),
          piecesBefore: quantity,
          writeoff: bonuses[at]?.writeoff ?? 0,
          reward: bonuses[at]?.reward ?? 0,
        })),
      )
      const sum = (pick: (line: (typeof count.lines)[number]) => number) =>
        count.lines.reduce((total, line) => total + pick(line), 0)
      expect(sum(({ writeoff: part }) => part)).toBe(count.writeoffTotal)
      expect(count.total).toBe(count.goodsTotal - count.writeoffTotal + count.deliveryPrice)
      expect(count.total).toBeGreaterThanOrEqual(0)
      expect(Number.isInteger(count.returnedBonuses) && count.returnedBonuses >= 0).toBe(true)
      count.lines.forEach(({ writeoff: part, reward }, at) => {
        const { price = 0, quantity = 0, stored = 0 } = lines[at] ?? {}
        expect(part).toBeLessThanOrEqual(price * Math.min(stored, quantity))
        // The receipt of the payment says what each line was paid with: what stays costs what it says.
        if (stored >= quantity) expect(part).toBe(bonuses[at]?.writeoff)
        expect(reward).toBeLessThanOrEqual(bonuses[at]?.reward ?? 0)
      })
    }),
  )
})

const LINE = { price: 10_000, pieces: 2, piecesBefore: 2, writeoff: 5_000, reward: 7 }

it('changes nothing while everything is still bought', () => {
  const before = { goodsTotal: 40_000, writeoffTotal: 10_000, deliveryPrice: 29_900 }
  expect(recountOrder(before, [LINE, LINE])).toEqual({
    ...before,
    total: 59_900,
    returnedBonuses: 0,
    lines: [
      { writeoff: 5_000, reward: 7 },
      { writeoff: 5_000, reward: 7 },
    ],
  })
})

it('gives everything back when nothing is left, the delivery too', () => {
  const before = { goodsTotal: 20_000, writeoffTotal: 5_000, deliveryPrice: 29_900 }
  expect(recountOrder(before, [{ ...LINE, pieces: 0 }])).toEqual({
    goodsTotal: 0,
    writeoffTotal: 0,
    deliveryPrice: 0,
    total: 0,
    returnedBonuses: 50,
    lines: [{ writeoff: 0, reward: 0 }],
  })
})
