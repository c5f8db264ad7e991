import { expect, it } from 'vitest'
import { nameKey, typedKeys } from './name-keys'

it.each([
  ['солярис', 'Solaris'],
  ['соляриса', 'Solaris'],
  ['весты', 'Vesta'],
  ['гранту', 'Granta'],
  ['октавии', 'Octavia'],
  ['cjkzhbc', 'Solaris'],
  ['ыщдфкшы', 'Solaris'],
  ['hbj', 'Rio'],
  ['ащсгы', 'Focus'],
  ['х5', 'X5'],
  ['а7', 'A7'],
  ['рав4', 'RAV4'],
  ['cx5', 'CX-5'],
  ['x-trail', 'X-Trail'],
  ['2114', '2114'],
])('«%s» may be a %s', (typed, name) => {
  expect(typedKeys(typed)).toContain(nameKey(name))
})

it.each([
  ['шина', 'Shine'],
  ['масло', 'Mazda'],
  ['5w30', 'S60'],
  ['210', '2110'],
  ['zzzzzz', 'A'],
  ['яяя', 'A'],
  ['qqqq', 'C'],
  ['ыыыыыы', 'S'],
  ['aaa5', 'A5'],
])('«%s» is no %s', (typed, name) => {
  expect(typedKeys(typed)).not.toContain(nameKey(name))
})
