'use client'

import type { Ref } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { Icon } from '@/components/ui/icon'
import type { FieldProblem } from './fields/field-problem'
import styles from './form.module.css'

type Props<Values extends FieldValues> = {
  ref: Ref<HTMLDivElement>
  problems: readonly FieldProblem<Values>[]
  onPick: (name: FieldPath<Values>) => void
}

/** The problems of a form, each a link to its field. */
export function ErrorSummary<Values extends FieldValues>({ ref, problems, onPick }: Props<Values>) {
  return (
    <div ref={ref} className={styles.summary} role="group" aria-label="Проверьте поля" tabIndex={-1}>
      <p className={styles.summaryTitle}>
        <Icon name="warning" /> Проверьте поля
      </p>
      <ul className={styles.summaryList}>
        {problems.map(({ name, message }) => (
          <li key={name}>
            <button type="button" className={styles.summaryLink} onClick={() => onPick(name)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
