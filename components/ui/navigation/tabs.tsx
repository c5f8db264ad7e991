import { markHydrated } from '@/framework/next/mark-hydrated'
import styles from './tabs.module.css'

type LinksProps = {
  label: string
  links: ReadonlyArray<{ href: string; title: string; isCurrent: boolean }>
}

/** Tabs that are a page each. */
export function TabLinks({ label, links }: LinksProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {links.map(({ href, title, isCurrent }) => (
        <a
          key={href}
          className={styles.tab}
          href={href}
          data-prefetch="none"
          aria-current={isCurrent ? 'page' : undefined}
        >
          {title}
        </a>
      ))}
    </nav>
  )
}

type ButtonsProps<Tab extends string> = {
  label: string
  tabs: ReadonlyArray<{ tab: Tab; title: string }>
  current: Tab
  onChange: (tab: Tab) => void
}

/** Tabs of one page. */
export function TabButtons<Tab extends string>({ label, tabs, current, onChange }: ButtonsProps<Tab>) {
  return (
    <div className={styles.tabs} role="group" aria-label={label}>
      {tabs.map(({ tab, title }) => (
        <button
          key={tab}
          ref={markHydrated}
          type="button"
          data-replay-click=""
          className={styles.tab}
          aria-pressed={tab === current}
          onClick={() => onChange(tab)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}
