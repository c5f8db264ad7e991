import type { Metadata } from 'next'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { SectionTree } from '@/features/catalog/components/section-tree'
import { HtmlText } from '@/features/content/components/html-text'
import { CarSections } from '@/features/fitment/components/car-sections'
import { toLoaded } from '@/lib/data-cache/load'
import { sanitizeHtml } from '@/lib/html/sanitize'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import { ROOT_SECTION_CODE, sectionStore } from '@/lib/site/section-store'
import { HomeMenuTiles } from '../_components/home/home-menu-tiles'
import styles from './catalog.module.css'

const TITLE = 'Каталог автозапчастей'

export async function generateMetadata(): Promise<Metadata> {
  return toMetadata(await loadMeta(hrefs.catalog), {
    title: TITLE,
    description: 'Все разделы каталога: запчасти, масла, шины, диски и аксессуары с ценами и сроками.',
    path: hrefs.catalog,
  })
}

export default async function CatalogPage() {
  const [bootstrap, meta] = await Promise.all([toLoaded(loadBootstrap), loadMeta(hrefs.catalog)])
  // The root layout has already said why.
  if (bootstrap.kind !== 'found') return null
  const { sections, menus, hasOriginalCatalogs } = bootstrap.value
  const { tree } = sectionStore(sections)
  const root = tree.find(({ section }) => section.code === ROOT_SECTION_CODE)

  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs items={[{ title: 'Главная', href: hrefs.home }, { title: 'Каталог' }]} />
      <h1 className={styles.heading} tabIndex={-1}>
        {meta.heading ?? TITLE}
      </h1>
      {meta.subheading && <p>{meta.subheading}</p>}
      {hasOriginalCatalogs && (
        <p>
          <a href={hrefs.originalCatalogs}>Найти деталь по VIN на схеме производителя</a>
        </p>
      )}
      <CarSections />
      {menus.catalogMain.length > 0 && (
        <div className={styles.menu}>
          <HomeMenuTiles items={menus.catalogMain} look="tiles" sections={sections} />
        </div>
      )}
      <SectionTree nodes={root?.children ?? tree} />
      <HtmlText html={sanitizeHtml(meta.content)} />
    </div>
  )
}
