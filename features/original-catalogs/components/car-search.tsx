import { buttonClass } from '@/components/ui/button'
import { hrefs } from '@/lib/routing/hrefs'
import styles from './original.module.css'

type Props = {
  /** Where it is looked up. */
  action: string
  label: string
  /** What was typed. */
  typed: string
  /** What is wrong with it. */
  problem?: string | undefined
  /** Numbers to try. */
  examples: readonly string[]
}

const MAX_LENGTH = 255
const FIELD_ID = 'car-number'
const PROBLEM_ID = 'car-number-problem'

/** A car by its VIN, the number of its body or words; works by markup alone. */
export function CarSearch({ action, label, typed, problem, examples }: Props) {
  return (
    <form className={styles.search} action={action} method="get" role="search" aria-label="Поиск автомобиля">
      <label htmlFor={FIELD_ID}>{label}</label>
      <div className={styles.searchRow}>
        <input
          id={FIELD_ID}
          name="q"
          required
          defaultValue={typed}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? PROBLEM_ID : undefined}
        />
        <button className={buttonClass()} type="submit">
          Найти
        </button>
      </div>
      {problem && (
        <p id={PROBLEM_ID} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {examples.length > 0 && (
        <p className={styles.examples}>
          Например:{' '}
          {examples.map((example) => (
            <a key={example} href={hrefs.originalCatalogsFor(example)} data-prefetch="none" rel="nofollow">
              {example}
            </a>
          ))}
        </p>
      )}
    </form>
  )
}
