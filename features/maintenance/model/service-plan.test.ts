import { expect, it } from 'vitest'
import { dueGroups, isDue, type ServiceGroup, serviceMileages } from './service-plan'

function group(code: string, interval: number | null): ServiceGroup {
  return { code, title: code, interval, positions: [] }
}

const SOLARIS = [group('oil', 15_000), group('cabin', 15_000), group('air', 30_000), group('plugs', 60_000)]

it.each([
  [SOLARIS, [15, 30, 45, 60, 75, 90, 105, 120]],
  [
    [group('oil', 10_000), group('air', 30_000)],
    [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120],
  ],
  [[group('belt', 90_000)], [15, 30, 45, 60, 75, 90, 105, 120]],
  [[group('pads', null)], [15, 30, 45, 60, 75, 90, 105, 120]],
  [[group('odd', 100)], [15, 30, 45, 60, 75, 90, 105, 120]],
])('the table of %j has services at %j thousand km', (groups, thousands) => {
  expect(serviceMileages(groups).map((mileage) => mileage / 1000)).toEqual(thousands)
})

it.each([
  [15_000, ['oil', 'cabin']],
  [30_000, ['oil', 'cabin', 'air']],
  [60_000, ['oil', 'cabin', 'air', 'plugs']],
  [105_000, ['oil', 'cabin']],
  [120_000, ['oil', 'cabin', 'air', 'plugs']],
])('at %d km are due %j', (mileage, codes) => {
  expect(dueGroups(SOLARIS, mileage).map(({ code }) => code)).toEqual(codes)
})

it('an interval between two services falls on the nearer one', () => {
  const at = [15, 30, 45, 60, 75, 90].filter((thousand) =>
    isDue({ interval: 40_000 }, thousand * 1000, 15_000),
  )
  expect(at).toEqual([45, 75])
})

it('what is replaced as it wears is due at no service', () => {
  expect(isDue({ interval: null }, 60_000, 15_000)).toBe(false)
  expect(isDue({ interval: 0 }, 60_000, 15_000)).toBe(false)
})
