import { expect, it } from 'vitest'
import { costWords, storageTone, termWords } from './storage-words'

it.each([
  [4500, true, '4\u00a0500\u00a0₽'],
  [4500, false, 'от 4\u00a0500\u00a0₽'],
  [0, true, 'уточните у менеджера'],
  [0, false, 'уточните у менеджера'],
])('%d rubles, exact: %j, are «%s»', (price, is_price_exact, words) => {
  expect(costWords({ price, is_price_exact })).toBe(words)
})

it('tells the term by its days', () => {
  expect(termWords({ date_from: '2026-01-15', date_to: '2026-07-09' })).toBe(
    '15\u00a0января\u00a02026 — 9\u00a0июля\u00a02026',
  )
})

it.each([
  ['stored', 'good'],
  ['ending', 'urgent'],
  ['overdue', 'bad'],
  ['what another gateway says', 'going'],
])('%s is %s', (code, tone) => {
  expect(storageTone({ code, title: '' })).toBe(tone)
})
