import type { ReactNode } from 'react'
import { MarkupSwitch } from '@/features/profile/components/markup-switch'
import { SearchBox } from '@/features/search/components/search-box'
import { VehiclePickerHost } from '@/features/fitment/components/vehicle-picker-host'
import { ShopLabel } from '@/features/shops/components/shop-label'
import { ShopPickerHost } from '@/features/shops/components/shop-picker-host'
import { Icon } from '@/components/ui/icon'
import { env } from '@/lib/env'
import { toTelLink } from '@/lib/format/phone'
import { formatShopPhone } from '@/lib/format/format-shop-phone'
import { hrefs } from '@/lib/routing/hrefs'
import type { Bootstrap } from '@/lib/site/load-bootstrap'
import { HeaderActions } from './header-actions'
import { SiteBottomBar } from './site-bottom-bar'
import { defaultShop, metroColor } from './site-default-shop'
import { FOOTER_ID } from './footer/footer-id'
import { SiteLogo } from './site-logo'
import { SitePanelHost } from './menu/site-panel-host'
import { TopMenu } from './menu/top-menu'
import styles from './site-header.module.css'

type Props = {
  site: Bootstrap | undefined
  bookmarksMark?: ReactNode
  cartMark?: ReactNode
  cartLabel?: ReactNode
}

export function SiteHeader({ site, bookmarksMark, cartMark, cartLabel }: Props) {
  const siteName = site?.params.siteName ?? env().SITE_NAME
  return (
    <>
      <header className={styles.header}>
        {site && <TopRow site={site} />}
        <div className={styles.main}>
          <div className={`container ${styles.mainRow}`}>
            <SiteLogo name={siteName} logo={site?.params.branding.logo} />
            <a className={styles.catalog} href={hrefs.catalog} data-panel="Catalogs">
              <Icon name="grid" />
              Каталог
            </a>
            <SearchBox siteName={siteName} hasHints={env().FEATURES.search} />
            <HeaderActions bookmarksMark={bookmarksMark} cartMark={cartMark} cartLabel={cartLabel} />
            <a
              className={`icon-button ${styles.menu}`}
              href={`#${FOOTER_ID}`}
              data-panel="MobileSlideMenu"
              aria-label="Меню"
            >
              <Icon name="menu" size={24} />
            </a>
          </div>
        </div>
      </header>
      <SiteBottomBar cartMark={cartMark} />
      <SitePanelHost />
      <ShopPickerHost />
      <VehiclePickerHost />
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
          <a className={styles.topLink} href={hrefs.shops} title="Выбрать магазин" data-shop-picker="">
            <ShopLabel
              supplierId={shop.supplierId}
              title={shop.metro[0]?.name ?? shop.title}
              color={metroColor(shop.metro[0]?.color) ?? null}
              hours={`${shop.work.open}–${shop.work.close}`}
            />
          </a>
        )}
        {phone && tel && (
          <a className={styles.topLink} href={tel}>
            {formatShopPhone(phone)}
          </a>
        )}
        <MarkupSwitch className={styles.topLink} />
        <TopMenu className={styles.topMenu} />
      </div>
    </div>
  )
}
