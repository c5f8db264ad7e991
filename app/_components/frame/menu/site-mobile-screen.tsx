import type { PanelScreen } from '@/components/layout/slide-panel-stack'
import { MarkupSwitch } from '@/features/profile/components/markup-switch'
import { Icon, type IconName } from '@/components/ui/icon'
import { toTelLink } from '@/lib/format/phone'
import { formatShopPhone } from '@/lib/format/format-shop-phone'
import { hrefs } from '@/lib/routing/hrefs'
import type { SiteMenu } from './site-menu'
import { SiteMenuGroup } from './site-menu-group'
import styles from './site-panel.module.css'

type Props = { menu: SiteMenu; onOpen: (screen: PanelScreen) => void }

const DEEPER: readonly { screen: PanelScreen; title: string; icon: IconName }[] = [
  { screen: 'Catalogs', title: 'Каталог', icon: 'grid' },
  { screen: 'Main', title: 'Сервисы и подбор', icon: 'garage' },
]

/** The default menu: the way into the deeper screens, and the rest of the site. */
export function SiteMobileScreen({ menu, onOpen }: Props) {
  const tel = menu.phone && toTelLink(menu.phone)
  return (
    <>
      <MarkupSwitch className={styles.entry} />
      <ul className={styles.links}>
        {DEEPER.map(({ screen, title, icon }) => (
          <li key={screen}>
            <button type="button" className={styles.entry} onClick={() => onOpen(screen)}>
              <Icon name={icon} size={24} />
              {title}
              <Icon name="chevron-right" className={styles.deeper} />
            </button>
          </li>
        ))}
        <li>
          <a className={styles.entry} href={hrefs.shops} data-shop-picker="">
            <Icon name="pin" size={24} />
            Выбрать магазин
          </a>
        </li>
        {menu.phone && tel && (
          <li>
            <a className={styles.entry} href={tel}>
              <Icon name="phone" size={24} />
              {formatShopPhone(menu.phone)}
            </a>
          </li>
        )}
      </ul>
      <SiteMenuGroup title="О магазине" links={menu.top} />
      {menu.bottom.map((group) => (
        <SiteMenuGroup key={group.title} title={group.title} links={group.children ?? [group]} />
      ))}
    </>
  )
}
