import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import styles from '../form.module.css'

type Props = {
  ids: { field: string; hint: string; error: string }
  label: string
  error: string | undefined
  hint?: ReactNode
  children: ReactNode
}

/** Label above, hint and error below. */
export function FieldFrame({ ids, label, error, hint, children }: Props) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={ids.field}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={ids.error} message={error} />
    </div>
  )
}

export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (message === undefined) return null
  return (
    <p id={id} className={styles.error}>
      <Icon name="warning" size={16} /> {message}
    </p>
  )
}

/** Ids of what describes a field, for `aria-describedby`. */
export function describedBy(
  ids: { hint: string; error: string },
  hint: ReactNode,
  error: string | undefined,
) {
  return [hint && ids.hint, error !== undefined && ids.error].filter(Boolean).join(' ') || undefined
}
