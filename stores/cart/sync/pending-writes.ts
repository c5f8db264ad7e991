import * as z from 'zod'
import { lineCar } from '@/lib/gateway/contracts/catalog/line-car'
import { isUnsent, type LineChange, type LineId } from '../cart-line'
import type { PendingCart } from './pending-cart'
import type { RequestedItem } from '../requested-item'

/** Unconfirmed writes of a page that was left. */
export type PendingWrites = {
  userId: string
  added: readonly RequestedItem[]
  changed: readonly (readonly [LineId, LineChange])[]
  removed: readonly LineId[]
}

const KEY = 'cartWrites'

const requestedItem = z.object({
  brand: z.string(),
  article: z.string(),
  brandExternalId: z.string().nullish(),
  internalCode: z.string().nullish(),
  supplierId: z.number().nullable(),
  supplierExternalId: z.string().nullish(),
  ownWarehouse: z.boolean(),
  title: z.string(),
  picture: z.string().nullish(),
  price: z.number(),
  oldPrice: z.number().nullish(),
  quantity: z.int(),
  unit: z.string().optional(),
  maxQuantity: z.number(),
  multiplicity: z.number(),
  deliveryTime: z.number(),
  isInOrder: z.boolean().optional(),
  car: lineCar.nullish(),
})

const lineChange = z.object({
  quantity: z.int().optional(),
  isInOrder: z.boolean().optional(),
  supplierId: z.int().optional(),
  supplierExternalId: z.string().nullish(),
  car: lineCar.nullable().optional(),
})

/** The page that stored them may have been of another version: what this one cannot read is left out. */
const pendingWrites = z.object({
  userId: z.string(),
  added: z.array(requestedItem).catch([]),
  changed: z.array(z.tuple([z.string(), lineChange])).catch([]),
  removed: z.array(z.string()).catch([]),
})

/** What is pending, in terms that mean the same to the next page: products by what they are, lines by their own ids. */
export function toPendingWrites(
  { added, changed, removed }: PendingCart,
  unsent: ReadonlyMap<LineId, RequestedItem>,
): Omit<PendingWrites, 'userId'> {
  return {
    added: added.flatMap(({ productId: id }) => {
      const item = removed.has(id) ? undefined : unsent.get(id)
      return item ? [{ ...item, quantity: changed.get(id)?.quantity ?? item.quantity }] : []
    }),
    changed: [...changed].filter(([id]) => !isUnsent(id)),
    removed: [...removed].filter((id) => !isUnsent(id)),
  }
}

/** Stored for the life of the tab, so that a reload right after a click loses nothing. */
export function keepWrites(writes: PendingWrites): void {
  const { added, changed, removed } = writes
  if (added.length + changed.length + removed.length === 0) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify(writes))
  } catch {
    return
  }
}

/** Writes stored for this user; they are handed out once. */
export function takePendingWrites(userId: string): PendingWrites | undefined {
  try {
    const text = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    const writes = pendingWrites.safeParse(JSON.parse(text ?? 'null')).data
    return writes?.userId === userId ? writes : undefined
  } catch {
    return undefined
  }
}
