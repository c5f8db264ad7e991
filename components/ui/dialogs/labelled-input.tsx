import type { ComponentProps } from 'react'
import styles from './labelled-input.module.css'

/** Without a `value`: React would set the field back with every drawing, and what was put in without an event would be gone. */
type Props = Omit<ComponentProps<'input'>, 'value'> & { label: string; labelClassName?: string | undefined }

/** A field of a plain form with its label above it. */
export function LabelledInput({ label, labelClassName, ...input }: Props) {
  return (
    <label className={[styles.label, labelClassName].filter(Boolean).join(' ')}>
      {label}
      <input className={styles.input} {...input} />
    </label>
  )
}
