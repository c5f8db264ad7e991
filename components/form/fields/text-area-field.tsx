'use client'

import type { ReactNode } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { describedBy, FieldFrame } from './field-frame'
import { type FormField, useField } from './use-field'
import { useOwnText } from './use-own-text'
import styles from '../form.module.css'

type Props<Values extends FieldValues, Name extends FieldPath<Values>> = FormField<Values, Name> & {
  label: string
  hint?: ReactNode
  rows?: number
  /** Called after the form has the value. */
  onValue?: (value: string) => void
}

export function TextAreaField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  label,
  hint,
  rows = 2,
  onValue,
}: Props<Values, Name>) {
  const { value, setValue, leave, error, ids, props } = useField({ form, name })
  const change = (text: string) => {
    setValue(text as FieldPathValue<Values, Name>)
    onValue?.(text)
  }
  const own = useOwnText<HTMLTextAreaElement>(value, change, props.ref)
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error}>
      <textarea
        {...props}
        {...own}
        className={styles.input}
        rows={rows}
        autoComplete="off"
        aria-describedby={describedBy(ids, hint, error)}
        onBlur={leave}
      />
    </FieldFrame>
  )
}
