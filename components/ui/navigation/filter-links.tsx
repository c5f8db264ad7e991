import { relOf } from '@/lib/routing/redirects/rel-of'
import styles from './filter-links.module.css'

export type FilterLink = { href: string; title: string; count?: number; isCurrent: boolean }

/** A choice of one out of few that is an address each, so it works without scripts. */
export function FilterLinks({ label, links }: { label: string; links: readonly FilterLink[] }) {
  if (links.length < 2) return null
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ href, title, count, isCurrent }) => (
          <li key={href}>
            <a
              className={styles.link}
              href={href}
              rel={relOf(href)}
              data-prefetch="hover"
              aria-current={isCurrent ? 'true' : undefined}
            >
              {title}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
