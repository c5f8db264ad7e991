import { groupByLetter } from '../model/brand-letters'
import type { Brand } from '../model/brand'
import styles from './brand-index.module.css'

type Props = { id: string; brands: readonly Brand[] }

/** All brands under their first letters, with the letters as anchors on top. */
export function BrandIndex({ id, brands }: Props) {
  const groups = groupByLetter(brands)
  return (
    <>
      <nav className={styles.letters} aria-label="Бренды по буквам">
        {groups.map(({ letter, id: anchor }) => (
          <a key={anchor} className={styles.letter} href={`#${anchor}`}>
            {letter}
          </a>
        ))}
      </nav>
      <div id={id} data-prefetch="hover">
        {groups.map(({ letter, id: anchor, brands: group }) => (
          <section key={anchor} className={styles.group} aria-labelledby={anchor}>
            <h2 id={anchor} className={styles.heading} tabIndex={-1}>
              {letter}
            </h2>
            <ul className={styles.list}>
              {group.map(({ code, title, href }) => (
                <li key={code}>
                  <a href={href}>{title}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
