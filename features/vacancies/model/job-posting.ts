import { hrefs } from '@/lib/routing/hrefs'
import { namedOrganization } from '@/lib/seo/data/organization-data'
import type { VacancyDetail } from './vacancy'

export type Employer = { origin: string; name: string }

/** Search engines leave out what has no end; one that the owner has not set is this long after the first day. */
const OPEN_DAYS = 90
const DAY_MS = 86_400_000

type Json = Record<string, unknown>

/** The kinds of schema.org, by the words that vacancies use. */
const EMPLOYMENT: readonly (readonly [words: RegExp, type: string])[] = [
  [/неполн|частичн|подработ/i, 'PART_TIME'],
  [/сезон|времен|проект/i, 'TEMPORARY'],
  [/стаж|практик/i, 'INTERN'],
  [/./, 'FULL_TIME'],
]

/** A vacancy as search engines read it. */
export function jobPostingJsonLd({ origin, name }: Employer, vacancy: VacancyDetail): Json {
  const { title, city, address, employment, createdAt, openUntil, id } = vacancy
  const isRemote = /удал[её]нн?о/i.test(`${employment} ${city}`)
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: describeJob(vacancy),
    datePosted: createdAt.slice(0, 10),
    validThrough: openUntil ?? dayAfter(createdAt, OPEN_DAYS),
    url: origin + hrefs.vacancy(id),
    directApply: true,
    employmentType: EMPLOYMENT.find(([words]) => words.test(employment ?? ' '))?.[1],
    hiringOrganization: namedOrganization(origin, name),
    ...(isRemote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: 'Россия' },
        }
      : {
          jobLocation: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              addressCountry: 'RU',
              ...(city ? { addressLocality: city } : {}),
              ...(address ? { streetAddress: address } : {}),
            },
          },
        }),
    ...salaryOf(vacancy),
  }
}

function dayAfter(moment: string, days: number): string {
  return new Date(Date.parse(moment) + days * DAY_MS).toISOString().slice(0, 10)
}

function salaryOf({ salaryFrom, salaryTo }: VacancyDetail): Json {
  if (salaryFrom === null && salaryTo === null) return {}
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'RUB',
      value: {
        '@type': 'QuantitativeValue',
        unitText: 'MONTH',
        ...(salaryFrom === null ? {} : { minValue: salaryFrom }),
        ...(salaryTo === null ? {} : { maxValue: salaryTo }),
      },
    },
  }
}

/** The rules of search engines ask for the whole text, as HTML. */
function describeJob({ preview, content, duties, requirements, conditions }: VacancyDetail): string {
  const list = (title: string, points: readonly string[]) =>
    points.length > 0
      ? `<h3>${title}</h3><ul>${points.map((point) => `<li>${escape(point)}</li>`).join('')}</ul>`
      : ''
  return [
    preview && `<p>${escape(preview)}</p>`,
    content,
    list('Что делать', duties),
    list('Что нужно', requirements),
    list('Что предлагаем', conditions),
  ]
    .filter(Boolean)
    .join('')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
