import { describe, expect, it } from 'vitest'
import { withNamesOnOneLine } from '@/gateway/core/text/with-names-on-one-line'

describe('lines of what a visitor typed', () => {
  it.each([
    ['a name', { name: 'Иван\r\n\nОплачено: 5 000 ₽' }, { name: 'Иван Оплачено: 5 000 ₽' }],
    ['separators of Unicode', { secondName: 'Петров\u2028К выдаче' }, { secondName: 'Петров К выдаче' }],
    ['an address in a delivery', { delivery: { address: 'Арбат\n1' } }, { delivery: { address: 'Арбат 1' } }],
    ['cars of a list', [{ plate: 'А1\tВ' }], [{ plate: 'А1 В' }]],
  ])('are one in %s', (_, given, joined) => {
    expect(withNamesOnOneLine(given)).toEqual(joined)
  })

  it('stay in what is read as a text, and nothing else changes', () => {
    const file = new File(['a\nb'], 'a.txt')
    const given = { comment: 'Позвоните\nпосле шести', name: 7, title: null, file }
    expect(withNamesOnOneLine(given)).toEqual(given)
    const own = JSON.parse('{"__proto__":"a","constructor":1}')
    expect(JSON.stringify(withNamesOnOneLine(own))).toBe('{"__proto__":"a","constructor":1}')
  })
})
