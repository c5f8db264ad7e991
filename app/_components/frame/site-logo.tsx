import { hrefs } from '@/lib/routing/hrefs'
import styles from './site-logo.module.css'

/** The mark: a yellow gear tooth and the name. */
export function SiteLogo({ name }: { name: string }) {
  return (
    <a className={styles.logo} href={hrefs.home} data-prefetch="hover" aria-label={`${name}, на главную`}>
      <span className={styles.mark} />
      <span className={styles.name}>{name}</span>
    </a>
  )
}
