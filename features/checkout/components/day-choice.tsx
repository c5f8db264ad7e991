import { useId } from 'react'
import { FieldError } from '@/components/form/field-frame'
import { dayTitle } from '../model/day-title'
import { WEEKDAY_NAMES, weekRows } from '../model/week-rows'
import groupStyles from './choice-group.module.css'
import styles from './day-choice.module.css'

type Props = {
  /** Where a list of problems leads to. */
  id: string
  legend: string
  value: string | null
  onChoose: (date: string) => void
  /** Days that can be had, `DD.MM.YYYY`. */
  dates: readonly string[]
  error?: string | undefined
}

/** A day of the calendar: the days that can be had are radio buttons under their weekdays. */
export function DayChoice({ id, legend, value, onChoose, dates, error }: Props) {
  const name = useId()
  const errorId = `${id}-error`
  return (
    <fieldset
      id={id}
      className={groupStyles.group}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : errorId}
      aria-invalid={error === undefined ? undefined : true}
    >
      <legend className={groupStyles.legend}>{legend}</legend>
      <div className={styles.calendar}>
        {WEEKDAY_NAMES.map((weekday) => (
          <span key={weekday} className={styles.weekday} aria-hidden>
            {weekday}
          </span>
        ))}
        {weekRows(dates)
          .flat()
          .map(({ date, day, month, isOffered }) =>
            isOffered ? (
              <label key={date} className={styles.day}>
                <input
                  type="radio"
                  name={name}
                  value={date}
                  aria-label={dayTitle(date)}
                  checked={date === value}
                  onChange={() => onChoose(date)}
                />
                <span className={styles.number}>{day}</span>
                <span className={styles.month}>{month}</span>
              </label>
            ) : (
              <span key={date} className={styles.none} aria-hidden>
                <span className={styles.number}>{day}</span>
                <span className={styles.month}>{month}</span>
              </span>
            ),
          )}
      </div>
      <FieldError id={errorId} message={error} />
    </fieldset>
  )
}
