import { Button } from '@/components/ui/button'
import { LabelledInput } from '@/components/ui/dialogs/labelled-input'
import styles from './analogs.module.css'

const ACTION = '/api/analogs'

/** Fields for a part number and, when it is known, the brand; a plain form that works without scripts. */
export function AnalogsForm() {
  return (
    <form className={styles.form} action={ACTION}>
      <LabelledInput
        label="Номер детали"
        labelClassName={styles.field}
        name="article"
        required
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <LabelledInput
        label="Бренд, если знаете"
        labelClassName={styles.field}
        name="brand"
        maxLength={128}
        autoComplete="off"
      />
      <Button type="submit">Показать аналоги</Button>
    </form>
  )
}
