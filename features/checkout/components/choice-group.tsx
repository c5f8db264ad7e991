import { type ReactNode, useId } from 'react'
import { FieldError } from '@/components/form/field-frame'
import styles from './choice-group.module.css'

export type Choice = {
  value: string
  title: ReactNode
  text?: ReactNode
  /** At the right, a price or a day. */
  note?: ReactNode
  isDisabled?: boolean | undefined
}

type Props = {
  /** Where a list of problems leads to. */
  id: string
  legend: string
  value: string | null
  onChoose: (value: string) => void
  choices: readonly Choice[]
  error?: string | undefined
  /** Small choices in rows instead of one under the other. */
  chips?: boolean
  isLegendHidden?: boolean
}

/** One of several: radio buttons that look like what they choose. */
export function ChoiceGroup({
  id,
  legend,
  value,
  onChoose,
  choices,
  error,
  chips = false,
  isLegendHidden = false,
}: Props) {
  const name = useId()
  const errorId = `${id}-error`
  return (
    <fieldset
      id={id}
      className={styles.group}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : errorId}
      aria-invalid={error === undefined ? undefined : true}
    >
      <legend className={isLegendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={chips ? styles.chips : styles.cards}>
        {choices.map((choice) => (
          <label key={choice.value} className={chips ? styles.chip : styles.card}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isDisabled ?? false}
              onChange={() => onChoose(choice.value)}
            />
            <span className={styles.content}>
              <span className={styles.title}>{choice.title}</span>
              {choice.text && <span className={styles.text}>{choice.text}</span>}
            </span>
            {choice.note && <span className={styles.note}>{choice.note}</span>}
          </label>
        ))}
      </div>
      <FieldError id={errorId} message={error} />
    </fieldset>
  )
}
