import type { ComponentProps } from 'react'
import { useOwnText } from '@/components/form/fields/use-own-text'
import styles from './desk.module.css'

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'ref'> & {
  label?: string
  value: string
  onValue: (text: string) => void
}

/** `TypedInput` of several lines; without a label it is named by what is around it. */
export function TypedArea({ label, value, onValue, ...area }: Props) {
  const own = useOwnText<HTMLTextAreaElement>(value, onValue)
  return (
    <label className={styles.label}>
      {label}
      <textarea className={styles.text} autoComplete="off" {...area} {...own} />
    </label>
  )
}
