import { beforeEach, expect, test, vi } from 'vitest'
import { Table } from './table'

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
})

test('a multiple stands beside the figures that it is made of', () => {
  const table = new Table()
  table.addMultiple('First product: CPU', { shop: 12.345, plain: 1.5, times: 8.126 }, 'ms')
  expect(table.toMarkdown()).toContain('| First product: CPU | 12.35 ms = 8.13 × 1.5 ms |  |  |')
})

test.each([
  [26, 'yes'],
  [27, 'no'],
])('a bound on a multiple is one on the shop’s own figure: %d is %s', (shop, verdict) => {
  const table = new Table()
  table.addMultiple('HTML', { shop, plain: 100, times: shop / 100 }, 'kB', { max: 26 })
  expect(table.toMarkdown()).toContain(`≤ 26 kB | ${verdict} |`)
})
