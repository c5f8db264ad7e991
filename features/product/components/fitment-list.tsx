import { formatCount } from '@/lib/format/plural'
import type { Fitment, FittedModification } from '../model/product'
import { FACTS_CARS } from '../model/to-product-facts'
import styles from './fitment-list.module.css'

const SHOWN_MODELS = 6

/** Vehicles that the part fits: a line per model, its modifications folded under it. */
export function FitmentList({ fitments }: { fitments: readonly Fitment[] }) {
  const rest = fitments.slice(SHOWN_MODELS)
  return (
    <div className={styles.list}>
      {fitments.slice(0, SHOWN_MODELS).map((fitment) => (
        <Model key={`${fitment.make} ${fitment.model}`} fitment={fitment} isFact />
      ))}
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>Ещё {formatCount(rest.length, ['модель', 'модели', 'моделей'])}</summary>
          {rest.map((fitment, at) => (
            <Model
              key={`${fitment.make} ${fitment.model}`}
              fitment={fitment}
              isFact={at + SHOWN_MODELS < FACTS_CARS}
            />
          ))}
        </details>
      )}
    </div>
  )
}

/** `isFact` when it is marked up for machines too. */
function Model({ fitment: { make, model, modifications }, isFact }: { fitment: Fitment; isFact: boolean }) {
  const name = <CarName name={`${make} ${model}`} isFact={isFact} />
  const [only] = modifications
  if (modifications.length === 1 && only) {
    const details = wordsOf(only)
    return (
      <p className={styles.model}>
        {name}
        {details && <span className={styles.soft}>{details}</span>}
      </p>
    )
  }
  return (
    <details className={styles.model}>
      <summary>
        {name}
        <span className={styles.soft}>
          {formatCount(modifications.length, ['модификация', 'модификации', 'модификаций'])}
        </span>
      </summary>
      <ul>
        {[...new Set(modifications.map(wordsOf))].map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </details>
  )
}

/** A property of the product whose page it stands on. */
function CarName({ name, isFact }: { name: string; isFact: boolean }) {
  if (!isFact) return name
  return (
    <span itemProp="isAccessoryOrSparePartFor" itemScope itemType="https://schema.org/Car">
      <span itemProp="name">{name}</span>
    </span>
  )
}

function wordsOf({ title, years, note }: FittedModification): string {
  return [title, years, note].filter(Boolean).join(', ')
}
