import { formatCount } from '@/lib/format/plural'
import type { BrandSection } from '../model/brand'
import styles from './brand-sections.module.css'

/** Sections with a brand's goods: each opens the listing narrowed to the brand. */
export function BrandSections({ sections }: { sections: readonly BrandSection[] }) {
  return (
    <ul className={styles.list}>
      {sections.map(({ code, title, href, count }) => (
        <li key={code}>
          <a className={styles.link} href={href}>
            {title}
            {count ? (
              <span className={styles.count}>{formatCount(count, ['товар', 'товара', 'товаров'])}</span>
            ) : null}
          </a>
        </li>
      ))}
    </ul>
  )
}
