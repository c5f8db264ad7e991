import * as z from 'zod'

/** Key of the user's storage under which orders are stored, and the slot of the checkout's own choices. */
export const SAVED_ORDERS_KEY = 'order'
export const TEMPLATE_ID = 1

const savedOrder = z.looseObject({ id: z.union([z.number(), z.string()]) })

export type SavedOrder = z.output<typeof savedOrder>

/** Orders in a stored text, without what has no id; none when it is absent or not what it should be. */
export function parseSavedOrders(text: string | undefined): SavedOrder[] {
  if (!text) return []
  try {
    const stored = z.array(z.unknown()).safeParse(JSON.parse(text)).data ?? []
    return stored.flatMap((one) => savedOrder.safeParse(one).data ?? [])
  } catch {
    return []
  }
}

/** Takes the place of an order with the same id, at the end of the list. */
export function addSavedOrder(orders: readonly SavedOrder[], order: SavedOrder): SavedOrder[] {
  return [...removeSavedOrder(orders, order.id), order]
}

export function removeSavedOrder(orders: readonly SavedOrder[], id: SavedOrder['id']): SavedOrder[] {
  return orders.filter((order) => order.id !== id)
}
