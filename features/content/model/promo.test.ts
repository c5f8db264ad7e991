import { expect, test } from 'vitest'
import { toPromo } from './promo'

test.each([
  [{ dateFrom: '20.10.2026', dateTo: '2026-12-31' }, 'с 20.10.2026 по 31.12.2026'],
  [{ dateTo: '31.12.2026' }, 'по 31.12.2026'],
  [{ dateFrom: 'скоро', dateTo: 5 }, null],
])('%o lasts %s', (fields, period) => {
  expect(toPromo(fields).period).toBe(period)
})

test.each([
  [
    { location: '/catalog/shiny', ad_erid: '2Vtz', utm_source: 'promo' },
    '/catalog/shiny?erid=2Vtz&utm_source=promo',
  ],
  [{ location: 'javascript:alert(1)' }, null],
  [{}, null],
])('%o leads to %s', (fields, href) => {
  expect(toPromo(fields).href).toBe(href)
})
