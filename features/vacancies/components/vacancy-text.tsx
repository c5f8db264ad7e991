import { formatLongDay, toMoscowDay } from '@/lib/format/moscow-date'
import { formatSalary } from '../model/format-salary'
import type { VacancyDetail } from '../model/vacancy'
import { VacancyPlace } from './vacancy-list'
import styles from './vacancy-text.module.css'

export function VacancyText({ vacancy }: { vacancy: VacancyDetail }) {
  const { preview, content, duties, requirements, conditions, contact, openUntil } = vacancy
  return (
    <div className={styles.text}>
      <p className={styles.salary}>{formatSalary(vacancy) ?? 'Зарплату назовём на собеседовании'}</p>
      <VacancyPlace vacancy={vacancy} />
      {preview && <p>{preview}</p>}
      {content && <div className={styles.html} dangerouslySetInnerHTML={{ __html: content }} />}
      <Points title="Что делать" points={duties} />
      <Points title="Что нужно" points={requirements} />
      <Points title="Что предлагаем" points={conditions} />
      {contact && (
        <section>
          <h2>Контакты</h2>
          <p>{contact}</p>
        </section>
      )}
      {openUntil && (
        <p className={styles.until}>Отклики принимаем до {formatLongDay(toMoscowDay(new Date(openUntil)))}</p>
      )}
    </div>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}
