import type { SiteMenuAnswer } from './site-menu-answer'
import { SiteMenuGroup } from './site-menu-group'

/** Services, ways to pick a part and what others look for. */
export function SiteMainScreen({ menu }: { menu: SiteMenuAnswer }) {
  return (
    <>
      <SiteMenuGroup title="Подбор" links={menu.selectionHelper} />
      <SiteMenuGroup title="Каталог" links={menu.catalogMain} />
      <SiteMenuGroup title="Сервисы" links={menu.serviceMain} />
      <SiteMenuGroup title="Часто ищут" links={menu.popular} />
    </>
  )
}
