import type { InquiryField } from '@/lib/gateway/contracts/site/inquiry-forms'
import { MAX_COMMENT_LENGTH, MAX_TITLE_LENGTH } from '@/lib/gateway/contracts/limits'
import styles from './inquiry-form.module.css'

const TYPES = { phone: 'tel', email: 'email', inn: 'text', order: 'text', text: 'text' } as const

type Props = { field: InquiryField; value: string }

/** One question of a form without scripts. */
export function PlainInput({ field, value }: Props) {
  const { name, label, hint, kind, max, missing, choices = [], autoComplete = 'off' } = field
  const required = missing !== undefined
  const shared = { name, required, className: styles.plainInput, defaultValue: value }
  return (
    <label className={styles.plainField}>
      {label}
      {kind === 'long' && <textarea {...shared} rows={5} maxLength={max ?? MAX_COMMENT_LENGTH} />}
      {kind === 'choice' && (
        <select {...shared}>
          <option value="">Выберите</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.title}
            </option>
          ))}
        </select>
      )}
      {kind !== 'long' && kind !== 'choice' && kind !== 'context' && (
        <input
          {...shared}
          type={TYPES[kind]}
          inputMode={kind === 'inn' ? 'numeric' : undefined}
          pattern={kind === 'inn' ? String.raw`\d{10,12}` : undefined}
          title={kind === 'inn' ? 'ИНН — от 10 до 12 цифр' : undefined}
          autoComplete={kind === 'phone' ? 'tel' : kind === 'email' ? 'email' : autoComplete}
          maxLength={max ?? MAX_TITLE_LENGTH}
        />
      )}
      {hint && <span className={styles.soft}>{hint}</span>}
    </label>
  )
}
