'use client'

import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { Radio } from '@/components/form/radio'
import { FieldError } from '@/components/form/fields/field-frame'
import { type FormField, useField } from '@/components/form/fields/use-field'
import { dayTitle } from '../../model/delivery/day-title'
import { WEEKDAY_NAMES, weekRows } from '../../model/delivery/week-rows'
import groupStyles from '../choice-group.module.css'
import styles from './day-choice.module.css'

type Props<Values extends FieldValues, Name extends FieldPath<Values>> = FormField<Values, Name> & {
  legend: string
  /** Called after the form has the value. */
  onChoose: (date: string) => void
  /** Days that can be had, `DD.MM.YYYY`. */
  dates: readonly string[]
}

/** A day of the calendar: the days that can be had are radio buttons under their weekdays. */
export function DayChoice<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  legend,
  onChoose,
  dates,
}: Props<Values, Name>) {
  const { value, setValue, error, ids, props } = useField({ form, name })
  const { ref, name: inputName } = props
  return (
    <fieldset
      id={ids.field}
      ref={ref}
      className={groupStyles.group}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : ids.error}
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
                <Radio
                  name={inputName}
                  value={date}
                  aria-label={dayTitle(date)}
                  checked={date === value}
                  onChoose={() => {
                    setValue(date as FieldPathValue<Values, Name>)
                    onChoose(date)
                  }}
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
      <FieldError id={ids.error} message={error} />
    </fieldset>
  )
}
