'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import { hrefs } from '@/lib/routing/hrefs'
import styles from './site-bottom-bar.module.css'

type Entry = { title: string; href: string; icon: IconName; panel?: string }

const ENTRIES: readonly Entry[] = [
  { title: 'Главная', href: hrefs.home, icon: 'home' },
  { title: 'Каталог', href: hrefs.catalog, icon: 'grid', panel: 'Catalogs' },
  { title: 'Закладки', href: hrefs.bookmarks, icon: 'bookmark' },
  { title: 'Корзина', href: hrefs.cart, icon: 'cart' },
  { title: 'Кабинет', href: hrefs.account, icon: 'user' },
]

type Props = {
  /** How many goods there are in the cart. */
  cartMark?: ReactNode
}

/** The thumb's way around the shop on a narrow screen. */
export function SiteBottomBar({ cartMark }: Props) {
  const current = currentEntry(usePathname())
  return (
    <nav className={styles.bar} aria-label="Основные разделы">
      {ENTRIES.map(({ title, href, icon, panel }) => (
        <a
          key={href}
          className={styles.entry}
          href={href}
          data-panel={panel}
          aria-current={href === current ? 'page' : undefined}
        >
          <Icon name={icon} size={24} />
          {title}
          {href === hrefs.cart && cartMark}
        </a>
      ))}
    </nav>
  )
}

/** The account holds the cart and the bookmarks too, so the entry with the longest way down to the page is the one. */
function currentEntry(pathname: string): string | undefined {
  const above = ENTRIES.map(({ href }) => href).filter((href) =>
    href === hrefs.home ? pathname === href : pathname === href || pathname.startsWith(`${href}/`),
  )
  return above.toSorted((a, b) => b.length - a.length)[0]
}
