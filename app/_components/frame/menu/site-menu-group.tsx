import { SiteMenuLink } from './site-menu-link'
import type { MenuLinkData } from './site-menu-link-data'
import styles from './site-panel.module.css'

/** A titled list of the panel; nothing when the menu holds nothing. */
export function SiteMenuGroup({ title, links }: { title: string; links: readonly MenuLinkData[] }) {
  if (links.length === 0) return null
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.links}>
        {links
          .flatMap((link) => [link, ...(link.children ?? [])])
          .map((link) => (
            <li key={`${link.title} ${link.href}`}>
              <SiteMenuLink link={link} className={styles.entry} />
            </li>
          ))}
      </ul>
    </section>
  )
}
