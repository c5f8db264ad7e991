import { expect, it } from 'vitest'
import { isEmail, isStrictEmail } from './email'

// 64 before the sign, 255 after it.
const longest = `${'a'.repeat(64)}@${`${'b'.repeat(63)}.`.repeat(3)}${'c'.repeat(60)}.ru`

it.each([
  ['ivan@example.ru', true, true],
  ['IVAN@EXAMPLE.RU', true, true],
  ['ivan.petrov+shop@mail.example.co.uk', true, true],
  ["o'neil@example.org", true, true],
  ['иван@почта.рф', true, false],
  ['ivan@example', false, false],
  ['ivan@.ru', false, false],
  ['ivan@example.r', false, false],
  ['ivan@example..ru', false, false],
  ['ivan example@a.ru', false, false],
  ['ivan@@example.ru', false, false],
  ['@example.ru', false, false],
  ['', false, false],
  ['ivan@example.ru\r\nBcc: petr@example.com', false, false],
  ['ivan\u2028@example.ru', false, false],
  ['ivan\u0085x@example.ru', false, false],
  ['ivan\u0001x@example.ru', false, false],
  ['ivan\u200bx@example.ru', false, false],
  ['ivan,petr@example.ru', false, false],
  ['ivan;petr@example.ru', false, false],
  ['<petr@example.ru', false, false],
  ['"ivan"@example.ru', false, false],
  ['ivan@example.ru,petr', false, false],
  ['.ivan@example.ru', true, false],
  ['ivan..p@example.ru', true, false],
  ['ivan@-example.ru', true, false],
  ['ivan@exa_mple.ru', true, false],
  ['ivan@example.xn--p1ai', true, true],
  [`${'a'.repeat(65)}@example.ru`, true, false],
  [longest, true, true],
  [`a${longest}`, false, false],
])('%s is an address: %s, strictly: %s', (value, general, strict) => {
  expect(isEmail(value)).toBe(general)
  expect(isStrictEmail(value)).toBe(strict)
})
