import { addToCart, readCart, removeFromCart } from '@/lib/gateway/contracts/orders/cart'
import { getPartPrices } from '@/lib/gateway/contracts/catalog/prices'
import type { ShopFacts } from '@/scripts/contract/shop-facts'
import { must, type Call } from './journey'

/** An empty cart with one line in it, as the shopper then reads it. */
export async function fillCart(call: Call, { product }: ShopFacts) {
  await emptyCart(call)
  const { brand, article } = product
  const { items } = await call(getPartPrices, { body: { items: { 0: { id: 0, brand, article } } } })
  const offer = items['0']
  must(getPartPrices, offer !== undefined && offer.supplierId !== null, `no price of ${brand} ${article}`)
  const requested = { brand, article, supplierId: Number(offer.supplierId), quantity: offer.multiplicity }
  const added = await call(addToCart, { body: { products: [requested] } })
  must(addToCart, added.data[0]?.status === 'ok', 'the line was not taken')
  const line = (await call(readCart, {})).products.find(
    (one) => one.brand === brand && one.article === article,
  )
  must(readCart, line !== undefined, 'what was added is not in the cart')
  must(
    readCart,
    line.quantity === requested.quantity,
    `holds ${line.quantity} of ${requested.quantity} pieces`,
  )
  return line
}

export async function emptyCart(call: Call) {
  const { products } = await call(readCart, {})
  if (products.length === 0) return
  const references = products.map(({ productExternalId }) => ({ productExternalId }))
  await call(removeFromCart, { body: { products: references } })
  const left = (await call(readCart, {})).products
  must(removeFromCart, left.length === 0, 'a removed line is still in the cart')
}
