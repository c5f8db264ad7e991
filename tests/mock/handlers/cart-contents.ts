import type { addToCart, changeCart, readCart, removeFromCart } from '@/lib/gateway/contracts/orders/cart'
import type { ParsedRequestOf, WireResponseOf } from '@/lib/gateway/operation'
import { findByCode, findByNumber, MOCKED_SUPPLIER, type MockedProduct } from '../small-shop'

type Cart = WireResponseOf<typeof readCart>
type Line = Cart['products'][number]
type CartChange = WireResponseOf<typeof addToCart>
type Added = ParsedRequestOf<typeof addToCart>['body']['products']
type Changed = ParsedRequestOf<typeof changeCart>['body']['products']
type Removed = ParsedRequestOf<typeof removeFromCart>['body']['products']

/** Nothing of that name is sold here. */
const UNKNOWN_GOODS = 1

/** The cart of one visit, newest line first. */
export class CartContents {
  #lines: readonly Line[] = []

  read(): Cart {
    return { products: [...this.#lines] }
  }

  add(added: Added): CartChange {
    const data = added.map(({ id, brand, article, quantity, addToOrder }) => {
      const goods = findByNumber(article, brand)
      if (!goods) return refusal(id)
      const line = toLine(goods, Math.min(quantity, goods.quantity), addToOrder)
      this.#lines = [line, ...this.#without([line.productExternalId])]
      return result(id, line)
    })
    return { ...this.read(), data }
  }

  change(changed: Changed): CartChange {
    const data = changed.map(({ id, productExternalId, quantity, addToOrder }) => {
      const goods = findByCode(productExternalId)
      const old = this.#lines.find((line) => line.productExternalId === productExternalId)
      if (!goods || !old) return refusal(id)
      const line = toLine(
        goods,
        Math.min(quantity ?? old.quantity, goods.quantity),
        addToOrder ?? old.addToOrder,
      )
      this.#lines = this.#lines.map((one) => (one === old ? line : one))
      return result(id, line)
    })
    return { ...this.read(), data }
  }

  remove(removed: Removed): Cart {
    this.#lines = this.#without(removed.map(({ productExternalId }) => productExternalId))
    return this.read()
  }

  #without(codes: readonly string[]): Line[] {
    return this.#lines.filter((line) => !codes.includes(line.productExternalId))
  }
}

function toLine(goods: MockedProduct, quantity: number, addToOrder: boolean): Line {
  const { code, brand, article, title, price } = goods
  return {
    productExternalId: code,
    arusCode: code,
    supplierId: MOCKED_SUPPLIER,
    brand,
    article,
    title,
    price,
    quantity,
    maxQuantity: goods.quantity,
    addToOrder,
    goods: { product: true },
  }
}

type LineResult = CartChange['data'][number]

function result(id: string | number | undefined, line: Line): LineResult {
  return { id: id ?? null, status: 'ok', data: line }
}

function refusal(id: string | number | undefined): LineResult {
  return {
    id: id ?? null,
    status: 'error',
    violations: [{ code: UNKNOWN_GOODS, message: 'Такого товара нет' }],
  }
}
