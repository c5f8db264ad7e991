import { hrefs } from '@/lib/routing/hrefs'
import styles from './oem-numbers.module.css'

/** Numbers of the vehicle makers that the part replaces, each a search for it. */
export function OemNumbers({ numbers }: { numbers: readonly { brand: string; article: string }[] }) {
  return (
    <ul className={styles.numbers}>
      {numbers.map(({ brand, article }) => (
        <li key={`${brand} ${article}`}>
          <a href={hrefs.search({ brand, article, oem: true })} data-prefetch="hover" translate="no">
            {brand} {article}
          </a>
        </li>
      ))}
    </ul>
  )
}
