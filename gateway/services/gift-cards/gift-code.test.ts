import { describe, expect, it } from 'vitest'
import { createGiftCode, hashGiftCode, lastFourOf } from './gift-code'

describe('the code of a gift card', () => {
  it('is sixteen signs that are not taken for each other, each time others', () => {
    const codes = Array.from({ length: 200 }, createGiftCode)
    for (const code of codes) expect(code).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/)
    expect(new Set(codes).size).toBe(200)
  })

  it.each([
    ['in small letters with spaces', 'abce 2345 hkmp 6789'],
    ['without dashes', 'ABCE2345HKMP6789'],
    ['with long dashes', 'ABCE—2345—HKMP—6789'],
    ['with Cyrillic letters that look alike', 'АВСЕ-2345-НКМР-6789'],
  ])('is the same %s', (_, text) => {
    expect(hashGiftCode(text)).toBe(hashGiftCode('ABCE-2345-HKMP-6789'))
  })

  it('is known by its last four signs', () => {
    expect(lastFourOf('ABCE-2345-HKMP-6789')).toBe('6789')
  })
})
