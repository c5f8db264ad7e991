import { expect, test } from 'vitest'
import { addToHistory, MAX_HISTORY, parseHistory } from './search-history'

test.each([
  [null, []],
  ['["oc90","масло"]', ['oc90', 'масло']],
  ['["oc90",5,"",null]', ['oc90']],
  ['{"a":1}', []],
  ['not json', []],
])('reads %j as %j', (stored, expected) => {
  expect(parseHistory(stored)).toEqual(expected)
})

test('puts the newest query first and keeps each once', () => {
  expect(addToHistory(['масло', 'oc90'], ' OC90 ')).toEqual(['OC90', 'масло'])
  expect(addToHistory(['масло'], '  ')).toEqual(['масло'])
})

test('forgets the oldest', () => {
  const full = Array.from({ length: MAX_HISTORY }, (_, index) => `q${index}`)
  const history = addToHistory(full, 'new')
  expect(history).toHaveLength(MAX_HISTORY)
  expect(history[0]).toBe('new')
  expect(history).not.toContain(`q${MAX_HISTORY - 1}`)
})
