import { SiteMenuLink } from './site-menu-link'
import type { MenuLinkData } from './site-menu-link-data'
import styles from './site-footer.module.css'

export function SiteFooterColumn({ title, links }: { title: string; links: readonly MenuLinkData[] }) {
  if (links.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={`${link.title} ${link.href}`}>
            <SiteMenuLink link={link} className={styles.link} />
          </li>
        ))}
      </ul>
    </section>
  )
}
