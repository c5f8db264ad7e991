import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillUp } from '@/gateway/services/maintenance/fill-up'

const can = (litres: number, price: number) => ({ goods: `${litres} л`, litres, price })

describe('fillUp', () => {
  it.each([
    [4.4, [can(4, 3000), can(1, 900)], { '4 л': 1, '1 л': 1 }],
    [4.4, [can(4, 3000), can(1, 900), can(5, 3500)], { '5 л': 1 }],
    [4.4, [can(4, 2500), can(1, 800), can(5, 3500)], { '4 л': 1, '1 л': 1 }],
    [3.3, [can(4, 3000), can(1, 900)], { '4 л': 1 }],
    [3.3, [can(4, 3000), can(1, 100)], { '1 л': 4 }],
    [8, [can(5, 4000), can(4, 3000)], { '4 л': 2 }],
    [1, [can(0.5, 300)], { '0.5 л': 2 }],
    [0.9, [can(60, 20_000), can(1, 900)], { '1 л': 1 }],
  ])('takes for %s l of %j', (litres, canisters, expected) => {
    const filling = fillUp(litres, canisters)
    expect(Object.fromEntries((filling ?? []).map(({ goods, count }) => [goods, count]))).toEqual(expected)
  })

  it('has nothing to take from nothing', () => {
    expect(fillUp(4, [])).toBeUndefined()
    expect(fillUp(4, [can(60, 1)])).toBeUndefined()
  })

  it('always holds what was asked for', () => {
    const canister = fc
      .record({ litres: fc.constantFrom(0.5, 1, 4, 5, 20), price: fc.integer({ min: 1, max: 9000 }) })
      .map(({ litres, price }) => ({ goods: { litres }, litres, price }))
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 120 }),
        fc.array(canister, { minLength: 1, maxLength: 6 }),
        (tenths, canisters) => {
          const filling = fillUp(tenths / 10, canisters) ?? []
          const held = filling.reduce((sum, { goods, count }) => sum + goods.litres * count, 0)
          expect(held).toBeGreaterThanOrEqual(tenths / 10 - 1e-6)
        },
      ),
    )
  })
})
