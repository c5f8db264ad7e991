import type { ReactNode } from 'react'
import { useEarly } from '@/components/form/use-early'
import styles from './desk.module.css'

type Props = {
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Where several of them stand on a page. */
  name?: string
  children: ReactNode
}

/** A box that is there before the scripts are, and keeps what was ticked until then. */
export function DeskCheck({ isOn, onChange, name, children }: Props) {
  const box = useEarly<HTMLInputElement>(({ checked }) => {
    if (checked !== isOn) onChange(checked)
  })
  return (
    <label className={styles.check}>
      <input
        ref={box}
        type="checkbox"
        autoComplete="off"
        aria-label={name}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  )
}
