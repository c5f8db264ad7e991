import { prepareDocument } from '@/framework/next/prepare-document'
import type { Metadata } from 'next'
import { buttonClass } from '@/components/ui/button'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { CardList } from '@/app/_components/goods/card-list'
import { handOverCards } from '@/app/_components/goods/hand-over-cards'
import { ProductGrid } from '@/features/product/components/product-grid'
import { loadPopular } from '@/features/product/server/load-popular'
import { NO_CARDS } from '@/features/product/server/load-similar'
import { orEmpty } from '@/lib/data-cache/load'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'
import styles from './_components/product-index.module.css'

export async function generateMetadata(): Promise<Metadata> {
  return toMetadata(await loadMeta(hrefs.products), {
    path: hrefs.products,
    title: 'Найти деталь по номеру',
    description: 'Поиск детали по номеру производителя или коду товара.',
  })
}

/** Where a product's address is cut short: the ways to a product. */
export default async function ProductIndexPage() {
  const [popular] = await Promise.all([orEmpty(loadPopular, NO_CARDS), prepareDocument()])
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs items={[{ title: 'Главная', href: hrefs.home }, { title: 'Найти деталь' }]} />
      <h1 tabIndex={-1}>Найти деталь по номеру</h1>
      <form
        className={styles.form}
        action={hrefs.search()}
        method="get"
        role="search"
        aria-label="Поиск по номеру"
      >
        <label className={styles.field}>
          Номер детали или код товара
          <input name="q" required maxLength={255} autoComplete="off" placeholder="Например, OC 90" />
        </label>
        <button className={buttonClass()} type="submit">
          Найти
        </button>
      </form>
      <p className={styles.hint}>
        Номера нет под рукой? <a href={hrefs.catalog}>Откройте каталог</a> или{' '}
        <a href={hrefs.brands}>найдите производителя</a>.
      </p>
      {popular.cards.length > 0 && (
        <section>
          <h2>Сейчас выбирают</h2>
          <ProductGrid>
            <CardList goods={handOverCards(popular.cards)} now={popular.readAt} isFirst />
          </ProductGrid>
        </section>
      )}
    </div>
  )
}
