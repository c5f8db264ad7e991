'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { VehicleLabel } from '@/features/fitment/components/vehicle-label'
import { Icon, type IconName } from '@/components/ui/icon'
import { relOf } from '@/lib/routing/redirects/rel-of'
import { hrefs } from '@/lib/routing/hrefs'
import styles from './site-bottom-bar.module.css'

type Entry = {
  title: ReactNode
  href: string
  icon: IconName
  panel?: string
  isPicker?: boolean
  whose?: string
  prefetch?: 'hover' | 'none'
}

const ENTRIES: readonly Entry[] = [
  { title: 'Главная', href: hrefs.home, icon: 'home', prefetch: 'hover' },
  { title: 'Каталог', href: hrefs.catalog, icon: 'grid', panel: 'Catalogs' },
  { title: <VehicleLabel without="Авто" />, href: hrefs.maintenance, icon: 'garage', isPicker: true },
  { title: 'Корзина', href: hrefs.cart, icon: 'cart' },
  { title: 'Войти', href: hrefs.signIn, icon: 'user', whose: 'for-guests', prefetch: 'none' },
  { title: 'Кабинет', href: hrefs.account, icon: 'user', whose: 'for-customers' },
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
      {ENTRIES.map(({ title, href, icon, panel, isPicker, whose, prefetch }) => (
        <a
          key={href}
          className={whose ? `${whose} ${styles.entry}` : styles.entry}
          href={href}
          rel={relOf(href)}
          data-panel={panel}
          data-vehicle-picker={isPicker ? '' : undefined}
          data-prefetch={prefetch}
          aria-current={href === current ? 'page' : undefined}
        >
          <Icon name={icon} size={24} />
          <span className={styles.title}>{title}</span>
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
