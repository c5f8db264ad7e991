import type { SiteMenu } from './site-menu'
import { SiteMenuGroup } from './site-menu-group'

/** Services, ways to pick a part and what others look for. */
export function SiteMainScreen({ menu }: { menu: SiteMenu }) {
  return (
    <>
      <SiteMenuGroup title="Подбор" links={menu.selectionHelper} />
      <SiteMenuGroup title="Каталог" links={menu.catalogMain} />
      <SiteMenuGroup title="Сервисы" links={menu.serviceMain} />
      <SiteMenuGroup title="Часто ищут" links={menu.popular} />
    </>
  )
}
