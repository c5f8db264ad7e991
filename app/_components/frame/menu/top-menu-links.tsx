import { hrefs } from '@/lib/routing/hrefs'
import type { Bootstrap } from '@/lib/site/load-bootstrap'
import { SiteMenuLink } from './site-menu-link'
import { toMenuLink } from './site-menu-link-data'
import styles from '../site-header.module.css'

export function TopMenuLinks({ site }: { site: Bootstrap }) {
  return (
    <>
      <a className={`${styles.topLink} ${styles.roomy}`} href={hrefs.orderLookUp}>
        Где мой заказ
      </a>
      {site.menus.top.map((item) => (
        <SiteMenuLink key={item.id} link={toMenuLink(item)} className={styles.topLink} />
      ))}
    </>
  )
}
