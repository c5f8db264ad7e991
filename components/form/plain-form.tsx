import { buttonClass } from '@/components/ui/button'
import { LabelledInput } from '@/components/ui/dialogs/labelled-input'
import { Notice } from '@/components/ui/notice'
import type { ComponentProps } from 'react'
import styles from './form.module.css'

type Props = {
  /** Where it is posted. */
  action: string
  label: string
  fields: readonly (ComponentProps<typeof LabelledInput> & { name: string })[]
  submit: string
  /** Why it came back. */
  problem?: string | undefined
}

/** A form that works by markup alone; the answer is another page. */
export function PlainForm({ action, label, fields, submit, problem }: Props) {
  return (
    <form method="post" action={action} aria-label={label} className={styles.form}>
      {problem && <Notice kind="error">{problem}</Notice>}
      {fields.map((field) => (
        <LabelledInput key={field.name} required {...field} />
      ))}
      <button className={buttonClass()}>{submit}</button>
    </form>
  )
}
