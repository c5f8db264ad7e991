import { expect, it } from 'vitest'
import { isPassValid, writePass } from '@/gateway/services/protection/signed-pass'

const NOW = Date.parse('2026-01-01T12:00:00Z')
const pass = writePass('secret', 'pass', '10.0.0.1', NOW + 1000)

it('is good for its address until it expires', () => {
  expect(isPassValid('secret', 'pass', '10.0.0.1', pass, NOW)).toBe(true)
  expect(isPassValid('secret', 'pass', '10.0.0.1', pass, NOW + 1000)).toBe(false)
})

it.each([
  ['another address', 'secret', 'pass', '10.0.0.2', pass],
  ['another gateway', 'other', 'pass', '10.0.0.1', pass],
  ['another purpose', 'secret', 'question', '10.0.0.1', pass],
  ['a later end', 'secret', 'pass', '10.0.0.1', pass.replace(/^\d+/, String(NOW + 9_999_999))],
  ['half of it', 'secret', 'pass', '10.0.0.1', pass.slice(0, -5)],
  ['no signature', 'secret', 'pass', '10.0.0.1', String(NOW + 1000)],
  ['an end without end', 'secret', 'pass', '10.0.0.1', `Infinity.${pass.split('.')[1]}`],
  ['nothing', 'secret', 'pass', '10.0.0.1', ''],
] as const)('is not good for %s', (_name, secret, purpose, address, given) => {
  expect(isPassValid(secret, purpose, address, given, NOW)).toBe(false)
})
