import { expect, test } from 'vitest'
import { buildSecurityTxt } from './build-security-txt'

const now = new Date('2026-11-26T12:00:00Z')
const origin = 'https://shop.example'

test('names whom to tell, and until when that holds', () => {
  expect(buildSecurityTxt({ origin, email: 'help@shop.example', now })).toBe(
    `Contact: mailto:help@shop.example
Contact: https://shop.example/help/feedback
Expires: 2027-05-25T00:00:00Z
Preferred-Languages: ru, en
Canonical: https://shop.example/.well-known/security.txt
`,
  )
})

test('a shop without a mailbox is told by its form', () => {
  expect(buildSecurityTxt({ origin, email: null, now })).toMatch(
    /^Contact: https:\/\/shop\.example\/help\/feedback\n/,
  )
})
