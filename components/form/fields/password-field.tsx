'use client'

import { useState } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { markHydrated } from '@/framework/next/mark-hydrated'
import { lowerFirst } from '@/lib/text/lower-first'
import { describedBy, FieldFrame } from './field-frame'
import { type FormField, useField } from './use-field'
import { useOwnText } from './use-own-text'
import styles from '../form.module.css'

type Props<Values extends FieldValues, Name extends FieldPath<Values>> = FormField<Values, Name> & {
  autoComplete: 'current-password' | 'new-password'
  label?: string
  hint?: string
}

export function PasswordField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  autoComplete,
  label = 'Пароль',
  hint,
}: Props<Values, Name>) {
  const { value, setValue, leave, error, ids, props } = useField({ form, name })
  const text = useOwnText<HTMLInputElement>(
    value,
    (typed) => setValue(typed as FieldPathValue<Values, Name>),
    props.ref,
  )
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error}>
      <div className={styles.withAction}>
        <input
          {...props}
          {...text}
          className={styles.input}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={describedBy(ids, hint, error)}
          onBlur={leave}
        />
        <button
          ref={markHydrated}
          type="button"
          className={styles.action}
          data-replay-click=""
          aria-label={`${isShown ? 'Скрыть' : 'Показать'} ${lowerFirst(label)}`}
          aria-controls={ids.field}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Скрыть' : 'Показать'}
        </button>
      </div>
    </FieldFrame>
  )
}
