'use client'

import { useQuery } from '@tanstack/react-query'
import { Picture } from '@/components/media/picture'
import { ToneBadge } from '@/components/ui/tone-badge'
import { keepMeasures } from '@/lib/text/keep-measures'
import { product as productHref } from '@/lib/routing/addresses'
import { type DeskProduct, productOptions } from '../../api/product-queries'
import { DeskPending } from '../desk-pending'
import { ProductLog } from './product-log'
import { ProductOffers } from './product-offers'
import { ProductPictures } from './product-pictures'
import { ProductProperties } from './product-properties'
import { ProductVisibility } from './product-visibility'
import { ProductWords } from './product-words'
import desk from '../desk.module.css'
import styles from './product.module.css'

const PICTURE_PX = 160

/** One product as the shop's staff sees it. */
export function ProductScreen({ code }: { code: string }) {
  const { data: product, error, refetch } = useQuery(productOptions(code))
  if (!product) return <DeskPending error={error} refetch={refetch} lines={12} />
  return (
    <div className={desk.screen}>
      <Facts product={product} />
      <ProductVisibility product={product} />
      <ProductOffers product={product} />
      <ProductWords product={product} />
      <ProductPictures product={product} />
      <ProductProperties product={product} />
      <ProductLog product={product} />
    </div>
  )
}

function Facts({ product }: { product: DeskProduct }) {
  const { code, brand, article, title, pictureUrl, section, isHidden } = product
  return (
    <section aria-labelledby="product" className={styles.facing}>
      <Picture path={pictureUrl} alt="" width={PICTURE_PX} height={PICTURE_PX} />
      <div className={desk.screen}>
        <div>
          <h2 id="product" className={desk.heading} translate="no">
            {brand} <span className="no-break">{article}</span>
          </h2>
          <p>{keepMeasures(title)}</p>
        </div>
        <dl className={desk.facts}>
          <div>
            <dt>Код</dt>
            <dd>{code}</dd>
          </div>
          <div>
            <dt>Раздел</dt>
            <dd>{section?.title ?? 'Не указан'}</dd>
          </div>
        </dl>
        {isHidden ? (
          <ToneBadge tone="bad" title="Скрыт: покупатели его не видят и не могут заказать" />
        ) : (
          <p className={desk.unprinted}>
            <a href={productHref({ internalCode: code, brand, article })} data-prefetch="none">
              Открыть в магазине
            </a>
          </p>
        )}
      </div>
    </section>
  )
}
