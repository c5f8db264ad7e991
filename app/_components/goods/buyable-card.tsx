import type { ComponentProps } from 'react'
import { AddToCart } from '@/features/cart/components/add-to-cart'
import { FitmentBadge } from '@/features/fitment/components/fitment-badge'
import { unseenOf } from '@/features/product/components/card-markup'
import { ProductCard } from '@/features/product/components/product-card'
import type { CardFace, CardSale } from '@/features/product/model/product-card-data'
import { requestedOfCard } from './requested-of-card'

type Props = Omit<ComponentProps<typeof ProductCard>, 'product' | 'action' | 'unseen'> & {
  product: CardFace & CardSale
  /** Of the document's lists that which the browser reads the card from. */
  list?: number | undefined
}

/** A card with the button that sells what it shows. */
export function BuyableCard({ product, list, ...rest }: Props) {
  const unseen = list === undefined ? undefined : unseenOf(list, product, rest.isBrief)
  if (rest.isBrief) return <ProductCard product={product} unseen={unseen} {...rest} />
  const item = requestedOfCard(product)
  return (
    <ProductCard
      product={product}
      unseen={unseen}
      action={item && <AddToCart item={item} />}
      fitment={<FitmentBadge part={product} look="card" />}
      {...rest}
    />
  )
}
