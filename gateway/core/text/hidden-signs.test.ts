import { describe, expect, it } from 'vitest'
import { withoutHiddenSigns } from '@/gateway/core/text/hidden-signs'

describe('what a visitor typed', () => {
  it.each([
    ['a name', 'Иван\u202E Петров', 'Иван Петров'],
    ['an isolate', '\u2067Иван\u2069', 'Иван'],
    ['a list', ['\u202AИван', 1, null], ['Иван', 1, null]],
    ['an object in an object', { user: { name: '\u202DИван' } }, { user: { name: 'Иван' } }],
    ['marks that turn nothing', 'Иван\u200E\u00A0—\u00ADПетров', 'Иван\u200E\u00A0—\u00ADПетров'],
  ])('turns no writing: %s', (_, given, cleaned) => {
    expect(withoutHiddenSigns(given)).toEqual(cleaned)
  })

  it('gives a terminal no commands, and keeps its lines', () => {
    expect(withoutHiddenSigns('Иван\u001B[2J\u009B31m\u0007')).toBe('Иван[2J31m')
    expect(withoutHiddenSigns('После шести\r\n\tзвоните')).toBe('После шести\r\n\tзвоните')
  })

  it.each(['\u200B\u200B', '\u3164', '\u2800', '\u00AD', ' \u115F\u034F', '\u{E0020}', '\u202E', '\u0007 '])(
    'is empty where nothing of it can be seen: %j',
    (given) => {
      expect(withoutHiddenSigns(given)).toBe('')
    },
  )

  it('keeps names of plain objects and files as they are', () => {
    const given = JSON.parse('{"__proto__":"\u202Ea","constructor":1}')
    expect(JSON.stringify(withoutHiddenSigns(given))).toBe('{"__proto__":"a","constructor":1}')
    const file = new File(['\u202E'], 'a.txt')
    expect(withoutHiddenSigns({ file })).toEqual({ file })
  })
})
