import { Icon } from '@/components/ui/icon'
import { formatCount } from '@/lib/format/plural'
import type { Fitment, FittedModification } from '../model/product'
import styles from './fitment-list.module.css'

const SHOWN_MODELS = 6

/** Vehicles that the part fits: a line per model, its modifications folded under it. */
export function FitmentList({ fitments }: { fitments: readonly Fitment[] }) {
  const rest = fitments.slice(SHOWN_MODELS)
  return (
    <div className={styles.list}>
      {fitments.slice(0, SHOWN_MODELS).map((fitment) => (
        <Model key={`${fitment.make} ${fitment.model}`} fitment={fitment} />
      ))}
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>
            Ещё {formatCount(rest.length, ['модель', 'модели', 'моделей'])}
            <Icon name="chevron-down" />
          </summary>
          {rest.map((fitment) => (
            <Model key={`${fitment.make} ${fitment.model}`} fitment={fitment} />
          ))}
        </details>
      )}
    </div>
  )
}

function Model({ fitment: { make, model, modifications } }: { fitment: Fitment }) {
  const [only] = modifications
  if (modifications.length === 1 && only) {
    const details = wordsOf(only)
    return (
      <p className={styles.model}>
        {make} {model}
        {details && <span className={styles.soft}>{details}</span>}
      </p>
    )
  }
  return (
    <details className={styles.model}>
      <summary>
        {make} {model}
        <span className={styles.soft}>
          {formatCount(modifications.length, ['модификация', 'модификации', 'модификаций'])}
        </span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <ul>
        {[...new Set(modifications.map(wordsOf))].map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </details>
  )
}

function wordsOf({ title, years, note }: FittedModification): string {
  return [title, years, note].filter(Boolean).join(', ')
}
