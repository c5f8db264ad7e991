import type { ComponentProps } from 'react'
import { useEarly } from '@/components/form/use-early'
import styles from './desk.module.css'

type Props = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'ref'> & {
  label: string
  options: readonly (readonly [value: string, title: string])[]
  value?: string
  onChange?: (event: { target: { value: string } }) => void
}

/** Keeps what was chosen before the scripts came, unless the browser alone keeps its value. */
export function LabelledSelect({ label, options, value, onChange, ...select }: Props) {
  const field = useEarly<HTMLSelectElement>((target) => {
    // A value that is no option is not shown, and stays until another is chosen.
    const isShown = options.some(([option]) => option === value)
    if (isShown && target.value !== value) onChange?.({ target })
  })
  return (
    <label className={styles.label}>
      {label}
      <select
        ref={field}
        className={styles.select}
        {...(value !== undefined && { value, onChange, autoComplete: 'off' })}
        {...select}
      >
        {options.map(([option, title]) => (
          <option key={option} value={option}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}
