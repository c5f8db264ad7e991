import type { ReactNode } from 'react'
import { SearchBox } from '@/features/search/components/search-box'
import { Icon } from '@/components/ui/icon'
import { env } from '@/lib/env'
import { formatPhone, toTelLink } from '@/lib/format/phone'
import { hrefs } from '@/lib/routing/hrefs'
import type { Bootstrap } from '@/lib/site/load-bootstrap'
import { SiteBottomBar } from './site-bottom-bar'
import { defaultShop, metroColor } from './site-default-shop'
import { FOOTER_ID } from './site-footer-id'
import { SiteLogo } from './site-logo'
import { SiteMenuLink } from './site-menu-link'
import { toMenuLink } from './site-menu-link-data'
import { SitePanelHost } from './site-panel-host'
import styles from './site-header.module.css'

type Props = {
  site: Bootstrap | undefined
  /** Account, bookmarks and cart. */
  actions?: ReactNode
}

export function SiteHeader({ site, actions }: Props) {
  return (
    <>
      <header className={styles.header}>
        {site && <TopRow site={site} />}
        <div className={styles.main}>
          <div className={`container ${styles.mainRow}`}>
            <SiteLogo name={site?.params.siteName ?? env().SITE_NAME} />
            <a className={styles.catalog} href={hrefs.catalog} data-panel="Catalogs">
              <Icon name="grid" />
              Каталог
            </a>
            <SearchBox />
            {actions}
            <a className={styles.menu} href={`#${FOOTER_ID}`} data-panel="MobileSlideMenu" aria-label="Меню">
              <Icon name="menu" size={24} />
            </a>
          </div>
        </div>
      </header>
      <SiteBottomBar />
      <SitePanelHost />
    </>
  )
}

function TopRow({ site }: { site: Bootstrap }) {
  const shop = defaultShop(site)
  const { phone } = site.params
  const tel = phone && toTelLink(phone)
  return (
    <div className={styles.top}>
      <div className={`container ${styles.topRow}`}>
        {shop && (
          <a className={styles.topLink} href={hrefs.shop(shop.code)}>
            <span className={styles.metro} style={{ background: metroColor(shop.metro[0]?.color) }} />
            {shop.metro[0]?.name ?? shop.title}
            <span className={styles.hours}>
              {shop.work.open}–{shop.work.close}
            </span>
          </a>
        )}
        {phone && tel && (
          <a className={styles.topLink} href={tel}>
            {formatPhone(phone)}
          </a>
        )}
        <nav className={styles.topMenu} aria-label="О магазине">
          {site.menus.top.map((item) => (
            <SiteMenuLink key={item.id} link={toMenuLink(item)} className={styles.topLink} />
          ))}
        </nav>
      </div>
    </div>
  )
}
