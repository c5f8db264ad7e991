import { hrefs } from '@/lib/routing/hrefs'
import { formatSalary } from '../model/format-salary'
import type { Vacancy } from '../model/vacancy'
import styles from './vacancy-list.module.css'

export function VacancyList({ vacancies }: { vacancies: readonly Vacancy[] }) {
  return (
    <ul className={styles.list}>
      {vacancies.map((vacancy) => (
        <li key={vacancy.id} className={styles.vacancy}>
          <div className={styles.words}>
            <h2 className={styles.title}>
              <a className={styles.link} href={hrefs.vacancy(vacancy.id)}>
                {vacancy.title}
              </a>
            </h2>
            <VacancyPlace vacancy={vacancy} />
            {vacancy.preview && <p>{vacancy.preview}</p>}
          </div>
          <p className={styles.salary}>{formatSalary(vacancy) ?? 'Зарплату назовём на собеседовании'}</p>
        </li>
      ))}
    </ul>
  )
}

function placeOf({ city, address }: Vacancy): string {
  return [city, address].filter(Boolean).join(', ')
}

/** Where, in what part of the company and on what terms. */
export function VacancyPlace({ vacancy }: { vacancy: Vacancy }) {
  const facts = [placeOf(vacancy), vacancy.department, vacancy.employment].filter(Boolean)
  return facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>
}
