import { changeCart, readCart } from '@/lib/gateway/contracts/orders/cart'
import { checkCart, recountCart } from '@/lib/gateway/contracts/orders/checkout'
import { emptyCart, fillCart } from './fill-cart'
import { must, type Journey } from './journey'

export const cartJourney: Journey = {
  name: 'cart',
  run: async (call, facts) => {
    const { productExternalId, supplierId } = await fillCart(call, facts)
    const change = async (fields: { addToOrder: boolean }) => {
      const products = [{ productExternalId, supplierId: Number(supplierId), ...fields }]
      const { data } = await call(changeCart, { body: { products } })
      must(changeCart, data[0]?.status === 'ok', 'the line was not changed')
      return (await call(readCart, {})).products.find((line) => line.productExternalId === productExternalId)
    }
    must(changeCart, (await change({ addToOrder: false }))?.addToOrder === false, 'the line is not postponed')
    const isOrdered = (products: { productExternalId: string }[]) =>
      products.some((line) => line.productExternalId === productExternalId)
    must(changeCart, (await change({ addToOrder: true }))?.addToOrder === true, 'the line is still postponed')
    must(checkCart, isOrdered((await call(checkCart, {})).products), 'misses a line of the cart')
    must(recountCart, isOrdered((await call(recountCart, {})).products), 'misses a line of the cart')
    await emptyCart(call)
  },
}
