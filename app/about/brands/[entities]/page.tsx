import { prepareDocument } from '@/framework/next/prepare-document'
import type { Metadata } from 'next'
import styles from '@/app/about/brands/_components/brands.module.css'
import { BrandSections } from '@/features/brands/components/brand-sections'
import type { BrandDetail } from '@/features/brands/model/brand'
import { loadBrand } from '@/features/brands/server/load-brand'
import { type BrandGoods, loadBrandGoods } from '@/features/brands/server/load-brand-goods'
import { HtmlText } from '@/features/content/components/html-text'
import { CertificateList } from '@/features/content/components/certificate-list'
import { toCertificate } from '@/features/content/model/certificate'
import { NO_ENTRIES } from '@/features/content/model/entry-page'
import { loadEntries } from '@/features/content/server/load-entries'
import { CardList } from '@/app/_components/goods/card-list'
import { handOverCards } from '@/app/_components/goods/hand-over-cards'
import { ProductGrid } from '@/features/product/components/product-grid'
import { toProductCard } from '@/features/product/model/product-card-data'
import { FailedPage } from '@/components/layout/failed-page'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { Picture } from '@/components/media/picture'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { formatCount } from '@/lib/format/plural'
import { orEmpty, toLoaded } from '@/lib/data-cache/load'
import { sanitizeHtml } from '@/lib/html/sanitize'
import { decodeUriPart } from '@/lib/parts/uri'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta, type PageMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'

type Props = { params: Promise<{ entities: string }> }

const LOGO_WIDTH_PX = 160
const LOGO_HEIGHT_PX = 80
const NO_GOODS: BrandGoods = { entities: [], pricedAt: new Date(0).toISOString() }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const code = await readCode(params)
  const loaded = await toLoaded(async () => (code === null ? undefined : loadBrand(code)))
  if (loaded.kind !== 'found') return {}
  const { title, code: known, preview, picture } = loaded.value
  const path = hrefs.brand(known)
  return toMetadata(await loadMeta(path), {
    title: `Запчасти ${title}`,
    description: preview ?? `Запчасти и товары ${title}: разделы каталога, цены и сроки поставки.`,
    path,
    image: picture ?? undefined,
  })
}

export default async function BrandPage({ params }: Props) {
  const code = await readCode(params)
  const loaded = await toLoaded(async () => (code === null ? undefined : loadBrand(code)))
  if (loaded.kind === 'missing') return <NotFoundPage />
  if (loaded.kind === 'failed') return <FailedPage status={loaded.status} message={loaded.message} />
  const brand = loaded.value
  const [meta, goods, papers] = await Promise.all([
    loadMeta(hrefs.brand(brand.code)),
    orEmpty(() => loadBrandGoods(brand.title), NO_GOODS),
    orEmpty(
      () => loadEntries('certificates', { page: 1, year: null, search: '', brand: brand.code }),
      NO_ENTRIES,
    ),
    prepareDocument(),
  ])
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs
        items={[
          { title: 'Главная', href: hrefs.home },
          { title: 'Бренды', href: hrefs.brands },
          { title: brand.title },
        ]}
      />
      <BrandHead brand={brand} meta={meta} />
      {brand.sections.length > 0 && (
        <section className={styles.section}>
          <h2>Разделы с товарами {brand.title}</h2>
          <BrandSections sections={brand.sections} />
        </section>
      )}
      {goods.entities.length > 0 && (
        <section className={styles.section}>
          <h2>Популярные товары</h2>
          <ProductGrid>
            <CardList
              goods={handOverCards(goods.entities.map(toProductCard))}
              now={new Date(goods.pricedAt)}
            />
          </ProductGrid>
        </section>
      )}
      <BrandText brand={brand} />
      <HtmlText html={sanitizeHtml(meta.content)} />
      {papers.entries.length > 0 && (
        <section className={styles.section}>
          <h2>Сертификаты</h2>
          <CertificateList certificates={papers.entries.map(toCertificate)} level={3} isOfBrand />
        </section>
      )}
    </div>
  )
}

type HeadProps = { brand: BrandDetail; meta: Pick<PageMeta, 'heading' | 'subheading'> }

function BrandHead({ brand: { title, picture, country, count, preview, site }, meta }: HeadProps) {
  const facts = [country, count > 0 && formatCount(count, ['товар', 'товара', 'товаров'])]
    .filter(Boolean)
    .join(', ')
  const isSafeSite = site !== null && /^https?:\/\//.test(site)
  return (
    <>
      <div className={styles.head}>
        {picture && <Picture path={picture} alt="" width={LOGO_WIDTH_PX} height={LOGO_HEIGHT_PX} eager />}
        <div>
          <h1 tabIndex={-1}>{meta.heading ?? title}</h1>
          {/* Unless the owner says more, the gateway gives the country, which stands among the facts. */}
          {meta.subheading && meta.subheading !== country && <p>{meta.subheading}</p>}
          {facts && <p className={styles.facts}>{facts}</p>}
        </div>
      </div>
      {preview && <p className={styles.text}>{preview}</p>}
      {isSafeSite && (
        <p>
          <a href={site} target="_blank" rel="noopener noreferrer nofollow">
            Сайт производителя<span className="visually-hidden"> (в новой вкладке)</span>
          </a>
        </p>
      )}
    </>
  )
}

function BrandText({ brand }: { brand: BrandDetail }) {
  const html = sanitizeHtml(brand.content)
  if (html === null) return null
  return (
    <section className={styles.section}>
      <h2>О бренде</h2>
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
}

/** Null for an escape that cannot be read. */
async function readCode(params: Props['params']): Promise<string | null> {
  const { entities } = await params
  return decodeUriPart(entities)
}
