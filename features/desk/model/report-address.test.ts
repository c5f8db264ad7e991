import { expect, it } from 'vitest'
import { readReportQuery, reportHref, usualPeriods } from './report-address'

/** The first of December in Moscow. */
const NOW = new Date('2026-11-30T22:00:00Z')

it.each([
  ['', '/arus_elements/reports?report=sales&from=2026-12-01&to=2026-12-31'],
  [
    'report=nosuch&from=2026-02-31&to=2026-03-01',
    '/arus_elements/reports?report=sales&from=2026-12-01&to=2026-12-31',
  ],
  ['report=terms&from=2026-01-01', '/arus_elements/reports?report=terms&from=2026-12-01&to=2026-12-31'],
  [
    'report=searches&from=2026-01-01&to=2026-01-31',
    '/arus_elements/reports?report=searches&from=2026-01-01&to=2026-01-31',
  ],
])('reads «%s» and writes it as %s', (query, href) => {
  expect(reportHref(readReportQuery(new URLSearchParams(query), NOW))).toBe(href)
})

it('names usual periods by the days of Moscow', () => {
  expect(usualPeriods(NOW).map(({ title, from, to }) => `${title}: ${from} ${to}`)).toEqual([
    'Этот месяц: 2026-12-01 2026-12-31',
    'Прошлый месяц: 2026-11-01 2026-11-30',
    '7 дней: 2026-11-25 2026-12-01',
    'Сегодня: 2026-12-01 2026-12-01',
  ])
})
