import { Chip } from '@/components/ui/chip'
import { hrefs } from '@/lib/routing/hrefs'
import type { NameSearch } from '../server/load-name-search'
import found from './found-links.module.css'
import styles from './sought-car.module.css'

type Props = {
  car: NonNullable<NameSearch['car']>
  query: string
  mode: string
}

/** The car that the results are for: how to do without it, and how to say it more exactly. */
export function SoughtCar({ car: { title, isTyped, rest, isOther, choices }, query, mode }: Props) {
  const without = isTyped ? rest : query
  return (
    <div className={styles.car}>
      <p>
        Для{' '}
        {without === '' ? (
          title
        ) : (
          <Chip href={hrefs.search({ q: without, mode })} removeLabel={`Убрать машину: ${title}`}>
            {title}
          </Chip>
        )}
      </p>
      {choices.length > 0 && (
        <details>
          <summary>Уточнить машину</summary>
          <ul className={found.list}>
            {choices.map((choice) => {
              const href = hrefs.search({
                q: choice.query,
                mode,
                ...(choice.assistant && { assistants: choice.assistant }),
              })
              return (
                <li key={href}>
                  <Chip href={href}>{choice.title}</Chip>
                </li>
              )
            })}
          </ul>
        </details>
      )}
      {isOther && <p>Для этой машины ничего не нашлось. Ниже то же для других машин.</p>}
    </div>
  )
}
