import { describe, expect, it } from 'vitest'
import { withoutDirectionOverrides } from '@/gateway/http/without-direction-overrides'

describe('what a visitor typed', () => {
  it.each([
    ['a name', 'Иван\u202E Петров', 'Иван Петров'],
    ['an isolate', '\u2067Иван\u2069', 'Иван'],
    ['a list', ['\u202AИван', 1, null], ['Иван', 1, null]],
    ['an object in an object', { user: { name: '\u202DИван' } }, { user: { name: 'Иван' } }],
    ['marks that turn nothing', 'Иван\u200E\u00A0—\u00ADПетров', 'Иван\u200E\u00A0—\u00ADПетров'],
  ])('turns no writing: %s', (_, given, cleaned) => {
    expect(withoutDirectionOverrides(given)).toEqual(cleaned)
  })

  it('keeps names of plain objects and files as they are', () => {
    const given = JSON.parse('{"__proto__":"\u202Ea","constructor":1}')
    expect(JSON.stringify(withoutDirectionOverrides(given))).toBe('{"__proto__":"a","constructor":1}')
    const file = new File(['\u202E'], 'a.txt')
    expect(withoutDirectionOverrides({ file })).toEqual({ file })
  })
})
