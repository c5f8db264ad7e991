import { Button } from '@/components/ui/button'
import styles from './analogs.module.css'

const ACTION = '/api/analogs'

/** Asks for a part number and, when it is known, the brand; a plain form that works without scripts. */
export function AnalogsForm() {
  return (
    <form className={styles.form} action={ACTION}>
      <label className={styles.label}>
        Номер детали
        <input
          className={styles.input}
          name="article"
          required
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
        />
      </label>
      <label className={styles.label}>
        Бренд, если знаете
        <input className={styles.input} name="brand" maxLength={128} autoComplete="off" />
      </label>
      <Button type="submit">Показать аналоги</Button>
    </form>
  )
}
