import type { ComponentProps } from 'react'
import { AddToCart } from '@/features/cart/components/add-to-cart'
import { FitMark } from '@/features/fitment/components/fit-mark'
import { ProductCard } from '@/features/product/components/product-card'
import type { CardFace, CardSale } from '@/features/product/model/product-card-data'
import { requestedOfCard } from './requested-of-card'

type Props = Omit<ComponentProps<typeof ProductCard>, 'product' | 'action'> & { product: CardFace & CardSale }

/** A card with the button that sells what it shows. */
export function BuyableCard({ product, ...rest }: Props) {
  if (rest.isBrief) return <ProductCard product={product} {...rest} />
  const item = requestedOfCard(product)
  return (
    <ProductCard
      product={product}
      action={item && <AddToCart item={item} />}
      fitment={<FitMark part={product} look="card" />}
      {...rest}
    />
  )
}
