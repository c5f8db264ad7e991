import type { Metadata } from 'next'
import { HtmlText } from '@/features/content/components/html-text'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { EmptyState } from '@/components/ui/empty-state'
import { ShopFinder } from '@/features/shops/components/shop-finder'
import { ShopList } from '@/features/shops/components/shop-list'
import { loadShops } from '@/features/shops/server/load-shops'
import { orEmpty } from '@/lib/data-cache/load'
import { sanitizeHtml } from '@/lib/html/sanitize'
import { groupByCity } from '@/lib/parts/shops/group-by-city'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'
import styles from './page.module.css'

const TITLE = 'Магазины'

export async function generateMetadata(): Promise<Metadata> {
  return toMetadata(await loadMeta(hrefs.shops), {
    title: 'Магазины автозапчастей: адреса, часы работы, телефоны',
    description: 'Где забрать заказ: адреса и телефоны магазинов, ближайшее метро, часы работы и услуги.',
    path: hrefs.shops,
  })
}

export default async function ShopsPage() {
  const [shops, meta] = await Promise.all([orEmpty(loadShops, []), loadMeta(hrefs.shops)])
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs items={[{ title: 'Главная', href: hrefs.home }, { title: TITLE }]} />
      <h1 tabIndex={-1}>{meta.heading ?? TITLE}</h1>
      {meta.subheading && <p>{meta.subheading}</p>}
      {shops.length > 0 ? (
        <ShopFinder count={shops.length}>
          <ShopList cities={groupByCity(shops)} />
        </ShopFinder>
      ) : (
        <EmptyState
          title="Список магазинов пока пуст"
          text="Как получить заказ, подскажут по телефону внизу страницы."
        />
      )}
      <HtmlText html={sanitizeHtml(meta.content)} />
    </div>
  )
}
