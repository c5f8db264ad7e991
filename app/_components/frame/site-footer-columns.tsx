'use client'

import type { PackedRow } from '@/lib/packing/create-packer'
import { footerColumnPacker } from './footer-column-packer'
import { SiteMenuLink } from './site-menu-link'
import styles from './site-footer.module.css'

export function SiteFooterColumns({ columns }: { columns: readonly PackedRow[] }) {
  return columns.map(footerColumnPacker.unpack).map(({ title, links }) => (
    <section key={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={`${link.title} ${link.href}`}>
            <SiteMenuLink link={link} className={styles.link} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
