import { expect, it } from 'vitest'
import { durationWords, narrowServices, shopsFor, toGroups } from './autoservice'

it.each([
  [40, '40\u00a0мин'],
  [60, '1\u00a0ч'],
  [150, '2\u00a0ч 30\u00a0мин'],
])('%i minutes are %s', (minutes, words) => {
  expect(durationWords(minutes)).toBe(words)
})

const SHOPS = [
  { code: 'a', services: ['oil', 'tyres'] },
  { code: 'b', services: ['oil'] },
]

it.each([
  [[], ['a', 'b']],
  [['oil'], ['a', 'b']],
  [['oil', 'tyres'], ['a']],
  [['flight'], []],
])('%j is done by %j', (requested, codes) => {
  expect(shopsFor(SHOPS, requested).map(({ code }) => code)).toEqual(codes)
})

it('shows a page the services it is about and the shops that do one of them', () => {
  const services = [
    { code: 'oil', isForCompanies: true },
    { code: 'tyres', isForCompanies: false },
  ]
  const shops = [...SHOPS, { code: 'c', services: ['tyres'] }]
  const narrowed = narrowServices({ services, shops }, ({ isForCompanies }) => isForCompanies)
  expect(narrowed.services.map(({ code }) => code)).toEqual(['oil'])
  expect(narrowed.shops).toEqual([
    { code: 'a', services: ['oil'] },
    { code: 'b', services: ['oil'] },
  ])
})

it('groups services under their headings in the order in which they come', () => {
  const services = [
    { code: '1', group: 'Шины' },
    { code: '2', group: 'Масла' },
    { code: '3', group: 'Шины' },
  ]
  expect(toGroups(services).map(({ title, items }) => [title, items.length])).toEqual([
    ['Шины', 2],
    ['Масла', 1],
  ])
})
