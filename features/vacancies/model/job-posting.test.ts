import { expect, it } from 'vitest'
import { jobPostingJsonLd } from './job-posting'
import type { VacancyDetail } from './vacancy'

const EMPLOYER = { origin: 'https://shop.test', name: 'Арус' }
const VACANCY: VacancyDetail = {
  id: 'avtoslesar',
  title: 'Автослесарь',
  city: 'Москва',
  address: 'Варшавское шоссе, 125',
  department: 'Сервис',
  employment: 'Полный день, 2 через 2',
  salaryFrom: 110_000,
  salaryTo: null,
  preview: 'Масло & подвеска <всех> марок.',
  createdAt: '2026-11-12T06:00:00.000Z',
  openUntil: '2026-12-31',
  content: '<p>Пост новый.</p>',
  duties: ['менять масло'],
  requirements: [],
  conditions: [],
  contact: null,
}

it('tells search engines of a job at a place', () => {
  expect(jobPostingJsonLd(EMPLOYER, VACANCY)).toMatchObject({
    '@type': 'JobPosting',
    datePosted: '2026-11-12',
    validThrough: '2026-12-31',
    url: 'https://shop.test/about/vacancies/avtoslesar',
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@id': 'https://shop.test/#organization', name: 'Арус' },
    jobLocation: { address: { addressLocality: 'Москва', streetAddress: 'Варшавское шоссе, 125' } },
    baseSalary: { value: { minValue: 110_000, unitText: 'MONTH' } },
    description:
      '<p>Масло &amp; подвеска &lt;всех> марок.</p><p>Пост новый.</p><h3>Что делать</h3><ul><li>менять масло</li></ul>',
  })
})

it('tells of work from anywhere without a place', () => {
  const json = jobPostingJsonLd(EMPLOYER, { ...VACANCY, employment: 'Удалённо, 5/2', salaryFrom: null })
  expect(json).toMatchObject({ jobLocationType: 'TELECOMMUTE' })
  expect(json).not.toHaveProperty('jobLocation')
  expect(json).not.toHaveProperty('baseSalary')
})

it.each([
  ['Неполный день', 'PART_TIME'],
  ['Сезонная работа', 'TEMPORARY'],
  ['Стажировка', 'INTERN'],
  [null, 'FULL_TIME'],
])('reads %s as %s', (employment, type) => {
  expect(jobPostingJsonLd(EMPLOYER, { ...VACANCY, employment })['employmentType']).toBe(type)
})

it('ends three months after its first day where no other end is set', () => {
  expect(jobPostingJsonLd(EMPLOYER, { ...VACANCY, openUntil: null })['validThrough']).toBe('2027-02-10')
})
