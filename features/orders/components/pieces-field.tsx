import { useOwnText } from '@/components/form/fields/use-own-text'
import formStyles from '@/components/form/form.module.css'
import styles from './order-screen.module.css'

type Props = { name: string; value: string; isWrong: boolean; onType: (pieces: string) => void }

/** How many pieces of a line, typed: a choice would have hundreds of options for bolts and litres. */
export function PiecesField({ name, value, isWrong, onType }: Props) {
  const own = useOwnText<HTMLInputElement>(value, onType)
  return (
    <label className={styles.pieces}>
      <span>Сколько</span>
      <input
        className={formStyles.input}
        aria-label={name}
        aria-invalid={isWrong || undefined}
        inputMode="numeric"
        autoComplete="off"
        {...own}
      />
    </label>
  )
}
