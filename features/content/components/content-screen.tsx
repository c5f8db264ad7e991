import type { ReactNode } from 'react'
import { type Breadcrumb, Breadcrumbs } from '@/components/ui/breadcrumbs'
import { hrefs } from '@/lib/routing/hrefs'
import type { ContentLink } from '../model/content-page'
import styles from './content-screen.module.css'

type Props = {
  heading: string
  /** The way to the page without the home page; the page itself last. */
  trail: readonly Breadcrumb[]
  /** Pages beside this one. */
  menu?: readonly ContentLink[]
  menuLabel?: string
  children: ReactNode
}

/** Heading and text of a company page, with the pages beside it. */
export function ContentScreen({ heading, trail, menu = [], menuLabel, children }: Props) {
  const hasMenu = menu.length > 1
  return (
    <div className="container">
      <Breadcrumbs items={[{ title: 'Главная', href: hrefs.home }, ...trail]} />
      <div className={hasMenu ? `${styles.page} ${styles.columns}` : styles.page}>
        <div className={styles.main}>
          <h1 tabIndex={-1}>{heading}</h1>
          {children}
        </div>
        {hasMenu && (
          <nav className={styles.menu} aria-label={menuLabel}>
            <ul className={styles.links}>
              {menu.map(({ href, title, isActive }) => (
                <li key={href}>
                  <a className={styles.link} href={href} aria-current={isActive ? 'page' : undefined}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  )
}
