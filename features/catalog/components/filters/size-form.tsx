import { buttonClass } from '@/components/ui/button'
import type { SizeField } from '../../model/size-picker'
import styles from './size-form.module.css'

/** Opens the listing of one size; an ordinary form whose values are the listing's own filters. */
export function SizeForm({
  action,
  label,
  fields,
}: {
  action: string
  label: string
  fields: readonly SizeField[]
}) {
  return (
    <form className={styles.form} action={action} aria-label={label}>
      {fields.map(({ title, options }) => (
        <label key={title} className={styles.field}>
          {title}
          <select name="filters">
            <option value="">Все</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.title}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button className={buttonClass()}>Показать</button>
    </form>
  )
}
