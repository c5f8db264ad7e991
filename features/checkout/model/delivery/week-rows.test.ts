import { expect, it } from 'vitest'
import { WEEKDAY_NAMES, weekRows } from './week-rows'

it('a week starts on Monday', () => {
  expect(WEEKDAY_NAMES).toEqual(['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'])
})

it('offered days stand under their weekday, week by week', () => {
  const [first, second, ...others] = weekRows(['22.11.2026', '23.11.2026', '21.11.2026'])
  expect(others).toEqual([])
  expect(first?.map(({ day, isOffered }) => (isOffered ? day : null))).toEqual([
    null,
    null,
    null,
    null,
    null,
    21,
    22,
  ])
  expect(second?.map(({ date }) => date)).toEqual([
    '23.11.2026',
    '24.11.2026',
    '25.11.2026',
    '26.11.2026',
    '27.11.2026',
    '28.11.2026',
    '29.11.2026',
  ])
  expect(second?.filter(({ isOffered }) => isOffered).map(({ date }) => date)).toEqual(['23.11.2026'])
})

it('a week may hold the end of a year', () => {
  const [week] = weekRows(['01.01.2027'])
  expect(week?.map(({ day, month }) => `${day} ${month}`)).toEqual([
    '28 дек.',
    '29 дек.',
    '30 дек.',
    '31 дек.',
    '1 янв.',
    '2 янв.',
    '3 янв.',
  ])
})

it.each([[[]], [['завтра']], [['31.02.2026']]])('%j make no week', (dates) => {
  expect(weekRows(dates)).toEqual([])
})
