import { Icon } from '@/components/ui/icon'
import styles from './link-list.module.css'

type Link = { href: string; title: string }

/** Pages below this one. */
export function LinkList({ links, label }: { links: readonly Link[]; label: string }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ href, title }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {title}
              <Icon name="chevron-right" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
