'use client'

import type { ReactNode } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { FieldError } from './field-frame'
import { Checkbox } from '../checkbox'
import { type FormField, useField } from './use-field'
import styles from '../form.module.css'

type Props<Values extends FieldValues, Name extends FieldPath<Values>> = FormField<Values, Name> & {
  /** May hold links: a press on them follows them and ticks nothing. */
  children: ReactNode
  /** Called after the form has the value. */
  onValue?: (isChecked: boolean) => void
}

export function CheckboxField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  children,
  onValue,
}: Props<Values, Name>) {
  const { value, setValue, error, ids, props } = useField({ form, name })
  const change = (isChecked: boolean) => {
    setValue(isChecked as FieldPathValue<Values, Name>)
    onValue?.(isChecked)
  }
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <Checkbox
          {...props}
          aria-describedby={error === undefined ? undefined : ids.error}
          checked={Boolean(value)}
          onValue={change}
        />
        <span>{children}</span>
      </label>
      <FieldError id={ids.error} message={error} />
    </div>
  )
}
