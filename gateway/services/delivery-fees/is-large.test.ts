import { expect, it } from 'vitest'
import { isLarge } from '@/gateway/services/delivery-fees/is-large'

const LIMITS = { largeFromKg: 20, largeFromCm: 100 }

it.each([
  [{ weight: 20, size: undefined }, LIMITS, true],
  [{ weight: '19,99', size: undefined }, LIMITS, false],
  [{ weight: '20,5', size: undefined }, LIMITS, true],
  [{ weight: undefined, size: '120 × 1000 × 60 мм' }, LIMITS, true],
  [{ weight: undefined, size: '120 × 999,9 × 60 мм' }, LIMITS, false],
  [{ weight: 50, size: '5000 × 1 × 1 мм' }, { largeFromKg: null, largeFromCm: null }, false],
  [{ weight: undefined, size: undefined }, { largeFromKg: 1, largeFromCm: 1 }, false],
  [{ weight: true, size: 'нет' }, { largeFromKg: 1, largeFromCm: 1 }, false],
])('%o by %o is large: %s', (known, limits, isIt) => {
  expect(isLarge(known, limits)).toBe(isIt)
})
