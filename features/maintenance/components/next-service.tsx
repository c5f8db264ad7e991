'use client'

import { buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { toIsoDay } from '@/lib/format/to-iso-day'
import { formatDayAndMonth, toMoscowDay } from '@/lib/format/moscow-date'
import { formatNumber } from '@/lib/format/number'
import { hrefs } from '@/lib/routing/hrefs'
import { useNow } from '@/lib/time/page-clock'
import { useCarService } from '../api/use-car-service'
import { groupsDue, type LastService, serviceDue, type ServiceDue } from '../model/service-due'
import styles from './maintenance.module.css'

type Props = {
  /** Key of the car in planned service. */
  uuid: string
  /** Kilometres on the clock, if they are known. */
  driven: number | null
  last: LastService | null
}

/** The next service of a car, by the clock and by the calendar, and the way to its kit. */
export function NextService({ uuid, driven, last }: Props) {
  const today = toIsoDay(toMoscowDay(useNow()))
  const groups = useCarService(uuid)?.groups ?? []
  const due = serviceDue(groups, driven, last, today)
  const parts = due === null ? [] : groupsDue(groups, due)
  return (
    <section aria-labelledby="next-service">
      <h2 id="next-service">Плановое обслуживание</h2>
      {due === null ? (
        <p>Укажите пробег или запишите последнее ТО в расходы, и здесь появится ближайшее.</p>
      ) : due.isOverdue ? (
        <Notice kind="warning">Пора на ТО: {wordsOf(due)}.</Notice>
      ) : (
        <p>Ближайшее — {wordsOf(due)}.</p>
      )}
      {last === null && due !== null && (
        <p className={styles.note}>
          Срок по дате — год от прошлого ТО: запишите его в расходы, вид «Обслуживание и ремонт».
        </p>
      )}
      {parts.length > 0 && (
        <ul className={styles.due} aria-label="Что и когда заменить">
          {parts.map(({ code, title, at, left }) => (
            <li key={code}>
              <span>{title}</span>
              <span className={styles.note}>
                на {formatNumber(at)} км
                {left === null ? '' : left < 0 ? ', пора' : `, через ${formatNumber(left)} км`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.picker}>
        {due !== null && (
          <a
            className={buttonClass({ look: 'secondary' })}
            href={hrefs.maintenanceOf({ modification: uuid, mileage: String(due.turn) })}
          >
            Собрать комплект
          </a>
        )}
        <a className={styles.whole} href={hrefs.maintenanceOf({ modification: uuid })}>
          Весь регламент
        </a>
      </p>
    </section>
  )
}

function wordsOf({ at, left, by }: ServiceDue): string {
  const clock = at === null ? undefined : `на ${formatNumber(at)} км${left === null ? '' : leftWords(left)}`
  const day = by === null ? undefined : `до ${dayWords(by)}`
  return clock && day ? `${clock}, или ${day}, смотря что раньше` : (clock ?? day ?? '')
}

function leftWords(left: number): string {
  return left < 0 ? `, пройдено на ${formatNumber(-left)} км больше` : `, осталось ${formatNumber(left)} км`
}

/** `12 марта 2027 г.` of `2027-03-12`. */
function dayWords(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return `${formatDayAndMonth({ year, month, day })} ${year} г.`
}
