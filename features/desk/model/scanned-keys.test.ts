import { expect, it } from 'vitest'
import { addKey, NO_KEYS, type ScannedKeys } from './scanned-keys'

function type(text: string, pauseMs: number): string | undefined {
  let keys: ScannedKeys & { barcode?: string } = NO_KEYS
  for (const [at, key] of [...text, 'Enter'].entries()) keys = addKey(keys, key, 1000 + at * pauseMs)
  return keys.barcode
}

it.each([
  ['4011558710507', 10, '4011558710507'],
  ['96385074', 50, '96385074'],
  ['4011558710507', 200, undefined],
  ['1234567', 10, undefined],
  ['к96385074', 10, '96385074'],
  ['9638a074', 10, undefined],
])('%s with pauses of %d ms is read as %s', (text, pauseMs, barcode) => {
  expect(type(text, pauseMs)).toBe(barcode)
})
