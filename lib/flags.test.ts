import { expect, test } from 'vitest'
import { DEFAULT_FLAGS, type Flag, parseFlags } from './flags'

test.each<[Flag, boolean]>([
  ['emailLogin', true],
  ['recommendations', true],
  ['retailMedia', true],
  ['search', true],
  ['callTracking', true],
  ['chat', true],
  ['marketingPlatform', true],
  ['offlinePage', true],
  ['taxi', false],
  ['analytics', false],
])('%s is %s unless the environment says otherwise', (flag, isOn) => {
  expect(parseFlags('')[flag]).toBe(isOn)
})

test.each([
  ['analytics', { analytics: true }],
  ['-chat', { chat: false }],
  [' -chat , analytics,', { chat: false, analytics: true }],
  ['analytics,-analytics', { analytics: false }],
])('%j changes %j and nothing else', (text, changes) => {
  expect(parseFlags(text)).toEqual({ ...DEFAULT_FLAGS, ...changes })
})

test.each(['chats', '--chat', 'toString', 'Chat'])('%j is refused', (text) => {
  expect(() => parseFlags(text)).toThrow('emailLogin')
})
