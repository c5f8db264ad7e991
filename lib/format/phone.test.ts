import { describe, expect, it } from 'vitest'
import { readSharedData, readSharedText } from '@/lib/parts/shared-data-testing'
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
  ['112', '112', 'tel:+112'],
  ['доб. нет', 'доб. нет', null],
  ['', '', null],
])('%j shows %s and dials %s', (phone, shown, link) => {
  expect(formatPhone(phone)).toBe(shown)
  expect(toTelLink(phone)).toBe(link)
})

const published = readSharedData<{ input: unknown; kind: string }[]>('textvectors/phone_ru_ilib.json')
describe.skipIf(published === null)(
  'published Russian phones (skipped where ../shared/data is absent)',
  () => {
    const inputs = (published ?? []).flatMap(({ input }) => (typeof input === 'string' ? [input] : []))
    const whole = inputs.filter((input) => /^(?:[78]?\d{10})$/.test(input.replace(/\D/g, '')))

    it.each(whole)('%s is shown in the Russian form', (input) => {
      expect(formatPhone(input)).toMatch(RUSSIAN)
      expect(formatPhone(input).replace(/\D/g, '').slice(1)).toBe(input.replace(/\D/g, '').slice(-10))
    })
  },
)

const examples = readSharedText('textvectors/libphonenumber_7/examples.csv')
describe.skipIf(examples === null)(
  'published examples of +7 (skipped where ../shared/data is absent)',
  () => {
    const numbers = [...(examples ?? '').matchAll(/"(\d{10})"/g)].map(([, digits]) => digits ?? '')

    it.each(numbers)('%s is shown in the Russian form', (digits) => {
      expect(formatPhone(digits)).toMatch(RUSSIAN)
      expect(toTelLink(`8${digits}`)).toBe(`tel:+7${digits}`)
    })
  },
)
