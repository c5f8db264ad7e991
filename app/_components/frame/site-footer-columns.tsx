'use client'

import { type FooterColumn, fromFooterRow } from './site-footer-rows'
import { SiteMenuLink } from './site-menu-link'
import styles from './site-footer.module.css'

export function SiteFooterColumns({ columns }: { columns: readonly FooterColumn[] }) {
  return columns.map(([title, links]) => (
    <section key={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {links.map((row) => (
          <li key={row.join(' ')}>
            <SiteMenuLink link={fromFooterRow(row)} className={styles.link} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
