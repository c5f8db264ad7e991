import { expect, test } from 'vitest'
import { offlinePage } from './offline-page'

test('names the shop and its telephone, and asks once more for the page that could not be reached', () => {
  document.body.innerHTML = offlinePage({ siteName: 'Кот & Ко', phone: '+74951234567' })
  expect(document.querySelector('header')?.textContent).toBe('ККот & Ко')
  const [again, call] = document.querySelectorAll('a')
  expect(again?.getAttribute('href')).toBe('')
  expect(call?.getAttribute('href')).toBe('tel:+74951234567')
})

test.each([undefined, ''])('does without a telephone: %j', (phone) => {
  expect(offlinePage({ siteName: 'Арус', phone })).not.toContain('tel:')
})

test('asks for nothing that cannot be fetched', () => {
  expect(offlinePage({ siteName: 'Арус' })).not.toMatch(/\ssrc=|<link|<script|url\(/)
})
