import { Chip } from '@/components/ui/chip'
import { formatNumber } from '@/lib/format/number'
import styles from './found-links.module.css'

export type FoundLink = { href: string; title: string; count?: number | undefined }

type Props = { title: string; links: readonly FoundLink[] }

/** Sections or brands that a search found, beside its goods. */
export function FoundLinks({ title, links }: Props) {
  if (links.length === 0) return null
  return (
    <section className={styles.found} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {links.map(({ href, title: name, count }) => (
          <li key={href}>
            <Chip href={href}>
              {name}
              {count ? <span className={styles.count}>{formatNumber(count)}</span> : null}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
