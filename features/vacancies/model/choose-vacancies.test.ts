import { expect, it } from 'vitest'
import { chooseVacancies } from './choose-vacancies'
import type { Vacancy } from './vacancy'

const vacancy = (id: string, city: string | null, department: string | null): Vacancy => ({
  id,
  title: id,
  city,
  department,
  address: null,
  employment: null,
  salaryFrom: null,
  salaryTo: null,
  preview: null,
  createdAt: '2026-11-01T06:00:00.000Z',
  openUntil: null,
})
const ALL = [
  vacancy('a', 'Москва', 'Склад'),
  vacancy('b', 'Москва', 'Сервис'),
  vacancy('c', 'Подольск', 'Склад'),
  vacancy('d', null, null),
]
const titles = (choices: { title: string; count: number }[]) =>
  choices.map(({ title, count }) => `${title} ${count}`)

it('leaves everything without a choice', () => {
  const { vacancies, cities, kinds } = chooseVacancies(ALL, { city: '', kind: '' })
  expect(vacancies).toHaveLength(4)
  expect(titles(cities)).toEqual(['Все города 4', 'Москва 2', 'Подольск 1'])
  expect(titles(kinds)).toEqual(['Любая работа 4', 'Сервис 1', 'Склад 2'])
})

it('counts each choice under the other one', () => {
  const { vacancies, cities, kinds } = chooseVacancies(ALL, { city: 'Москва', kind: 'Склад' })
  expect(vacancies.map(({ id }) => id)).toEqual(['a'])
  expect(titles(cities)).toEqual(['Все города 2', 'Москва 1', 'Подольск 1'])
  expect(titles(kinds)).toEqual(['Любая работа 2', 'Сервис 1', 'Склад 1'])
  expect(kinds.find(({ isCurrent }) => isCurrent)?.title).toBe('Склад')
})

it('keeps a choice that leaves nothing in sight', () => {
  const { vacancies, cities } = chooseVacancies(ALL, { city: 'Тверь', kind: '' })
  expect(vacancies).toEqual([])
  expect(cities.at(-1)).toMatchObject({ title: 'Тверь', count: 0, isCurrent: true })
})
