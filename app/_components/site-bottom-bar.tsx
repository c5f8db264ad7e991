'use client'

import { usePathname } from 'next/navigation'
import { Icon, type IconName } from '@/components/ui/icon'
import { hrefs } from '@/lib/routing/hrefs'
import styles from './site-bottom-bar.module.css'

type Entry = { title: string; href: string; icon: IconName; panel?: string }

const ENTRIES: readonly Entry[] = [
  { title: 'Главная', href: hrefs.home, icon: 'home' },
  { title: 'Каталог', href: hrefs.catalog, icon: 'grid', panel: 'Catalogs' },
  { title: 'Поиск', href: hrefs.search(), icon: 'search' },
  { title: 'Магазины', href: hrefs.shops, icon: 'pin' },
]

/** The thumb's way around the shop on a narrow screen. */
export function SiteBottomBar() {
  const pathname = usePathname()
  return (
    <nav className={styles.bar} aria-label="Основные разделы">
      {ENTRIES.map(({ title, href, icon, panel }) => (
        <a
          key={href}
          className={styles.entry}
          href={href}
          data-panel={panel}
          aria-current={isCurrent(pathname, href) ? 'page' : undefined}
        >
          <Icon name={icon} size={24} />
          {title}
        </a>
      ))}
    </nav>
  )
}

// Below /search the server knows the page under its internal path, so the beginning decides.
function isCurrent(pathname: string, href: string): boolean {
  return href === hrefs.home ? pathname === href : pathname === href || pathname.startsWith(`${href}/`)
}
