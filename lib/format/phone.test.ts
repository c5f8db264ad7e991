import { describe, expect, it } from 'vitest'
import { readSample } from '@/tests/samples/read-sample'
import { formatPhone, toTelLink } from './phone'

const RUSSIAN = /^\+7 \(\d{3}\) \d{3}-\d{2}-\d{2}$/

it.each([
  ['9161234567', '+7 (916) 123-45-67', 'tel:+79161234567'],
  ['89161234567', '+7 (916) 123-45-67', 'tel:+79161234567'],
  ['79161234567', '+7 (916) 123-45-67', 'tel:+79161234567'],
  ['+7 (916) 123-45-67', '+7 (916) 123-45-67', 'tel:+79161234567'],
  ['8 800 555-35-35', '+7 (800) 555-35-35', 'tel:+78005553535'],
  ['35311234567', '+35311234567', 'tel:+35311234567'],
  ['375291234567', '375291234567', 'tel:+375291234567'],
  ['+49 30 123456', '+49 30 123456', 'tel:+4930123456'],
  ['+84 912 345 678', '+84912345678', 'tel:+84912345678'],
  ['112', '112', 'tel:+112'],
  ['доб. нет', 'доб. нет', null],
  ['', '', null],
])('%j shows %s and dials %s', (phone, shown, link) => {
  expect(formatPhone(phone)).toBe(shown)
  expect(toTelLink(phone)).toBe(link)
})

describe('published Russian phones', () => {
  const whole = readSample<string[]>('text/phones.json').filter((input) =>
    /^(?:[78]?\d{10})$/.test(input.replace(/\D/g, '')),
  )

  it.each(whole)('%s is shown in the Russian form', (input) => {
    expect(formatPhone(input)).toMatch(RUSSIAN)
    expect(formatPhone(input).replace(/\D/g, '').slice(1)).toBe(input.replace(/\D/g, '').slice(-10))
  })
})

it.each(readSample<string[]>('text/phone-examples.json'))(
  '%s of +7 is shown in the Russian form',
  (digits) => {
    expect(formatPhone(digits)).toMatch(RUSSIAN)
    expect(toTelLink(`8${digits}`)).toBe(`tel:+7${digits}`)
  },
)
