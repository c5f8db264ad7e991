'use client'

import { Fragment, type ReactNode } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { Radio } from '@/components/form/radio'
import { FieldError } from '@/components/form/fields/field-frame'
import { type FormField, useField } from '@/components/form/fields/use-field'
import styles from './choice-group.module.css'

export type Choice = {
  value: string
  title: ReactNode
  text?: ReactNode
  /** At the right, a price or a day. */
  note?: ReactNode
  isDisabled?: boolean | undefined
  /** Above the first of several choices that belong together. */
  heading?: string | undefined
}

type Props<Values extends FieldValues, Name extends FieldPath<Values>> = FormField<Values, Name> & {
  legend: string
  /** Called after the form has the value. */
  onChoose: (value: string) => void
  choices: readonly Choice[]
  /** Said whether or not the form was sent. */
  problem?: string | undefined
  /** Small choices in rows instead of one under the other. */
  chips?: boolean
  isLegendHidden?: boolean
}

/** One of several: radio buttons that look like what they choose. */
export function ChoiceGroup<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  legend,
  onChoose,
  choices,
  problem,
  chips = false,
  isLegendHidden = false,
}: Props<Values, Name>) {
  const { value, setValue, error = problem, ids, props } = useField({ form, name })
  const { ref, name: inputName } = props
  return (
    <fieldset
      id={ids.field}
      ref={ref}
      className={styles.group}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : ids.error}
      aria-invalid={error === undefined ? undefined : true}
    >
      <legend className={isLegendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={chips ? styles.chips : styles.cards}>
        {choices.map((choice) => (
          <Fragment key={choice.value}>
            {choice.heading && <p className={styles.heading}>{choice.heading}</p>}
            <label className={chips ? styles.chip : styles.card}>
              <Radio
                name={inputName}
                value={choice.value}
                checked={choice.value === value}
                disabled={choice.isDisabled ?? false}
                onChoose={() => {
                  setValue(choice.value as FieldPathValue<Values, Name>)
                  onChoose(choice.value)
                }}
              />
              <span className={styles.content}>
                <span className={styles.title}>{choice.title}</span>
                {choice.text && <span className={styles.text}>{choice.text}</span>}
              </span>
              {choice.note && <span className={styles.note}>{choice.note}</span>}
            </label>
          </Fragment>
        ))}
      </div>
      <FieldError id={ids.error} message={error} />
    </fieldset>
  )
}
