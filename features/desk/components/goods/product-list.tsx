'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter, useSearchParams } from 'next/navigation'
import { Picture } from '@/components/media/picture'
import { ToneBadge } from '@/components/ui/tone-badge'
import { keepMeasures } from '@/lib/text/keep-measures'
import { formatNumber } from '@/lib/format/number'
import { formatPrice } from '@/lib/format/price'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { type ProductList as List, productsOptions } from '../../api/product-queries'
import { useScanner } from '../../hooks/use-scanner'
import { type ProductQuery, productsHref, readProductQuery } from '../../model/product-address'
import { DeskPending } from '../desk-pending'
import { DeskSearch } from '../desk-search'
import { NothingFound } from '../nothing-found'
import { StepLinks } from '../step-links'
import { LabelledSelect } from '../labelled-select'
import desk from '../desk.module.css'
import styles from './product.module.css'

const STATES = [
  ['all', 'Все'],
  ['hidden', 'Скрытые'],
] as const

const THUMB_PX = 56

/** Products of the shop, the hidden ones too. What is shown stands in the address. */
export function ProductList() {
  const query = readProductQuery(new URLSearchParams(useSearchParams()))
  const router = useRouter()
  useScanner((barcode) => router.push(productsHref({ search: barcode, state: 'all', page: 1 })))
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...productsOptions(query),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={desk.screen}>
      <DeskSearch
        title="Поиск по товарам"
        label="Артикул, название, код, штрихкод или адрес страницы в магазине"
        href={deskHrefs.goods}
        query={{ search: query.search, state: query.state }}
        // A scanner types over what was searched before.
        onFocus={({ target }) => target.select()}
      >
        <LabelledSelect label="Какие показать" name="state" options={STATES} defaultValue={query.state} />
      </DeskSearch>
      {data ? (
        <Found query={query} data={data} isBusy={isPlaceholderData} />
      ) : (
        <DeskPending error={error} refetch={refetch} lines={12} />
      )}
    </div>
  )
}

function Found({ query, data, isBusy }: { query: ProductQuery; data: List; isBusy: boolean }) {
  const { page } = query
  return (
    <>
      {data.products.length === 0 ? (
        <NothingFound
          title="Ничего нет"
          text="По этим условиям товаров не нашлось."
          way={query.search === '' && query.state === 'all' ? undefined : [deskHrefs.goods, 'Все товары']}
        />
      ) : (
        <ul className={desk.list} aria-label="Товары" aria-busy={isBusy}>
          {data.products.map((product) => (
            <Row key={product.code} product={product} />
          ))}
        </ul>
      )}
      <StepLinks
        back={page > 1 ? [productsHref({ ...query, page: page - 1 }), 'Предыдущие'] : undefined}
        forward={data.hasMore ? [productsHref({ ...query, page: page + 1 }), 'Следующие'] : undefined}
      />
    </>
  )
}

function Row({ product }: { product: List['products'][number] }) {
  const { code, brand, article, title, pictureUrl, isHidden, price, quantity, unit } = product
  return (
    <li className={`${desk.row} ${styles.row}`}>
      <Picture path={pictureUrl} alt="" width={THUMB_PX} height={THUMB_PX} />
      <div>
        <h2 className={desk.number} translate="no">
          <a className={desk.cover} href={deskHrefs.product(code)} data-prefetch="none">
            {brand} <span className="no-break">{article}</span>
          </a>
        </h2>
        <p>{keepMeasures(title)}</p>
        <p className={desk.soft}>{code}</p>
        {isHidden && <ToneBadge tone="bad" title="Скрыт" />}
      </div>
      <div className={styles.price}>
        <p className="no-break">{price === null ? 'Нет в продаже' : formatPrice(price)}</p>
        {price !== null && (
          <p className={desk.soft}>
            {formatNumber(quantity)} {unit}
          </p>
        )}
      </div>
    </li>
  )
}
