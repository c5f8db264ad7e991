'use client'

import { usePathname } from 'next/navigation'
import { Icon } from '@/components/ui/icon'
import { hrefs } from '@/lib/routing/hrefs'
import { useUser } from '@/stores/user/use-user'
import { holdsPage, sectionsFor } from './account-sections'
import { SignOutButton } from './sign-out-button'
import styles from './account-menu.module.css'

/** The way around the account beside its pages; narrow screens have the tiles of the overview instead. */
export function AccountMenu({ hasService = true }: { hasService?: boolean }) {
  const pathname = usePathname()
  const group = useUser((user) => (user.status === 'user' ? user.group : undefined))
  const isStaff = useUser(({ isAdmin, isRoot }) => isAdmin || isRoot)
  return (
    <nav className={styles.menu} aria-label="Личный кабинет">
      <ul className={styles.list}>
        <li>
          <a
            className={styles.entry}
            href={hrefs.account}
            aria-current={pathname === hrefs.account ? 'page' : undefined}
          >
            <Icon name="home" /> Обзор
          </a>
        </li>
        {sectionsFor(group, { isStaff, hasService }).map((section) => (
          <li key={section.href}>
            <a
              className={styles.entry}
              href={section.href}
              aria-current={holdsPage(section, pathname) ? 'page' : undefined}
            >
              <Icon name={section.icon} /> {section.title}
            </a>
          </li>
        ))}
      </ul>
      {group && <SignOutButton />}
    </nav>
  )
}
