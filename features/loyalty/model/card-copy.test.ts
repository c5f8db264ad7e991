import { expect, it } from 'vitest'
import { barsPath, toBarcode } from './barcode'
import { cardCopy } from './card-copy'

const NOW = new Date('2026-11-22T22:30:00Z')

it('holds the bars, the number and what was on the card on which day of Moscow', () => {
  const page = cardCopy({ siteName: 'Мотор', number: '4003994155486', balance: 1240 }, NOW)
  expect(page).toContain(barsPath(toBarcode('4003994155486')?.modules ?? '', 90))
  expect(page).toContain('Карта клуба «Мотор»')
  expect(page).toContain('<p class="number">4003994155486</p>')
  expect(page.replaceAll('\u00a0', ' ')).toContain('На 23 ноября 2026 на ней было 1 240 А₽')
  expect(page).not.toMatch(/<script|src=/)
})

it('takes a number for text', () => {
  expect(cardCopy({ siteName: 'A&B', number: '<b>&"', balance: 0 }, NOW)).toContain('&lt;b&gt;&amp;&quot;')
})
