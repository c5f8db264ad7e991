'use client'

import type { ReactNode } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { FieldError } from './field-frame'
import { type FormField, useField } from './use-field'
import styles from './form.module.css'

type Props<Values extends FieldValues, Name extends FieldPath<Values>> = FormField<Values, Name> & {
  /** May hold links: a press on them follows them and ticks nothing. */
  children: ReactNode
}

export function CheckboxField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  children,
}: Props<Values, Name>) {
  const { value, setValue, error, ids, props } = useField({ form, name })
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          {...props}
          type="checkbox"
          aria-describedby={error === undefined ? undefined : ids.error}
          checked={Boolean(value)}
          onChange={(event) => setValue(event.target.checked as FieldPathValue<Values, Name>)}
        />
        <span>{children}</span>
      </label>
      <FieldError id={ids.error} message={error} />
    </div>
  )
}
