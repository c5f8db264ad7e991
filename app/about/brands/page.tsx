import type { Metadata } from 'next'
import { BrandFinder } from '@/features/brands/components/brand-finder'
import { BrandIndex } from '@/features/brands/components/brand-index'
import { PopularBrands } from '@/features/brands/components/popular-brands'
import { loadBrands } from '@/features/brands/server/load-brands'
import { HtmlText } from '@/features/content/components/html-text'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { EmptyState } from '@/components/ui/empty-state'
import { orEmpty } from '@/lib/data-cache/load'
import { sanitizeHtml } from '@/lib/html/sanitize'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'
import styles from './_components/brands.module.css'

const LIST_ID = 'brands'
const MAX_POPULAR = 24

export async function generateMetadata(): Promise<Metadata> {
  return toMetadata(await loadMeta(hrefs.brands), {
    title: 'Бренды автозапчастей',
    description: 'Производители автозапчастей, масел, шин и аккумуляторов по алфавиту, с товарами каждого.',
    path: hrefs.brands,
  })
}

export default async function BrandsPage() {
  const [brands, meta] = await Promise.all([orEmpty(loadBrands, []), loadMeta(hrefs.brands)])
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs items={[{ title: 'Главная', href: hrefs.home }, { title: 'Бренды' }]} />
      <h1 tabIndex={-1}>{meta.heading ?? 'Бренды'}</h1>
      {meta.subheading && <p>{meta.subheading}</p>}
      {brands.length === 0 ? (
        <EmptyState title="Список брендов пуст" text="Найдите деталь по номеру или откройте каталог." />
      ) : (
        <>
          <BrandFinder listId={LIST_ID} />
          <PopularBrands brands={brands.filter(({ isPopular }) => isPopular).slice(0, MAX_POPULAR)} />
          <BrandIndex id={LIST_ID} brands={brands} />
        </>
      )}
      <HtmlText html={sanitizeHtml(meta.content)} />
    </div>
  )
}
