import type { ComponentProps } from 'react'
import styles from './labelled-input.module.css'

type Props = ComponentProps<'input'> & { label: string; labelClassName?: string | undefined }

/** A field of a plain form with its label above it. */
export function LabelledInput({ label, labelClassName, ...input }: Props) {
  return (
    <label className={[styles.label, labelClassName].filter(Boolean).join(' ')}>
      {label}
      <input className={styles.input} {...input} />
    </label>
  )
}
