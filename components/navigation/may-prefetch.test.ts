import { expect, test } from 'vitest'
import { mayPrefetch } from './may-prefetch'

test.each([
  [{ onLine: true }, true],
  [{ onLine: true, connection: { effectiveType: '4g' } }, true],
  [{ onLine: true, connection: { effectiveType: '2g' } }, false],
  [{ onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
  [{ onLine: true, connection: { effectiveType: '4g', saveData: true } }, false],
  [{ onLine: false }, false],
])('fetches ahead on %o: %s', (navigatorLike, expected) => {
  expect(mayPrefetch(navigatorLike)).toBe(expected)
})
