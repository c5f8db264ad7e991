import * as z from 'zod'
import { type BrowserGateway, browserGateway } from '@/lib/gateway/browser-client'
import { addToCart, changeCart, readCart, removeFromCart } from '@/lib/gateway/contracts/orders/cart'
import { cartChange, lineResult } from '@/lib/gateway/contracts/orders/cart-shapes'
import { PHOTO_BATCH_SIZE } from '@/lib/gateway/contracts/limits'
import { searchPhotos } from '@/lib/gateway/contracts/site/photos'
import { isGatewayError } from '@/lib/gateway/errors'
import type { RequestOf, ResponseOf } from '@/lib/gateway/operation'
import { sendOnLeaving } from '@/lib/gateway/send-on-leaving'
import type { PartKey } from '@/lib/parts/terms/cart-rules'
import { type CartLine, type LineChange, type LineId, type LineResult, toCartLine } from './cart-line'
import { sellerOf, type RequestedItem } from './requested-item'

/** The result of a write, line by line, and the whole cart after it. */
export type CartResponse = { products?: readonly CartLine[]; data: readonly LineResult[] }

export type CartCalls = ReturnType<typeof createCartCalls>

/** The cart's calls. undefined: no answer, and what there was to say has been said. */
export function createCartCalls(gateway: () => BrowserGateway = browserGateway) {
  return {
    async read(): Promise<readonly CartLine[] | undefined> {
      return toCartLines(await gateway().call(readCart, { body: {} }))
    },

    /** Lines are numbered from 0; answers refer to these numbers. */
    add(items: readonly RequestedItem[], shopSupplierId: number): Promise<CartResponse | undefined> {
      const products = items.map((item, id) => toNewLine(item, id, shopSupplierId))
      return toAnswer(gateway().call(addToCart, { body: { products } }))
    },

    change(changes: ReadonlyMap<LineId, LineChange>): Promise<CartResponse | undefined> {
      return toAnswer(gateway().call(changeCart, { body: toChangeBody(changes) }))
    },

    /** Outlives the page; its answer is ignored. */
    changeOnLeaving(changes: ReadonlyMap<LineId, LineChange>): void {
      sendOnLeaving(changeCart, toChangeBody(changes))
    },

    async remove(
      lines: readonly Pick<CartLine, 'productId' | 'supplierId'>[],
    ): Promise<readonly CartLine[] | undefined> {
      const products = lines.map(({ productId, supplierId }) => ({
        productExternalId: productId,
        supplierId,
      }))
      return toCartLines(await gateway().call(removeFromCart, { body: { products } }))
    },

    /** Pictures in the order of the parts; none for a part without one. */
    async pictures(parts: readonly PartKey[]): Promise<string[][]> {
      const found: string[][] = []
      for (let from = 0; from < parts.length; from += PHOTO_BATCH_SIZE) {
        const body = parts
          .slice(from, from + PHOTO_BATCH_SIZE)
          .map(({ brand, article }) => ({ brand, article }))
        const response = await gateway().call(searchPhotos, { body })
        body.forEach((_, at) => found.push(response?.items[at]?.pictures ?? []))
      }
      return found
    },
  }
}

function toChangeBody(changes: ReadonlyMap<LineId, LineChange>) {
  const products = [...changes].map(([id, { car, isInOrder, ...change }]) => ({
    id,
    productExternalId: id,
    ...change,
    ...(isInOrder === undefined ? {} : { addToOrder: isInOrder }),
    ...namedCar(car),
  }))
  return { products }
}

/** Nothing where no car was named. */
function namedCar(car: CartLine['car'] | undefined): { car?: string | null } {
  return car === undefined ? {} : { car: car && car.vin }
}

type NewLine = RequestOf<typeof addToCart>['body']['products'][number]

function toNewLine(item: RequestedItem, id: number, shopSupplierId: number): NewLine {
  return {
    id,
    supplierId: sellerOf(item, shopSupplierId),
    supplierExternalId: item.supplierExternalId ?? null,
    brand: item.brand,
    brandExternalId: item.brandExternalId ?? null,
    article: item.article,
    arusCode: item.internalCode ?? null,
    title: item.title,
    quantity: item.quantity,
    addToOrder: item.isInOrder ?? true,
    price: item.price,
    goods: { product: item.ownWarehouse },
    ...namedCar(item.car),
  }
}

const refusedResponse = z.union([cartChange, z.array(lineResult).transform((data) => ({ data }))])

type WireResponse = z.output<typeof refusedResponse>

function toCartLines(response: ResponseOf<typeof readCart> | undefined): readonly CartLine[] | undefined {
  return response?.products.map(toCartLine)
}

/** A write that failed for every line carries its results in the error. */
async function toAnswer(write: Promise<WireResponse | undefined>): Promise<CartResponse | undefined> {
  const response = await write.catch((error: unknown) => {
    const refused = isGatewayError(error) ? refusedResponse.safeParse(error.body?.data) : undefined
    if (refused?.success) return refused.data
    throw error
  })
  if (!response) return undefined
  const data = response.data.map((result) => ({ ...result, data: result.data && toCartLine(result.data) }))
  return 'products' in response ? { products: response.products.map(toCartLine), data } : { data }
}
