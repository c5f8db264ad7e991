import type { ChoiceLink } from '../model/maintenance-choice'
import styles from './maintenance.module.css'

/** The choices of a step, popular ones first where there are both. */
export function ChoiceLinks({ links }: { links: readonly ChoiceLink[] }) {
  const popular = links.filter(({ isPopular }) => isPopular)
  const hasBoth = popular.length > 0 && popular.length < links.length
  return (
    <>
      {hasBoth && <List title="Популярные" links={popular} />}
      <List title={hasBoth ? 'Все' : undefined} links={links} />
    </>
  )
}

function List({ title, links }: { title: string | undefined; links: readonly ChoiceLink[] }) {
  return (
    <section>
      {title && <h2>{title}</h2>}
      <ul className={styles.links}>
        {links.map(({ href, title: name, note }) => (
          <li key={href}>
            <a href={href} data-prefetch="hover">
              {name}
              {note && <span className={styles.note}>{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
