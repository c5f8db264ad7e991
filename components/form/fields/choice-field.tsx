'use client'

import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { FieldError } from './field-frame'
import { Radio } from '../radio'
import { type FormField, useField } from './use-field'
import styles from '../form.module.css'

type Choice = { value: string | number; title: string }

type Props<Values extends FieldValues, Name extends FieldPath<Values>> = FormField<Values, Name> & {
  label: string
  choices: readonly Choice[]
}

/** One of a few: radio buttons in a row. */
export function ChoiceField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  label,
  choices,
}: Props<Values, Name>) {
  const { value, setValue, error, ids, props } = useField({ form, name })
  const { ref, id, 'aria-errormessage': _message, 'aria-invalid': invalid, ...shared } = props
  return (
    <fieldset
      className={styles.field}
      aria-describedby={error === undefined ? undefined : ids.error}
      aria-invalid={invalid}
    >
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles.check}>
            <Radio
              {...shared}
              id={index === 0 ? id : undefined}
              ref={index === 0 ? ref : undefined}
              value={choice.value}
              checked={value === choice.value}
              onChoose={() => setValue(choice.value as FieldPathValue<Values, Name>)}
            />
            <span>{choice.title}</span>
          </label>
        ))}
      </div>
      <FieldError id={ids.error} message={error} />
    </fieldset>
  )
}
