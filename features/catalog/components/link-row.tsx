import { StaticMarkup } from '@/framework/next/static-markup'
import { relOf } from '@/lib/routing/redirects/rel-of'
import type { ToggleLink } from '../model/listing-links'
import styles from './link-row.module.css'

/** Ready-made choices that are switched on and off by a link. */
export function LinkRow({ label, links }: { label: string; links: readonly ToggleLink[] }) {
  if (links.length === 0) return null
  return (
    <StaticMarkup as="ul" className={styles.row} data-live={label} aria-label={label}>
      {links.map(({ title, count, isChecked, href }) => (
        <li key={title}>
          <a href={href} rel={relOf(href)} aria-current={isChecked || undefined} data-prefetch="hover">
            {title}
            {count > 0 && <small>{count}</small>}
          </a>
        </li>
      ))}
    </StaticMarkup>
  )
}
