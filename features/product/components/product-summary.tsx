import type { ReactNode } from 'react'
import { Picture } from '@/components/media/picture'
import { Rating } from '@/components/ui/rating'
import { StaticMarkup } from '@/framework/next/static-markup'
import { hrefs } from '@/lib/routing/hrefs'
import type { Product } from '../model/product'
import { CopyArticle } from './copy-article'
import styles from './product-summary.module.css'

const SHOWN_SPECS = 7
const ICON_PX = 24

const QUALITY = 'Качество'
const QUALITY_WORDS: Record<NonNullable<Product['quality']>, string> = {
  original: 'Оригинал',
  oe: 'Уровень конвейера (OE)',
  analog: 'Аналог',
}

/** What identifies a part at a glance: number, maker, quality, the first of its properties, and what is done with those. */
export function ProductSummary({ product, action }: { product: Product; action?: ReactNode }) {
  const { brand, brandCode, article, specs, icons, quality } = product
  // A property that repeats the quality stands among the specifications alone.
  const own = quality ? specs.filter(({ title }) => title !== QUALITY) : specs
  const shown = own.slice(0, SHOWN_SPECS)
  return (
    <div className={styles.summary}>
      <dl className={styles.identity}>
        <dt>Артикул</dt>
        <dd className="no-break">
          <b translate="no">{article}</b>
          <CopyArticle article={article} />
        </dd>
        <dt>Бренд</dt>
        <dd translate="no">{brandCode ? <a href={hrefs.brand(brandCode)}>{brand}</a> : brand}</dd>
        {product.shortCode && (
          <>
            <dt>Код товара</dt>
            <dd>{product.shortCode}</dd>
          </>
        )}
        {quality && (
          <>
            <dt>{QUALITY}</dt>
            <dd>{QUALITY_WORDS[quality]}</dd>
          </>
        )}
      </dl>
      {product.reviewsCount > 0 && (
        <a className={styles.rating} href="#reviews">
          <Rating value={product.rating} count={product.reviewsCount} />
          <span className="visually-hidden">, к отзывам</span>
        </a>
      )}
      {icons.length > 0 && (
        <ul className={styles.icons}>
          {icons.map(({ code, title, pictureUrl }) => (
            <li key={code}>
              {pictureUrl && <Picture path={pictureUrl} alt="" width={ICON_PX} height={ICON_PX} />}
              {title}
            </li>
          ))}
        </ul>
      )}
      {shown.length > 0 && (
        <StaticMarkup as="dl" className={styles.specs}>
          {shown.map(({ code, title, value }) => (
            <div key={code}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </StaticMarkup>
      )}
      {own.length > SHOWN_SPECS && (
        <a className={styles.more} href="#specs">
          Все характеристики
        </a>
      )}
      {action}
    </div>
  )
}
