import { hrefs } from '@/lib/routing/hrefs'
import styles from './site-logo.module.css'

/** The mark: a yellow gear tooth and the name. */
export function SiteLogo({ name }: { name: string }) {
  return (
    <a className={styles.logo} href={hrefs.home} aria-label={`${name}, на главную`}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="7" fill="var(--color-action)" />
        <path d="M6.5 24.5 13.7 7h4.6l7.2 17.5h-4.9l-1.2-3.2h-6.8l-1.2 3.2zm7.5-7h4l-2-5.4z" fill="#16191d" />
      </svg>
      <span className={styles.name}>{name}</span>
    </a>
  )
}
