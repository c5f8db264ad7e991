'use client'

import type { ReactNode } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { FieldError } from './field-frame'
import { useEarly } from '../use-early'
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
  const field = useEarly<HTMLInputElement>(({ checked: early }) => {
    if (early !== Boolean(value)) change(early)
  }, props.ref)
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          {...props}
          ref={field}
          type="checkbox"
          aria-describedby={error === undefined ? undefined : ids.error}
          checked={Boolean(value)}
          onChange={({ target }) => change(target.checked)}
        />
        <span>{children}</span>
      </label>
      <FieldError id={ids.error} message={error} />
    </div>
  )
}
