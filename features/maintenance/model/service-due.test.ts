import { expect, it } from 'vitest'
import { groupsDue, serviceDue } from './service-due'
import type { ServiceGroup } from './service-plan'

const group = (code: string, interval: number | null): ServiceGroup => ({
  code,
  title: code,
  interval,
  positions: [],
})
const GROUPS = [group('oil', 15_000), group('air', 30_000), group('plugs', 60_000), group('pads', null)]
const TODAY = '2026-11-22'

it.each([
  ['nothing', null, null, null],
  ['the clock', 58_000, null, { turn: 60_000, at: 60_000, left: 2000, by: null, isOverdue: false }],
  [
    'the clock past the table',
    121_000,
    null,
    { turn: 15_000, at: 135_000, left: 14_000, by: null, isOverdue: false },
  ],
  [
    'a service written down',
    50_000,
    { date: '2026-01-31', mileage: 44_000 },
    { turn: 60_000, at: 59_000, left: 9000, by: '2027-01-31', isOverdue: false },
  ],
  [
    'a service that was too long ago by the clock',
    61_000,
    { date: '2026-05-01', mileage: 44_000 },
    { turn: 60_000, at: 59_000, left: -2000, by: '2027-05-01', isOverdue: true },
  ],
  [
    'a service that was too long ago by the calendar',
    45_000,
    { date: '2025-11-21', mileage: 44_000 },
    { turn: 60_000, at: 59_000, left: 14_000, by: '2026-11-21', isOverdue: true },
  ],
  [
    'a day alone',
    null,
    { date: '2024-02-29', mileage: null },
    { turn: 15_000, at: null, left: null, by: '2025-02-28', isOverdue: true },
  ],
])('by %s', (_, driven, last, expected) => {
  expect(serviceDue(GROUPS, driven, last, TODAY)).toEqual(expected)
})

it.each([
  [
    47_000,
    null,
    [
      ['oil', 60_000, 13_000],
      ['air', 60_000, 13_000],
      ['plugs', 60_000, 13_000],
    ],
  ],
  [
    61_000,
    null,
    [
      ['oil', 75_000, 14_000],
      ['air', 90_000, 29_000],
      ['plugs', 120_000, 59_000],
    ],
  ],
  [
    61_000,
    { date: '2026-05-01', mileage: 44_000 },
    [
      ['oil', 59_000, -2000],
      ['air', 59_000, -2000],
      ['plugs', 59_000, -2000],
    ],
  ],
  [
    null,
    { date: '2026-05-01', mileage: 14_000 },
    [
      ['oil', 29_000, null],
      ['air', 29_000, null],
      ['plugs', 59_000, null],
    ],
  ],
])('a car at %s, serviced last at %j, needs next %j', (driven, last, expected) => {
  const due = serviceDue(GROUPS, driven, last, TODAY)
  expect(due && groupsDue(GROUPS, due).map(({ code, at, left }) => [code, at, left])).toEqual(expected)
})
