import { BuyOffer } from '@/app/_components/goods/buy-offer'
import { BookmarkButton } from '@/features/bookmarks/components/bookmark-button'
import type { OfferGroup } from '@/features/product/model/offer'
import type { Product } from '@/features/product/model/product'
import styles from './product-action.module.css'

/** What can be done with a product: put it into the cart, keep it for later. */
export function ProductAction({ product, offer }: { product: Product; offer: OfferGroup }) {
  const { brand, article, title, internalCode } = product
  return (
    <div className={styles.action}>
      <BuyOffer part={product} offer={offer} look="box" />
      <BookmarkButton part={{ brand, article, title, code: internalCode }} />
    </div>
  )
}
