import { expect, it } from 'vitest'
import { soundKey } from '@/gateway/services/words/spelling/sound-key'

it.each([
  ['хакапелита', 'Hakkapeliitta'],
  ['брембо', 'Brembo'],
  ['дайко', 'Dayco'],
  ['валео', 'Valeo'],
  ['кордиант', 'Cordiant'],
  ['кнехт', 'Knecht'],
  ['нгк', 'NGK'],
])('%s sounds like %s', (heard, written) => {
  expect(soundKey(heard)).toBe(soundKey(written))
})

it('keeps different names apart', () => {
  expect(soundKey('Bosch')).not.toBe(soundKey('Sachs'))
})
