import { hrefs } from '@/lib/routing/hrefs'
import type { Vacancy } from './vacancy'

/** The filters in the address; '' is any. */
export type VacancyChoice = { city: string; kind: string }

type Choice = { href: string; title: string; count: number; isCurrent: boolean }

export type ChosenVacancies = { vacancies: Vacancy[]; cities: Choice[]; kinds: Choice[] }

/** Vacancies of a city and a kind of work. Each choice counts what it would leave under the other one. */
export function chooseVacancies(all: readonly Vacancy[], choice: VacancyChoice): ChosenVacancies {
  const { city, kind } = choice
  const isOfCity = (vacancy: Vacancy) => city === '' || vacancy.city === city
  const isOfKind = (vacancy: Vacancy) => kind === '' || vacancy.department === kind
  return {
    vacancies: all.filter((vacancy) => isOfCity(vacancy) && isOfKind(vacancy)),
    cities: choicesOf(
      'Все города',
      all.filter(isOfKind).map((vacancy) => vacancy.city),
      city,
      (value) => hrefs.vacanciesOf({ city: value, kind }),
    ),
    kinds: choicesOf(
      'Любая работа',
      all.filter(isOfCity).map(({ department }) => department),
      kind,
      (value) => hrefs.vacanciesOf({ city, kind: value }),
    ),
  }
}

function choicesOf(
  anyTitle: string,
  values: readonly (string | null)[],
  chosen: string,
  hrefOf: (value: string) => string,
): Choice[] {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  // A chosen filter stays in sight, so that it can be taken back.
  if (chosen !== '' && !counts.has(chosen)) counts.set(chosen, 0)
  const titles = [...counts.keys()].toSorted((a, b) => a.localeCompare(b, 'ru'))
  return [
    { href: hrefOf(''), title: anyTitle, count: values.length, isCurrent: chosen === '' },
    ...titles.map((title) => ({
      href: hrefOf(title),
      title,
      count: counts.get(title) ?? 0,
      isCurrent: title === chosen,
    })),
  ]
}
