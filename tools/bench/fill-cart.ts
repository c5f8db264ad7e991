import { addToCart, readCart, removeFromCart, uploadCart } from '@/lib/gateway/contracts/orders/cart'
import type { Good } from './goods.ts'
import type { Person } from './people.ts'

export async function emptyCart(person: Person): Promise<void> {
  const { products } = await person.call(readCart, { body: {} })
  if (products.length === 0) return
  await person.call(removeFromCart, {
    body: {
      products: products.map(({ productExternalId, supplierId }) => ({ productExternalId, supplierId })),
    },
  })
}

/** The least of each that can be bought. */
export async function putIntoCart(person: Person, goods: readonly Good[]): Promise<void> {
  const { data } = await person.call(addToCart, { body: { products: goods.map(toNewLine) } })
  const refused = data.filter(({ status }) => status !== 'ok')
  if (refused.length > 0)
    throw new Error(`${refused.length} of ${goods.length} goods did not go into the cart`)
}

function toNewLine(good: Good) {
  return {
    supplierId: good.supplierId ?? 0,
    brand: good.brandString,
    article: good.partNumber,
    quantity: good.multiplicity,
    price: good.price,
    goods: good.goods,
  }
}

/** Fills an empty cart from files, as a shopper would, until it has so many lines. */
export async function uploadLines(person: Person, goods: readonly Good[], requested: number): Promise<void> {
  let from = 0
  let held = 0
  while (held < requested && from < goods.length) {
    const rows = goods.slice(from, from + requested - held)
    from += rows.length
    const text = rows
      .map((good) => [good.brandString, good.partNumber, good.multiplicity].join(';'))
      .join('\n')
    const file = new File([`Бренд;Артикул;Количество\n${text}`], 'wanted.csv', { type: 'text/csv' })
    const { products } = await person.call(uploadCart, { body: { file } }, { timeoutMs: 60_000 })
    held = products.length
  }
  if (held !== requested) throw new Error(`The cart has ${held} lines instead of ${requested}`)
}
