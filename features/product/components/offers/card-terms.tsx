'use client'

import { useShopTerms } from '../../hooks/use-shop-terms'
import type { CardFace } from '../../model/product-card-data'
import { termAndStock } from '../../model/stock-words'
import cardStyles from '../product-card.module.css'
import { ShownPrice } from './shown-price'
import styles from './shop-terms.module.css'

type Terms = Pick<
  CardFace,
  'brand' | 'article' | 'price' | 'pastPrice' | 'quantity' | 'unit' | 'deliveryTime'
>

type Props = {
  product: Terms
  /** When the price was read: the day that «Сегодня» means. */
  now: Date
}

/** Price, term and stock of a card: those of the page, or those of the shop that the visitor has chosen. */
export function CardTerms({ product, now }: Props) {
  const state = useShopTerms(product)
  const isPending = state === 'pending'
  const terms = isPending ? product : (state ?? product)
  const look = terms.price === null ? cardStyles.soldOut : cardStyles.term
  const pending = isPending ? ` ${styles.pending}` : ''
  return (
    <>
      {terms.price !== null && (
        <ShownPrice value={terms.price} past={terms.pastPrice} className={`${cardStyles.price}${pending}`} />
      )}
      <span className={`${look}${pending}`}>{termAndStock(terms, now, product.unit)}</span>
    </>
  )
}
