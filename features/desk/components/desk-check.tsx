import type { ReactNode } from 'react'
import { Checkbox } from '@/components/form/checkbox'
import styles from './desk.module.css'

type Props = {
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Where several of them stand on a page. */
  name?: string
  children: ReactNode
}

export function DeskCheck({ isOn, onChange, name, children }: Props) {
  return (
    <label className={styles.check}>
      <Checkbox autoComplete="off" aria-label={name} checked={isOn} onValue={onChange} />
      {children}
    </label>
  )
}
