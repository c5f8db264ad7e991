import { expect, test } from 'vitest'
import { readRequestCounter } from './read-request-counter'

test.each([
  ['red', '7', { count: 7, color: '#c1121f' }],
  ['GREEN', '0', { count: 0, color: '#12723a' }],
  ['#Ff0000', '12', { count: 12, color: '#ff0000' }],
  ['#abc', '12', { count: 12, color: '#abc' }],
  ['hsl(0, 80%, 40%)', '12', { count: 12, color: 'hsl(0, 80%, 40%)' }],
  ['RGB(255 0 0)', '12', { count: 12, color: 'rgb(255 0 0)' }],
  ['rgb(255,0,0);background:url(//evil.example)', '12', undefined],
  ['url(//evil.example)', '12', undefined],
  ['toString', '12', undefined],
  ['red;background:url(//evil.example)', '12', undefined],
  ['red', '<b>1</b>', undefined],
  ['red', '-1', undefined],
  ['red', '', undefined],
  ['', '1', undefined],
])('colour %j and count %j give %o', (color, count, expected) => {
  const headers = new Headers({ 'x-alert-color': color, 'x-requested-count': count })
  expect(readRequestCounter(headers)).toEqual(expected)
})

test('an answer without the headers has no counter', () => {
  expect(readRequestCounter(new Headers())).toBeUndefined()
})
