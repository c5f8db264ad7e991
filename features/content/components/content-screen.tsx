import type { ReactNode } from 'react'
import { type Breadcrumb, Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { sanitizeHtml } from '@/lib/html/sanitize'
import { hrefs } from '@/lib/routing/hrefs'
import type { PageMeta } from '@/lib/seo/load-meta'
import type { ContentLink } from '../model/content-page'
import { HtmlText } from './html-text'
import styles from './content-screen.module.css'

type Props = {
  heading: string
  /** The way to the page without the home page; the page itself last. */
  trail: readonly Breadcrumb[]
  /** Pages beside this one. */
  menu?: readonly ContentLink[]
  menuLabel?: string
  /** The owner's text for the address, below the heading. */
  meta?: Pick<PageMeta, 'subheading' | 'content'>
  children: ReactNode
}

/** Heading and text of a company page, with the pages beside it. */
export function ContentScreen({ heading, trail, menu = [], menuLabel, meta, children }: Props) {
  const hasMenu = menu.length > 1
  return (
    <div className="container">
      <Breadcrumbs items={[{ title: 'Главная', href: hrefs.home }, ...trail]} />
      <div className={hasMenu ? `${styles.page} ${styles.columns}` : styles.page}>
        <div className={styles.main}>
          <h1 tabIndex={-1}>{heading}</h1>
          {meta?.subheading && <p className={styles.subheading}>{meta.subheading}</p>}
          {children}
          <HtmlText html={sanitizeHtml(meta?.content)} />
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
