import type { ComponentProps } from 'react'
import { Select } from '@/components/form/select'
import styles from './desk.module.css'

type Props = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'ref'> & {
  label: string
  options: readonly (readonly [value: string, title: string])[]
  value?: string
  onChange?: (event: { target: { value: string } }) => void
}

/** Keeps what was chosen before the scripts came, unless the browser alone keeps its value. */
export function LabelledSelect({ label, options, value, onChange, ...select }: Props) {
  const children = options.map(([option, title]) => (
    <option key={option} value={option}>
      {title}
    </option>
  ))
  return (
    <label className={styles.label}>
      {label}
      {value === undefined ? (
        <select className={styles.select} {...select}>
          {children}
        </select>
      ) : (
        <Select
          className={styles.select}
          autoComplete="off"
          value={value}
          onValue={(chosen) => onChange?.({ target: { value: chosen } })}
          {...select}
        >
          {children}
        </Select>
      )}
    </label>
  )
}
