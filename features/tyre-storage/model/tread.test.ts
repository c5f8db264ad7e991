import { expect, it } from 'vitest'
import { treadState, treadWords } from './tread'

it.each([
  ['Летние', [6, 1.6], 'last'],
  ['Летние', [6, 1.5], 'worn'],
  ['Летние', [2.6, 2.6], 'good'],
  ['Зимние, шипы', [8, 4.9], 'last'],
  ['Зимние, шипы', [8, 5], 'good'],
  ['Зимние, без шипов', [3.9, 8], 'worn'],
  ['Всесезонные', [3.9], 'good'],
  [null, [3], 'good'],
  ['Летние', [], undefined],
])('%s with %j are %s', (season, treads, state) => {
  expect(treadState(season, treads)).toBe(state)
})

it('writes millimetres as people do', () => {
  expect(treadWords([6.4, 6.3, 5.9, 6])).toBe('6,4 · 6,3 · 5,9 · 6\u00a0мм')
})
