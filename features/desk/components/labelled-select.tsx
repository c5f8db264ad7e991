import type { ComponentProps } from 'react'
import styles from './desk.module.css'

type Props = ComponentProps<'select'> & {
  label: string
  options: readonly (readonly [value: string, title: string])[]
}

export function LabelledSelect({ label, options, ...select }: Props) {
  return (
    <label className={styles.label}>
      {label}
      <select className={styles.select} {...select}>
        {options.map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}
