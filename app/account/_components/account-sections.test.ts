import { expect, it } from 'vitest'
import { guardsOf } from '@/lib/routing/guards'
import { ACCOUNT_SECTIONS, holdsPage, sectionsFor } from './account-sections'

it.each([
  ['client', ['Клуб и бонусы'], ['Баланс', 'Менеджеры']],
  ['corporate', ['Баланс', 'Менеджеры'], ['Клуб и бонусы']],
  [undefined, [], ['Клуб и бонусы', 'Баланс', 'Менеджеры']],
] as const)('%s: %j are there, %j are not', (group, present, absent) => {
  const titles = sectionsFor(group).map(({ title }) => title)
  for (const title of present) expect(titles).toContain(title)
  for (const title of absent) expect(titles).not.toContain(title)
  expect(titles).toContain('Профиль')
  expect(titles).not.toContain('Рабочее место')
  expect(sectionsFor(group, { isStaff: true }).map(({ title }) => title)).toContain('Рабочее место')
})

it('leads to storage and visits where the shop has a car service', () => {
  const titles = (hasService: boolean) => sectionsFor('client', { hasService }).map(({ title }) => title)
  expect(titles(true)).toContain('Хранение и сервис')
  expect(titles(false)).not.toContain('Хранение и сервис')
})

it.each(ACCOUNT_SECTIONS)('$href is shown to whom its guards let in', ({ href, only, isStaffs }) => {
  const guards = guardsOf(href)
  expect(guards).toContain(isStaffs ? 'is-staff' : 'authenticated')
  if (guards.includes('is-corporate')) expect(only).toBe('corporate')
  if (guards.includes('not-corporate')) expect(only).toBe('client')
})

it.each([
  ['/account/orders', true],
  ['/account/orders/archive', true],
  ['/account/order', false],
  ['/account', false],
  ['/account/questions', false],
])('orders hold %s: %s', (pathname, expected) => {
  expect(holdsPage({ href: '/account/orders' }, pathname)).toBe(expected)
})

it('marks the reviews of the menu on the page of questions, which is reached from there', () => {
  const holders = ACCOUNT_SECTIONS.filter((section) => holdsPage(section, '/account/questions'))
  expect(holders.map(({ title }) => title)).toEqual(['Отзывы'])
})
